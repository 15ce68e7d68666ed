// Names and texts of cards and tiles, as they hold at the table that is shown.

import { presetOf, priceOf, printOf, switchOf, wordsOf } from '../model/printing'
import { printing } from './printing.svelte'
import { attribute, text } from './text.svelte'

export { printOf }

/** Cards are named and worded by these rules from now on; every screen with cards says which it shows. */
export function useRules(rules: string): void {
  printing.rules = rules
}

export function nameOf(copy: string, rules = printing.rules): string {
  const id = printOf(copy)
  const card = `card-${id}`
  // The Dark Edition took over most names of today's printing.
  const isDark = switchOf(rules, 'deck') === 'dark'
  return (
    (isDark ? attribute(card, 'dark') : null) ??
    (isDark || presetOf(rules) === 'modern' ? attribute(card, 'modern') : null) ??
    text(card) ??
    id
  )
}

export function textOf(copy: string, rules = printing.rules): string {
  return attribute(`card-${printOf(copy)}`, wordsOf(copy, rules)) ?? ''
}

/** The printed price. */
export const costOf = (copy: string, rules = printing.rules): number => priceOf(copy, rules)
