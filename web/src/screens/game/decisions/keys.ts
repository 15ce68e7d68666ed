import type { Offer } from './decision'

/** Gives an answer by its number, the usual one by Enter. */
export function pressByKey({ key }: KeyboardEvent, offers: Offer[], press: (offer: Offer) => void): boolean {
  const offer = key === 'Enter' ? offers.find(({ usual }) => usual) : offers[Number(key) - 1]
  if (offer) press(offer)
  return offer !== undefined
}

/** A tip over a whole choice would hide the question: only the focus shows it. A mouse points at picture and numbers.
 */
export const QUIET = { taps: false, points: false }
