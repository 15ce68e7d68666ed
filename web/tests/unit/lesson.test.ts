// The hints of the guided first game: one at a time, when they are needed, and what they make of the advice.

import { expect, test } from 'vitest'
import { adviceOf, hintOf, LESSONS, remarkOf, type Facts, type Hint } from '../../src/screens/game/lesson'
import type { Event, Face, Question } from '../../src/wire'
import { questions } from '../e2e/fake'

const keep = questions().find(({ question }) => question.decision.decision === 'keep' && question.keep === 'any')
if (!keep) throw new Error('no roll is recorded')
const { view } = keep

/** A moment of the first game: the first seat is asked. */
function facts(kind: string, dice: Face[], more: { king?: number; rolls?: number; turns?: number } = {}): Facts {
  const { king = -1, rolls = 1, turns = 1 } = more
  const question = {
    ...keep?.question,
    seat: 0,
    decision: { decision: kind },
    keep: kind === 'keep' ? 'any' : null,
    no_healing: undefined,
  } as unknown as Question
  const rolled = { event: 'rolled', seat: 0 } as unknown as Event
  return {
    question,
    me: 0,
    turns,
    turn: Array.from({ length: rolls }, () => rolled),
    table: {
      ...view,
      monsters: view.monsters.map((monster, seat) => ({ ...monster, place: seat === king ? 'city' : 'outside' })),
      turn: view.turn ? { ...view.turn, seat: 0, dice } : null,
    },
  }
}

/** The hints of a game in which each is read when it comes. */
function hintsOf(game: Facts[]): (Hint | null)[] {
  const read = new Set<Hint>()
  return game.map((moment) => {
    const hint = hintOf(moment, read)
    if (hint) read.add(hint)
    return hint
  })
}

test('each idea comes when it is needed, and then there is nothing more to tell', () => {
  const game = [
    facts('throw', []),
    facts('keep', ['3', '3', 'energy', '1', '2', 'heart']),
    facts('keep', ['3', '3', '3', 'energy', '1', '2'], { rolls: 2 }),
    facts('throw', [], { king: 1, turns: 2 }),
    facts('keep', ['claw', 'claw', '1', '2', '3', '3'], { king: 1, turns: 2 }),
    facts('leave', [], { king: 0, turns: 2 }),
    facts('throw', [], { king: 0, turns: 3 }),
    facts('keep', ['heart', 'heart', '1', '2', '3', '3'], { king: 1, turns: 3 }),
    facts('shop', [], { king: 1, turns: 3 }),
    facts('shop', [], { king: 1, turns: 3 }),
    facts('throw', [], { king: 1, turns: 4 }),
  ]
  expect(hintsOf(game)).toEqual([
    'welcome',
    'sets',
    'energy',
    'tokyo',
    'claws',
    'leave',
    'city',
    'hearts',
    'shop',
    'done',
    null,
  ])
})

test('a game that brings nothing up hears the rest late, one at a time', () => {
  const game = Array.from({ length: 12 }, () => facts('start', [], { turns: 9 }))
  expect(hintsOf(game)).toEqual([...LESSONS, 'done', null, null])
})

test('hearts are spoken of only where they heal', () => {
  const inTokyo = facts('keep', ['heart', '1', '2', '3', '3', '1'], { king: 0 })
  const question = { ...inTokyo.question, no_healing: { lack: 'only_outside' } } as unknown as Question
  expect(hintOf({ ...inTokyo, question }, new Set(['welcome', 'sets', 'city']))).toBe(null)
})

test('advice is the best pair, and may be let go', () => {
  const dice: Face[] = ['1', '1', '3', '3', 'heart', 'claw']
  const advice = adviceOf('sets', facts('keep', dice))
  expect(advice).toEqual(['3', '3'])
  expect(adviceOf('sets', facts('keep', ['1', '2', '3', 'heart', 'claw', 'energy']))).toEqual([])
  const told = { hint: 'sets', advice, dice: dice.length } as const
  const kept = (dice: Face[]): Event[] => [{ event: 'kept', seat: 0, dice, rolls_left: 2 }]
  expect(remarkOf(told, kept(['3', '3', 'heart']), 0)).toBe('well')
  expect(remarkOf(told, kept(['1', '1']), 0)).toBe('sets')
  expect(remarkOf(told, kept(dice), 0)).toBe('stopped')
  expect(remarkOf(told, [], 0)).toBe(null)
  expect(remarkOf(told, kept(['3', '3']), 1)).toBe(null)
  // Three of a kind score already.
  expect(remarkOf({ ...told, advice: ['3', '3', '3'] }, kept(['3', '3', '3', '1', '1', 'claw']), 0)).toBe('well')
})
