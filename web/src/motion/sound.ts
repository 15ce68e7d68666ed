// Sound. Browsers allow it only after a gesture: the synthesizer is fetched with the first one.

import { later } from '../session/later'
import { settings } from '../session/settings.svelte'
import type { Event } from '../wire'

let synth: typeof import('./synth') | null = null

/** Unlocks sound; call it on every gesture. */
export function unlock(): void {
  if (!settings.sound) return
  if (synth) return synth.unlock()
  later(import('./synth')).then(
    (made) => {
      synth = made
      made.unlock()
    },
    () => {
      /* The game is silent, then. */
    },
  )
}
export const tap = (): void => synth?.tap()
export const yourTurn = (): void => synth?.yourTurn()
export const play = (event: Event): void => synth?.play(event)
