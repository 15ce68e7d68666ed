// Names and texts of cards and tiles under the rules of the current table.

import { presetOf, priceOf, printOf, switchOf, wordsOf } from '../model/printing'
import { printing } from './printing.svelte'
import { attribute, text } from './text.svelte'

export { printOf }

/** Sets the rules by which cards are named and worded; every screen with cards calls it. */
export function useRules(rules: string): void {
  printing.rules = rules
}

export function nameOf(copy: string, rules = printing.rules): string {
  const id = printOf(copy)
  const card = `card-${id}`
  // The Dark Edition shares most names with the current printing.
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
