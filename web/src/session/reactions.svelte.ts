// Reactions. They are shown for some seconds and then gone; they are no part of the game and stored nowhere.

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
  /** Tells a reaction from the one before it. */
  n: number
}

const HEARD_MS = 4500
/** The server accepts one in two seconds from each seat. */
const REST_MS = 2100

export class Reactions {
  /** The latest reaction of each seat. */
  calls: readonly Call[] = $state.raw([])
  /** True while the list to choose from is open. */
  isOpen = $state(false)
  /** True while it is too early for another reaction. */
  resting = $state(false)
  private n = 0

  /** `canCall` is true for a device with a seat; spectators only watch. */
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
    // Counted from the server's answer, since the way there takes time.
    void this.send({ type: 'react', seat, reaction }).finally(() => {
      setTimeout(() => {
        this.resting = false
      }, REST_MS)
    })
  }

  /** Removes all reactions from the screen. */
  hush(): void {
    this.calls = []
  }
}

const KEY = Symbol('reactions')

export const setReactions = (reactions: Reactions): Reactions => setContext(KEY, reactions)
/** Undefined on pages without a table. */
export const getReactions = (): Reactions | undefined => getContext<Reactions | undefined>(KEY)
