// Calls across the table. They are heard for some seconds and then gone: no part of the game, and kept nowhere.

import { getContext, setContext } from 'svelte'
import { settings } from './settings.svelte'
import type { Command, Reaction, Refusal } from '../wire'

export const REACTIONS: readonly Reaction[] = [
  'hello',
  'well_played',
  'thanks',
  'laugh',
  'roar',
  'ouch',
  'oops',
  'hurry',
]

export interface Call {
  seat: number
  reaction: Reaction
  /** Tells a call from the one before it. */
  n: number
}

const HEARD_MS = 4500
/** The server takes one in two seconds from each seat. */
const REST_MS = 2100

export class Reactions {
  /** One for each seat at most: the latest. */
  calls: readonly Call[] = $state.raw([])
  /** The list to choose from is shown. */
  isOpen = $state(false)
  /** The own last call is too fresh for another one. */
  resting = $state(false)
  private n = 0

  /** `canCall` tells whether this device has a seat: others can only listen. */
  constructor(
    private readonly send: (command: Command) => Promise<Refusal | null>,
    readonly canCall: () => boolean,
  ) {}

  hear(seat: number, reaction: Reaction): void {
    if (!settings.reactions) return
    const call: Call = { seat, reaction, n: ++this.n }
    this.calls = [...this.calls.filter((known) => known.seat !== seat), call]
    setTimeout(() => {
      this.calls = this.calls.filter(({ n }) => n !== call.n)
    }, HEARD_MS)
  }

  call(seat: number, reaction: Reaction): void {
    this.isOpen = false
    if (this.resting) return
    this.resting = true
    // Counted from the answer: the way to the server may take its time.
    void this.send({ type: 'react', seat, reaction }).finally(() => {
      setTimeout(() => {
        this.resting = false
      }, REST_MS)
    })
  }

  /** A call that has been heard is not shown any longer either. */
  hush(): void {
    this.calls = []
  }
}

const KEY = Symbol('reactions')

export const setReactions = (reactions: Reactions): Reactions => setContext(KEY, reactions)
/** Nothing on pages without a table. */
export const getReactions = (): Reactions | undefined => getContext<Reactions | undefined>(KEY)
