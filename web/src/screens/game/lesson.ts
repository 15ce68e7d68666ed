// The guided first game: which hint is due, what it advises, and what is said of the choice. Hints speak of what is
// seen, one idea at a time, in the order in which the ideas are needed.

import type { Event, Face, Question, TableView } from '../../wire'

/** All ideas, in the order in which they are told where the game does not bring them up by itself. */
export const LESSONS = ['welcome', 'sets', 'energy', 'tokyo', 'claws', 'leave', 'city', 'hearts', 'shop'] as const
export type Lesson = (typeof LESSONS)[number]
export type Hint = Lesson | 'done'
/** A remark about a choice. */
export type Remark = 'well' | 'stopped' | 'sets' | 'claws' | 'hearts' | 'left' | 'stayed' | 'bought' | 'saved'

export interface Facts {
  /** The player's question, once it is shown. */
  question: Question | null
  table: TableView
  me: number
  /** Events of the player's turn so far; none while another monster has its turn. */
  turn: readonly Event[]
  /** The player's turns that have begun. */
  turns: number
}

/** The player's turn from which on the rest is told at any decision: most first games last longer. */
const LATE = 4

const kindOf = ({ question }: Facts) => question?.decision.decision ?? null
const isHome = ({ table, me }: Facts) => table.monsters[me]?.place === 'outside'
export const kingOf = ({ monsters }: TableView): number => monsters.findIndex(({ place }) => place === 'city')
const diceOf = ({ table }: Facts): Face[] => table.turn?.dice ?? []
const rolls = ({ turn }: Facts): number => turn.filter(({ event }) => event === 'rolled').length
/** Dice can be rolled again. */
const rolling = (facts: Facts) => facts.question?.keep === 'any'

const DUE: Record<Lesson, (facts: Facts) => boolean> = {
  welcome: () => true,
  sets: rolling,
  energy: (facts) => rolling(facts) && rolls(facts) > 1 && diceOf(facts).includes('energy'),
  tokyo: (facts) => kindOf(facts) === 'throw' && isHome(facts) && facts.turns > 1,
  claws: (facts) => rolling(facts) && isHome(facts) && facts.turns > 1 && diceOf(facts).includes('claw'),
  leave: (facts) => kindOf(facts) === 'leave',
  city: (facts) => facts.question !== null && kindOf(facts) !== 'leave' && !isHome(facts),
  hearts: (facts) => rolling(facts) && diceOf(facts).includes('heart') && !facts.question?.no_healing,
  shop: (facts) => kindOf(facts) === 'shop',
}

/** The hint that is due, given those that were read. */
export function hintOf(facts: Facts, read: ReadonlySet<Hint>): Hint | null {
  const left = LESSONS.filter((lesson) => !read.has(lesson))
  const late = facts.question && facts.turns >= LATE ? left[0] : undefined
  const due = left.find((lesson) => DUE[lesson](facts))
  return due ?? late ?? (left.length === 0 && !read.has('done') ? 'done' : null)
}

const NUMBERS: readonly Face[] = ['3', '2', '1']

/** The dice that a hint advises to keep. */
export function adviceOf(hint: Hint | null, facts: Facts): Face[] {
  if (!rolling(facts)) return []
  const dice = diceOf(facts)
  const all = (face: Face) => dice.filter((die) => die === face)
  switch (hint) {
    case 'sets': {
      const [best = []] = NUMBERS.map(all).sort((a, b) => b.length - a.length)
      return best.length > 1 ? best : []
    }
    case 'claws':
      return all('claw')
    case 'hearts':
      return all('heart')
    default:
      return []
  }
}

/** A hint with the moment at which it stood. */
export interface Told {
  hint: Hint
  advice: readonly Face[]
  /** The dice on the table. */
  dice: number
}

/** The remark about the choice that followed a hint, given the events since; null if there is nothing to say. */
export function remarkOf({ hint, advice, dice }: Told, since: readonly Event[], me: number): Remark | null {
  const own = since.filter((event) => 'seat' in event && event.seat === me)
  const did = (kind: Event['event']) => own.some(({ event }) => event === kind)
  if (hint === 'leave') return did('stayed') ? 'stayed' : did('moved') ? 'left' : null
  if (hint === 'shop') return did('bought') ? 'bought' : 'saved'
  const [face] = advice
  const kept = own.find((event) => event.event === 'kept')
  if (kept?.event !== 'kept' || !face) return null
  if (kept.dice.filter((die) => die === face).length < advice.length)
    return hint === 'sets' || hint === 'claws' || hint === 'hearts' ? hint : null
  return hint === 'sets' && kept.dice.length >= dice && advice.length < 3 ? 'stopped' : 'well'
}
