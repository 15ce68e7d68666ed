// Rules as the server writes them: a preset and what differs from it, such as `dark, wickedness=green`.

import type { Rules } from '../../wire'

const parts = (rules: string): string[] => rules.split(',').map((part) => part.trim())

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

/** The sides of the tiles that the rulebook of the Dark Edition lets a table choose. */
export const TILES = ['red', 'green', 'mixed'] as const

/** The switches that are not as in the preset. Which tiles are played is no rule of one's own. */
export function changed(known: Rules, rules: string): string[] {
  const [preset = ''] = parts(rules)
  const usual = rulesOf(known, preset)
  const isSide = (name: string, value: string) =>
    preset === 'dark' && name === 'wickedness' && TILES.some((side) => side === value)
  return [...rulesOf(known, rules)].flatMap(([name, value]) =>
    usual.get(name) === value || isSide(name, value) ? [] : [name],
  )
}

/** The rules without what is one's own; the side of the tiles stays. */
export function rulebook(rules: string): string {
  const [preset = '', ...rest] = parts(rules)
  return [
    preset,
    ...rest.filter((part) => preset === 'dark' && TILES.some((side) => part === `wickedness=${side}`)),
  ].join(', ')
}

/** The rules with tiles of this side; all else stays as it is. Red is how the Dark Edition has them. */
export function withTiles(rules: string, side: string): string {
  const rest = parts(rules).filter((part) => !part.startsWith('wickedness='))
  return [...rest, ...(side === 'red' ? [] : [`wickedness=${side}`])].join(', ')
}

/** The rules with one switch set; what is as in the preset is not written. */
export function withSwitch(known: Rules, rules: string, name: string, value: string): string {
  const [preset = ''] = parts(rules)
  const usual = rulesOf(known, preset)
  const values = rulesOf(known, rules).set(name, value)
  return [preset, ...[...values].flatMap(([key, now]) => (usual.get(key) === now ? [] : [`${key}=${now}`]))].join(', ')
}
