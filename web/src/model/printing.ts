// The printing of a card at a table: rulebooks word and price some cards differently, and house rules change them too.

import { OLDER_SWITCHES, POWERS, RULE_SETS, SWITCHES, type RuleSetName } from '../wire/powers'

/** The second copy of a card, marked by #2, looks and reads like the first. */
export const printOf = (id: string): string => id.replace(/#.*/, '')

export const presetOf = (rules: string): RuleSetName => (/^\w+/.exec(rules.trim())?.[0] ?? 'czech') as RuleSetName

/** The games that people know; the classic one has several printings. */
export type Edition = 'classic' | 'dark' | 'modern'
const EDITION: Record<RuleSetName, Edition> = {
  czech: 'classic',
  spanish: 'classic',
  polish: 'classic',
  dark: 'dark',
  modern: 'modern',
}
export const editionOf = (rules: string): Edition => EDITION[presetOf(rules)]

/** True if a switch of these rules differs from the printed game. */
export const hasHouseRules = (rules: string): boolean =>
  rules
    .split(',')
    .slice(1)
    .some((part) => !part.trim().startsWith('revision='))

/** The value that these rules give a switch, or their revision, beyond the name of the preset. */
function changeOf(rules: string, name: string): string | undefined {
  const change = rules
    .split(',')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  return change?.slice(name.length + 1)
}

/** The value of a switch under these rules. A game of an older revision goes on by the values of that time. */
export function switchOf(rules: string, name: string): string {
  const preset = presetOf(rules)
  const older = OLDER_SWITCHES[changeOf(rules, 'revision') ?? '']?.[name]?.[preset]
  return changeOf(rules, name) ?? older ?? SWITCHES[name]?.[RULE_SETS.indexOf(preset)] ?? ''
}

/** The attribute of a card's message that holds its text under these rules. */
export function wordsOf(copy: string, rules: string): string {
  const words = POWERS[printOf(copy)]?.words
  return words?.as[words.by.map((name) => switchOf(rules, name)).join(' ')] ?? 'text'
}

/** The printed price under these rules, or of the rulebook that has the card. */
export function priceOf(copy: string, rules: string): number {
  const { cost, house = {} } = POWERS[copy] ?? { cost: {} as Partial<Record<RuleSetName, number>> }
  const changed = rules
    .split(',')
    .map((part) => house[part.trim()])
    .find((price) => price !== undefined)
  if (changed !== undefined) return changed
  const preset = switchOf(rules, 'deck') === 'dark' ? 'dark' : presetOf(rules)
  return cost[preset] ?? cost.czech ?? cost.dark ?? 0
}
