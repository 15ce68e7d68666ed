// Sound and touch. Browsers allow both only after a gesture: the synthesizer is fetched with the first one.

import { later } from '../session/later'
import { settings } from '../session/settings.svelte'
import type { Event } from '../wire'

let loaded: typeof import('./loud') | null = null

/** Unlocks sound; call it on every gesture. */
export function unlock(): void {
  if (!settings.sound) return
  if (loaded) return loaded.unlock()
  later(import('./loud')).then(
    (made) => {
      loaded = made
      made.unlock()
    },
    () => {
      /* The game is silent, then. */
    },
  )
}
export const tap = (): void => loaded?.tap()
export const yourTurn = (): void => loaded?.yourTurn()
export const roar = (): void => loaded?.roar()
/** Makes the events of a beat heard, and those of the player's seats felt. */
export const play = (events: readonly Event[], isOwn: (seat: number) => boolean): void => loaded?.play(events, isOwn)
