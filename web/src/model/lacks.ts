// Reasons why something cannot be done now. They come from the server: with the question to the asked player, and with
// the figures and moments of the table to everybody. Pure.

import type { Closed, Face, Lack, Pick, Price, Question, TableView } from '../wire'

/** The table as one seat of this device looks at it. */
export interface Eyes {
  table: TableView
  /** The seat; nothing for those who only watch. */
  me: number | null
  /** The question, if that seat must answer it. */
  asked: Question | null
}

/** Something that cannot be picked: a monster by its seat, or a card. */
export interface ClosedPick<Id = string> {
  id: Id
  why: Lack
}

const isOffered = ({ asked }: Eyes, verb: 'buy' | 'use', power: string): boolean =>
  asked?.choices.some((choice) => choice.verb === verb && choice.power === power) ?? false

/** The lack of an answer that belongs to the open decision. */
const closed = ({ asked }: Eyes, is: (answer: Closed) => boolean): Lack | null => asked?.closed?.find(is)?.why ?? null

/** The lack of a purchase, apart from the moment. */
export const lackAt = ({ now, short = 0, lack }: Price): Lack | null =>
  short > 0 ? { lack: 'energy_short', by: short, price: now } : (lack ?? null)

/** A face-up card. */
export function lackToBuy(eyes: Eyes, card: string): Lack | null {
  const { table, me } = eyes
  if (me === null || isOffered(eyes, 'buy', card)) return null
  const price = table.figures[me]?.prices[table.market.indexOf(card)]
  return (price ? lackAt(price) : null) ?? { lack: 'not_now', at: table.moments.buy }
}

/** New cards, where cards can be bought. */
export const lackToSweep = (eyes: Eyes): Lack | null => closed(eyes, ({ verb }) => verb === 'sweep')

/** A card or tile of one's own. */
export function lackToUse(eyes: Eyes, power: string): Lack | null {
  const { table, me } = eyes
  if (me === null || isOffered(eyes, 'use', power)) return null
  const waits = table.figures[me]?.uses.find((use) => use.power === power)?.why
  return closed(eyes, (one) => one.power === power && one.pick === undefined) ?? waits ?? null
}

/** The face of the die that a pick is about. */
export const pickedFace = (pick: Pick | undefined): Face | null =>
  typeof pick !== 'object' ? null : 'die' in pick ? pick.die : 'turn' in pick ? pick.turn[0] : null

/** A die, with the power for which one is picked, if one is. */
export const lackOfDie = (eyes: Eyes, face: Face, power: string | null): Lack =>
  closed(eyes, (one) => pickedFace(one.pick) === face && (power === null || one.power === power)) ??
  closed(eyes, ({ verb }) => verb === 'keep') ?? { lack: 'not_now', at: eyes.table.moments.keep }

/** Monsters, and cards before them, that cannot be picked with a power. */
export function closedPicks({ asked }: Eyes, power: string): { monsters: ClosedPick<number>[]; powers: ClosedPick[] } {
  const picks = asked?.closed?.filter((one) => one.power === power) ?? []
  return {
    monsters: picks.flatMap(({ pick, why }) =>
      typeof pick === 'object' && 'monster' in pick ? [{ id: pick.monster, why }] : [],
    ),
    powers: picks.flatMap(({ pick, why }) =>
      typeof pick === 'object' && 'power' in pick ? [{ id: pick.power, why }] : [],
    ),
  }
}
