// The outcome of a turn in one line, beginning with the effects on the reader.

import type { Recap } from '../model/recap'
import { cardsOf, monsterWord } from './rich'
import { t } from './text.svelte'

/** The parts of the line, the most important one first: each is a predicate about the monster whose turn it was. `me`
    tells that it is the reader's, `you` that something was done to the reader. */
export function partsOf(recap: Recap, own: readonly number[]): string[] {
  const me = isOwn(recap.seat, own)
  const whom = (seat: number) => ({ whom: monsterWord(seat), you: isOwn(seat, own) })
  const hurt = [...recap.hurt].sort(([a], [b]) => Number(own.includes(b)) - Number(own.includes(a)))
  const hit = hurt.filter(([seat]) => seat !== recap.seat)
  const loses = recap.hurt.get(recap.seat)
  const parts: string[] = []
  const [first] = hit
  if (first) parts.push(t('recap-hits', { n: first[1], ...whom(first[0]), others: hit.length - 1, me }))
  if (loses) parts.push(t('recap-loses', { n: loses, me }))
  for (const [seat, n] of recap.beside) parts.push(t('recap-beside', { ...whom(seat), n: signed(-n) }))
  for (const { seat, own } of recap.outs)
    parts.push(t('recap-out', { who: seat === recap.seat ? 'self' : own ? 'other' : 'beside', ...whom(seat), me }))
  if (recap.went) parts.push(t(recap.went === 'outside' ? 'recap-left' : 'recap-entered', { me }))
  if (recap.points !== 0) parts.push(t('recap-points', { n: signed(recap.points) }))
  if (recap.energy > 0) parts.push(t('recap-energy', { n: signed(recap.energy) }))
  if (recap.healed > 0) parts.push(t('recap-healed', { n: signed(recap.healed) }))
  parts.push(...cardsIn(recap, me))
  if (recap.swept) parts.push(t('recap-swept', { me }))
  return parts
}

/** Cards that the monster bought and used. */
function cardsIn(recap: Recap, me: string): string[] {
  const parts: string[] = []
  if (recap.got.length > 0) parts.push(t('recap-got', { ...cardsOf(recap.got), me }))
  if (recap.used.length > 0) parts.push(t('recap-used', { ...cardsOf(recap.used), me }))
  return parts
}

/** The parts of a line that have no picture; also that nothing happened. */
export function deedsOf(recap: Recap, own: readonly number[]): string[] {
  const me = isOwn(recap.seat, own)
  if (partsOf(recap, own).length === 0) return [t('recap-nothing')]
  const moved = recap.went ? [t(recap.went === 'outside' ? 'recap-out-of' : 'recap-into')] : []
  return [...moved, ...cardsIn(recap, me), ...(recap.swept ? [t('recap-fresh')] : [])]
}

/** Hearts lost in a turn by several monsters alike, or monsters that are out. */
export interface Loss {
  seats: number[]
  n: number
  out: boolean
  isOwn: boolean
}

/** The losses of a turn, those of the reader first. */
export function lossesOf(recap: Recap, own: readonly number[]): Loss[] {
  const lost = new Map(recap.hurt)
  for (const [seat, n] of recap.beside) lost.set(seat, (lost.get(seat) ?? 0) + n)
  for (const { seat } of recap.outs) if (!lost.has(seat)) lost.set(seat, 0)
  const all: Loss[] = []
  for (const [seat, n] of lost) {
    const out = recap.outs.some((one) => one.seat === seat)
    const alike = all.find((loss) => loss.n === n && loss.out === out && !loss.isOwn)
    const isMine = own.includes(seat)
    // The active monster's own loss has no portrait, so it stands alone.
    if (alike && !isMine && seat !== recap.seat && !alike.seats.includes(recap.seat)) alike.seats.push(seat)
    else all.push({ seats: [seat], n, out, isOwn: isMine })
  }
  return all.sort((a, b) => Number(b.isOwn) - Number(a.isOwn))
}

const isOwn = (seat: number, own: readonly number[]) => (own.includes(seat) ? 'yes' : 'no')

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** The line as plain text; empty for a turn that only rolled dice. */
export const lineOf = (recap: Recap, own: readonly number[]): string => {
  const parts = partsOf(recap, own)
  return parts.length === 0 ? t('recap-nothing') : parts.join(' · ')
}
