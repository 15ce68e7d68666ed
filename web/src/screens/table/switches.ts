// Rules as the server writes them: a preset and the differences from it, such as `dark, wickedness=green`. The server
// tells which presets have tiles or a roll-off.

import type { Rules, TableOptions } from '../../wire'

const parts = (rules: string): string[] => rules.split(',').map((part) => part.trim())

/** Switches that are set separately from the house rules, since every rulebook leaves them to the players. */
export const APART: readonly string[] = ['wickedness', 'first_player']

/** The value of every switch under these rules. */
export function rulesOf(known: Rules, rules: string): Map<string, string> {
  const [preset = '', ...rest] = parts(rules)
  const at = Math.max(0, known.presets.indexOf(preset))
  const values = new Map(known.switches.map(({ name, presets }) => [name, presets[at] ?? '']))
  for (const part of rest) {
    const [name = '', value = ''] = part.split('=')
    if (values.has(name)) values.set(name, value)
  }
  return values
}

/** The value of every switch in the preset of these rules. */
export const usualOf = (known: Rules, rules: string): Map<string, string> => rulesOf(known, parts(rules)[0] ?? '')

/** The switches that differ from the preset, without those that are set separately. */
export function changed(known: Rules, rules: string): string[] {
  const usual = usualOf(known, rules)
  return [...rulesOf(known, rules)].flatMap(([name, value]) =>
    usual.get(name) === value || APART.includes(name) ? [] : [name],
  )
}

/** The rules without house rules; switches that are set separately stay. */
export function rulebook(rules: string): string {
  const [preset = '', ...rest] = parts(rules)
  return [preset, ...rest.filter((part) => APART.includes(part.split('=')[0] ?? ''))].join(', ')
}

/** The rules with one switch set; values of the preset are not written. */
export function withSwitch(known: Rules, rules: string, name: string, value: string): string {
  const usual = usualOf(known, rules)
  const values = rulesOf(known, rules).set(name, value)
  const own = [...values].flatMap(([key, now]) => (usual.get(key) === now ? [] : [`${key}=${now}`]))
  return [parts(rules)[0] ?? '', ...own].join(', ')
}

/** The options with other rules. Tile sides chosen by hand are dropped if the new rules leave nothing to choose. */
export function withRules(known: Rules, options: TableOptions, rules: string): TableOptions {
  const { sides, ...rest } = options
  const isMixed = rulesOf(known, rules).get('wickedness') === 'mixed'
  return { ...rest, ...(sides && isMixed ? { sides } : {}), rules }
}

/** How tiles come into the game. */
export const TILES = ['off', 'red', 'green', 'mixed', 'chosen'] as const
export type Tiles = (typeof TILES)[number]

export function tilesOf(known: Rules, { rules, sides }: TableOptions): Tiles {
  const value = rulesOf(known, rules).get('wickedness')
  return sides ? 'chosen' : (TILES.find((way) => way === value) ?? 'off')
}

/** The options with tiles chosen in this way; `sides` are the chosen ones. */
export function withTiles(known: Rules, options: TableOptions, way: Tiles, sides: readonly string[]): TableOptions {
  const rules = withSwitch(known, options.rules, 'wickedness', way === 'chosen' ? 'mixed' : way)
  const { sides: _, ...rest } = options
  return { ...rest, rules, ...(way === 'chosen' ? { sides: [...sides] } : {}) }
}

/** How the first player is found. */
export const STARTS = ['most_claws', 'free'] as const
/** One of these ways, or a named seat. */
export type Start = (typeof STARTS)[number] | number

export function startOf(known: Rules, { rules, first }: TableOptions): Start {
  const value = rulesOf(known, rules).get('first_player')
  return first ?? STARTS.find((way) => way === value) ?? 'free'
}

/** The options with this start. With a named seat the switch decides nothing and keeps the preset's value. */
export function withStart(known: Rules, options: TableOptions, start: Start): TableOptions {
  const { first: _, rules, ...rest } = options
  const isNamed = typeof start === 'number'
  const way = isNamed ? (usualOf(known, rules).get('first_player') ?? '') : start
  return { ...rest, rules: withSwitch(known, rules, 'first_player', way), ...(isNamed ? { first: start } : {}) }
}
