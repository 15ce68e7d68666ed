// The outcome of a turn in one line, beginning with the effects on the reader.

import type { Recap } from '../model/recap'
import { cardWord, monsterWord } from './rich'
import { t } from './text.svelte'

/** The parts of the line, the most important one first. */
export function partsOf(recap: Recap, own: readonly number[]): string[] {
  const whom = (seat: number) => (own.includes(seat) ? t('recap-you') : monsterWord(seat))
  const hurt = [...recap.hurt].sort(([a], [b]) => Number(own.includes(b)) - Number(own.includes(a)))
  const hit = hurt.filter(([seat]) => seat !== recap.seat)
  const loses = recap.hurt.get(recap.seat)
  const parts: string[] = []
  const [first] = hit
  if (first) parts.push(t('recap-hits', { n: first[1], whom: whom(first[0]), others: hit.length - 1 }))
  if (loses) parts.push(t('recap-loses', { n: loses }))
  for (const [seat, n] of recap.beside) parts.push(t('recap-beside', { whom: whom(seat), n: signed(-n) }))
  for (const { seat, own } of recap.outs)
    parts.push(t('recap-out', { who: seat === recap.seat ? 'self' : own ? 'other' : 'beside', whom: whom(seat) }))
  if (recap.went) parts.push(t(recap.went === 'outside' ? 'recap-left' : 'recap-entered'))
  if (recap.points !== 0) parts.push(t('recap-points', { n: signed(recap.points) }))
  if (recap.energy > 0) parts.push(t('recap-energy', { n: signed(recap.energy) }))
  if (recap.healed > 0) parts.push(t('recap-healed', { n: signed(recap.healed) }))
  if (recap.got.length > 0) parts.push(t('recap-got', { cards: recap.got.map(cardWord).join(', ') }))
  if (recap.used.length > 0) parts.push(t('recap-used', { cards: recap.used.map(cardWord).join(', ') }))
  if (recap.swept) parts.push(t('recap-swept'))
  return parts
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** The line as plain text; empty for a turn that only rolled dice. */
export const lineOf = (recap: Recap, own: readonly number[]): string => {
  const parts = partsOf(recap, own)
  return parts.length === 0 ? t('recap-nothing') : parts.join(' · ')
}
