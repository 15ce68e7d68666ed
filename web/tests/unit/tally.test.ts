// The figures of a game, over the recorded games.

import { expect, test } from 'vitest'
import { FACES, reduce } from '../../src/model/reduce'
import type { StoryEvent } from '../../src/model/story'
import { winnerOf } from '../../src/model/story'
import { diceOf, expected, tallies, thrown } from '../../src/model/tally'
import { turnings } from '../../src/model/turning'
import type { Event } from '../../src/wire'
import { recorded } from '../e2e/fake'

const GAMES = ['czech', 'spanish', 'polish', 'dark']

function storyOf(name: string): StoryEvent[] {
  let turn = 0
  return recorded(name).steps.flatMap((step, seq) =>
    step.events.map((event) => {
      if (event.event === 'turn_began') turn += 1
      return { seq, turn, event }
    }),
  )
}
const all = <Kind extends Event['event']>(story: StoryEvent[], kind: Kind) =>
  story.flatMap(({ event }) => (event.event === kind ? [event as Extract<Event, { event: Kind }>] : []))
const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)

test.each(GAMES)('every die of %s that was rolled is counted once', (name) => {
  const story = storyOf(name)
  const rolled =
    sum(all(story, 'rolled').map((event) => event.rolled)) +
    sum(all(story, 'side_rolled').map(({ dice }) => dice.length)) +
    all(story, 'die_rerolled').length
  const counted = tallies(story, recorded(name).players).map(diceOf)
  expect(rolled).toBeGreaterThan(100)
  expect(sum(counted)).toBe(rolled)
})

test.each(GAMES)('hearts, points, turns and cards of %s add up', (name) => {
  const { players, start, steps } = recorded(name)
  const story = storyOf(name)
  const found = tallies(story, players)
  expect(sum(found.map(({ turns }) => turns))).toBe(all(story, 'turn_began').length)
  expect(sum(found.map(({ taken }) => taken))).toBe(sum(all(story, 'hurt').map(({ hearts }) => hearts)))
  const byOthers = all(story, 'hurt').filter(({ author, seat }) => author !== null && author !== seat)
  expect(sum(found.map(({ dealt }) => dealt))).toBe(sum(byOthers.map(({ hearts }) => hearts)))
  expect(found.map(({ cards }) => cards.length)).toEqual(
    found.map((_, seat) => all(story, 'bought').filter((event) => event.seat === seat).length),
  )
  // A turn in Tokyo is one at whose beginning the table has the monster there.
  let table = start
  const inTokyo = found.map(() => 0)
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.event === 'turn_began' && table.monsters[event.seat]?.place !== 'outside')
      inTokyo[event.seat] = (inTokyo[event.seat] ?? 0) + 1
    table = reduce(table, event)
  }
  expect(found.map((tally) => tally.inTokyo)).toEqual(inTokyo)
  expect(sum(inTokyo)).toBeGreaterThan(0)
  expect(sum(found.map(({ tokyoPoints }) => tokyoPoints))).toBeGreaterThan(0)
})

test('dice that were kept are not counted again', () => {
  expect(thrown(['1', '1', 'claw', 'heart'], ['1', 'claw'])).toEqual(['1', 'heart'])
  const story = (
    [
      { event: 'turn_began', seat: 0, extra: false, dice_fewer: 0 },
      { event: 'rolled', seat: 0, rolled: 3, dice: ['1', 'claw', 'claw'], rolls_left: 2 },
      { event: 'kept', seat: 0, dice: ['claw', 'claw'], rolls_left: 2 },
      { event: 'rolled', seat: 0, rolled: 1, dice: ['heart', 'claw', 'claw'], rolls_left: 1 },
    ] as const
  ).map((event, seq) => ({ seq, turn: 1, event: event as unknown as Event }))
  const [tally] = tallies(story, 1)
  expect(tally?.faces).toEqual({ '1': 1, '2': 0, '3': 0, energy: 0, heart: 1, claw: 2 })
  expect(tally?.best).toEqual({ face: 'claw', n: 2, seq: 1 })
  expect(expected(12)).toBe(12 / FACES.length)
})

test.each(GAMES)('the winner of %s leads from the turning point on', (name) => {
  const { players, end } = recorded(name)
  const story = storyOf(name)
  const winner = winnerOf(end.outcome)
  expect(winner).not.toBeNull()
  const points = turnings(story, players, winner)
  expect(points.map(({ seq }) => seq)).toEqual(points.map(({ seq }) => seq).sort((a, b) => a - b))
  const lead = points.find(({ kind }) => kind === 'lead')
  expect(lead).toMatchObject({ seat: winner })
  let table = recorded(name).start
  recorded(name).steps.forEach(({ events }, seq) => {
    table = events.reduce(reduce, table)
    if (seq < (lead?.seq ?? 0)) return
    const others = table.monsters.filter((_, seat) => seat !== winner)
    expect(Math.max(...others.map((monster) => monster.points))).toBeLessThan(table.monsters[winner ?? 0]?.points ?? 0)
  })
  // With more than two monsters there is a moment when two are left, if only one survives.
  const outs = all(story, 'eliminated').length
  expect(points.filter(({ kind }) => kind === 'duel').length).toBe(outs >= players - 2 && players > 2 ? 1 : 0)
})

test('a game without a winner has no lead for good', () => {
  expect(turnings(storyOf('czech'), 4, null).every(({ kind }) => kind === 'duel')).toBe(true)
})
