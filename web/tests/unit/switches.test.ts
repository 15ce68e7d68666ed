// House rules: what is written, and which options go together.

import { describe, expect, test } from 'vitest'
import { hasHouseRules } from '../../src/model/printing'
import { PAIRS } from '../../src/model/tiles'
import * as switches from '../../src/screens/table/switches'

describe('house rules', () => {
  const known = {
    presets: ['czech', 'polish', 'dark'],
    revision: 1,
    switches: [
      { name: 'bay_use', values: ['on', 'off'], presets: ['on', 'off', 'on'] },
      { name: 'wickedness', values: ['off', 'red', 'green', 'mixed'], presets: ['off', 'off', 'red'] },
      { name: 'first_player', values: ['most_claws', 'free'], presets: ['most_claws', 'free', 'most_claws'] },
    ],
  }
  test('only what differs from the rulebook is written', () => {
    expect(switches.withSwitch(known, 'dark', 'wickedness', 'green')).toBe('dark, wickedness=green')
    expect(switches.withSwitch(known, 'dark, wickedness=green', 'bay_use', 'off')).toBe(
      'dark, bay_use=off, wickedness=green',
    )
    expect(switches.withSwitch(known, 'dark, wickedness=green', 'wickedness', 'red')).toBe('dark')
    expect(switches.changed(known, 'dark, wickedness=red')).toEqual([])
    expect(switches.changed(known, 'czech, wickedness=mixed, bay_use=off')).toEqual(['bay_use'])
  })

  test('a table with house rules says so, whatever its printing and revision', () => {
    expect(['czech', 'dark', 'polish, revision=1'].map(hasHouseRules)).toEqual([false, false, false])
    expect(hasHouseRules('czech, revision=1, bay_use=off')).toBe(true)
  })

  const options = { rules: 'polish', public: false, clock: null, absence: { pause_s: 60, bot: 'random' } }
  test('the first player is a switch or a seat, never both', () => {
    expect(switches.startOf(known, options)).toBe('free')
    const rolled = switches.withStart(known, options, 'most_claws')
    expect(rolled).toEqual({ ...options, rules: 'polish, first_player=most_claws' })
    const named = switches.withStart(known, rolled, 2)
    expect(named).toEqual({ ...options, first: 2 })
    expect(switches.startOf(known, named)).toBe(2)
    expect(switches.withStart(known, named, 'free')).toEqual(options)
  })

  test('chosen sides need mixed tiles, and go with them', () => {
    const sides = PAIRS.map(([, green]) => green)
    const chosen = switches.withTiles(known, options, 'chosen', sides)
    expect(chosen).toEqual({ ...options, rules: 'polish, wickedness=mixed', sides })
    expect(switches.tilesOf(known, chosen)).toBe('chosen')
    expect(switches.withRules(known, chosen, 'dark, wickedness=mixed').sides).toEqual(sides)
    expect(switches.withRules(known, chosen, 'dark')).toEqual({ ...options, rules: 'dark' })
    expect(switches.withTiles(known, chosen, 'mixed', sides)).toEqual({ ...options, rules: 'polish, wickedness=mixed' })
    expect(switches.withTiles(known, chosen, 'off', sides)).toEqual(options)
  })
})
