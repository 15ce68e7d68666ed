// A device remembers what it saw of the dice, and finds out a record that the server has changed, however consistently.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { check } from '../../src/fair/check'
import { judge } from '../../src/fair/judge'
import { readRecord } from '../../src/fair/record'
import { dailySecretOf } from '../../src/fair/stream'
import { begin, follow, note, sealed, type Witness } from '../../src/model/witness'
import type { SeatInfo, SentEntry, TableInfo } from '../../src/wire'

const ROOT = join(import.meta.dirname, '../../..')
const read = (name: string) => readFileSync(join(ROOT, 'tests/records', name), 'utf8')
const text = read('revision-1/czech-2-1.kot')
/** Another game of the same players at the same table: flawless by itself. */
const other = read('revision-1/czech-2-2.kot')

const chance = (luck: string): SentEntry => ({ seq: 1, at: 0, entry: { type: 'chance', luck } })

const seat = (guest: string, contribution: string | null): SeatInfo => ({
  occupant: { kind: 'guest', guest },
  name: guest,
  monster: null,
  contribution,
  resigned: false,
})

const waiting = (commitment: string, seats: SeatInfo[]): TableInfo => ({
  table: 't',
  options: { rules: 'czech', public: false, clock: null, absence: { pause_s: 60, bot: 'random' } },
  phase: { phase: 'waiting' },
  host: 'ada',
  seats,
  fairness: { commitment, secret: null },
  rematch: null,
})

/** A device that has watched the whole game of a record; `own` is its randomness. */
function watched(record: string, own: readonly string[] = []): Witness {
  const { commitment, chances } = readRecord(record)
  const witness = sealed(waiting(commitment, []))
  witness.own = [...own]
  chances.forEach(({ kind, words }, n) => note(witness, n, chance([kind, ...words].join(' '))))
  return witness
}

const known = (witness: Witness | null, record = text) => ({
  shown: readRecord(record).commitment,
  witness,
  daily: null,
})

describe('a record', () => {
  test('is called fair only by a device that saw the seal before the game', () => {
    expect(judge(text, known(null))).toMatchObject({ is: 'alone' })
    expect(judge(text, known(watched(text)))).toMatchObject({
      is: 'witnessed',
      dice: 288,
      draws: 34,
      testimony: { seen: readRecord(text).chances.length, own: 0 },
    })
  })

  test('that was changed with its seal, key and dice is found out by the device of a player', () => {
    // By itself it is without fault, and the server shows its seal as if it had always been this one.
    expect(check(other, readRecord(other).commitment)).toMatchObject({ is: 'fair' })
    expect(judge(other, known(null, other))).toMatchObject({ is: 'alone' })
    expect(judge(other, known(watched(text), other))).toEqual({ is: 'fault', verdict: { is: 'foreign' } })
  })

  test('that has the old seal and other dice is found out by the first die', () => {
    // As if the server knew two keys with one seal.
    const witness = { ...watched(text), seal: readRecord(other).commitment }
    expect(judge(other, known(witness, other))).toMatchObject({ is: 'contradicted', testimony: { is: 'changed' } })
  })

  test('without the randomness of the device, or with an earlier end, is found out', () => {
    const { contributions } = readRecord(text)
    const given = contributions.filter((hex) => hex !== null)
    expect(judge(text, known(watched(text, given)))).toMatchObject({ is: 'witnessed' })
    expect(judge(text, known(watched(text, ['ab'.repeat(32)])))).toEqual({
      is: 'contradicted',
      testimony: { is: 'own' },
    })
    const longer = watched(text)
    note(longer, longer.chances.length, chance('dice 1 1 1 1 1 1'))
    expect(judge(text, known(longer))).toEqual({ is: 'contradicted', testimony: { is: 'short' } })
  })

  test('may have cards that the device was not shown, and dice in another order', () => {
    const witness = watched(text)
    const first = witness.chances.findIndex((luck) => luck?.startsWith('draw '))
    const roll = witness.chances.findIndex((luck) => luck?.startsWith('dice '))
    witness.chances[first] = null
    witness.chances[roll] =
      witness.chances[roll]
        ?.split(' ')
        .reverse()
        .join(' ')
        .replace(/(.*) dice$/, 'dice $1') ?? ''
    const all = witness.chances.length
    expect(judge(text, known(witness))).toMatchObject({ is: 'witnessed', testimony: { seen: all - 1, all } })
  })

  test('from a daily game is fair if its key is that of the day', () => {
    expect(dailySecretOf(20000)).toBe('98e829219817fbd7d971600bac401bc84d603cc0702a7fc26cfbc8f67f5d1980')
    expect(judge(text, { ...known(null), daily: 20000 })).toEqual({ is: 'fault', verdict: { is: 'foreign' } })
  })
})

describe('a server', () => {
  const [one, two] = ['1'.repeat(64), '2'.repeat(64)]
  const added = new Set([one, two])

  test('that takes away the randomness of a device is found out', () => {
    const witness = sealed(waiting('seal', [seat('ada', null)]))
    follow(witness, waiting('seal', [seat('ada', one), seat('ben', '3'.repeat(64))]), 'ada', added)
    expect(witness.given).toEqual({ 0: one })
    follow(witness, waiting('seal', [seat('ada', null)]), 'ada', added)
    expect(witness.contradicted).toBe(true)
  })

  test('may give seats new numbers, and free the seat of somebody who leaves', () => {
    const witness = sealed(waiting('seal', [seat('ada', null)]))
    follow(witness, waiting('seal', [seat('ada', one), seat('ada', two)]), 'ada', added)
    follow(witness, waiting('seal', [seat('ben', null), seat('ada', two)]), 'ada', added)
    begin(witness, [seat('ada', two), seat('ben', null)])
    expect(witness).toMatchObject({ own: [two], contradicted: false })
    begin(witness, [])
    expect(witness.contradicted).toBe(false)
  })

  test('that shows two seals or tells a die in two ways is found out', () => {
    const witness = sealed(waiting('seal', []))
    follow(witness, waiting('other seal', []), 'ada', added)
    expect(witness.contradicted).toBe(true)
    const again = watched(text)
    note(again, 0, chance(again.chances[0] ?? ''))
    expect(again.contradicted).toBe(false)
    note(again, 0, chance('dice 1'))
    expect(again.contradicted).toBe(true)
  })
})
