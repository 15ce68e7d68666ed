import type { Offer } from './decision'

/** Gives an answer by its number, the usual one by Enter. */
export function pressByKey({ key }: KeyboardEvent, offers: Offer[], press: (offer: Offer) => void): boolean {
  const offer = key === 'Enter' ? offers.find(({ usual }) => usual) : offers[Number(key) - 1]
  if (offer) press(offer)
  return offer !== undefined
}

/** No tip at hover or tap: over a whole choice it would hide the question. Its picture and numbers have their own. */
export const QUIET = { taps: false, points: false }
