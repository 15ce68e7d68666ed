// Shaking the device throws the dice, where it tells its movements and the player has not switched that off.

import { settings } from '../session/settings.svelte'

/** Acceleration that is a shake, in metres per second squared, without gravity. */
const STRONG = 14
/** Two of them within this time are meant: a phone that is put down gives one. Milliseconds. */
const WITHIN = 700
/** Movements this soon after one belong to it. Milliseconds. */
const APART = 90

interface AsksFirst {
  requestPermission(): Promise<'granted' | 'denied'>
}
const asksFirst = (): AsksFirst | null =>
  typeof DeviceMotionEvent === 'undefined' || !('requestPermission' in DeviceMotionEvent)
    ? null
    : (DeviceMotionEvent as unknown as AsksFirst)

/** True on devices that are held in a hand and tell their movements. */
export const hasShake = (): boolean =>
  typeof DeviceMotionEvent !== 'undefined' && isSecureContext && matchMedia('(pointer: coarse)').matches

/** True if a shake would be felt. */
export const canShake = (): boolean => hasShake() && settings.shake

/** Asks the browser for the movements, where it wants to be asked. Call it on a gesture. */
export async function allowShake(): Promise<boolean> {
  const ask = asksFirst()
  return !ask || (await ask.requestPermission().catch(() => 'denied')) === 'granted'
}

/** Calls back on a shake, until the result is called. */
export function onShake(shaken: () => void): () => void {
  let last = -Infinity
  const feel = ({ acceleration, timeStamp }: DeviceMotionEvent) => {
    const { x, y, z } = acceleration ?? {}
    if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) < STRONG || timeStamp - last < APART) return
    const isSecond = timeStamp - last < WITHIN
    last = timeStamp
    if (isSecond) shaken()
  }
  addEventListener('devicemotion', feel)
  return () => removeEventListener('devicemotion', feel)
}
