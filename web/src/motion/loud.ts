// Plays the sounds of events, and lets a phone vibrate with those that happen to its player.

import { settings } from '../session/settings.svelte'
import type { Event } from '../wire'
import { soundsOf, TOUCH_OF_TURN, touchOf } from './sounds'
import { sing } from './synth'

export { unlock } from './synth'

/** One tap switches off everything that is not seen. */
function vibrate(pattern: readonly number[]): void {
  if (settings.sound && settings.vibrate && pattern.length > 0 && 'vibrate' in navigator)
    navigator.vibrate([...pattern])
}

export const tap = (): void => sing({ name: 'tap', n: 1 })
export const roar = (): void => sing({ name: 'roar', n: 1 })
export function yourTurn(): void {
  sing({ name: 'turn', n: 1 })
  vibrate(TOUCH_OF_TURN)
}

export function play(events: readonly Event[], isOwn: (seat: number) => boolean): void {
  soundsOf(events).forEach(sing)
  vibrate(events.map((event) => touchOf(event, isOwn)).find((pattern) => pattern.length > 0) ?? [])
}
