// Plays the sounds of events, and lets a phone vibrate with those that happen to its player.

import { settings } from '../session/settings.svelte'
import type { Event } from '../wire'
import { soundsOf, TOUCH_OF_TURN, touchOf, type Sound } from './sounds'
import { deskOn, levelAt, sing } from './synth'

let speaker: { context: AudioContext; desk: ReturnType<typeof deskOn> } | null = null

/** Browsers allow sound only after a gesture. */
export function unlock(): void {
  if (!settings.sound) return
  if (!speaker) {
    const context = new AudioContext()
    speaker = { context, desk: deskOn(context) }
  }
  if (speaker.context.state === 'suspended') void speaker.context.resume()
}

function sound(heard: Sound): void {
  if (!settings.sound || !speaker) return
  const { desk } = speaker
  desk.master.gain.value = levelAt(settings.volume)
  sing(desk, heard)
}

/** One tap switches off everything that is not seen. */
function vibrate(pattern: readonly number[]): void {
  if (settings.sound && settings.vibrate && pattern.length > 0 && 'vibrate' in navigator)
    navigator.vibrate([...pattern])
}

export const tap = (): void => sound({ name: 'tap', n: 1 })
export const roar = (): void => sound({ name: 'roar', n: 1 })
export function yourTurn(): void {
  sound({ name: 'turn', n: 1 })
  vibrate(TOUCH_OF_TURN)
}

export function play(events: readonly Event[], isOwn: (seat: number) => boolean): void {
  soundsOf(events).forEach(sound)
  vibrate(events.map((event) => touchOf(event, isOwn)).find((pattern) => pattern.length > 0) ?? [])
}
