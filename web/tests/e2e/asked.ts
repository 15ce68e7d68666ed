// Pages at a given question, without playing to it: a recorded one, or a recorded one with changes.

import { expect, type Page } from '@playwright/test'
import type { Choice, Closed, Event, Face, Orders, Price, SeatFigures, TableInfo, TableView } from '../../src/wire'
import { fakeTable, infoOf, questions, type Asked, type Fake, type FakeTable } from './fake'
import { read, stopClock } from './time'

/** A recorded question of this kind. Every decision is recorded, and every power that can be used at it. */
export function recordedQuestion(kind: string, is: (asked: Asked) => boolean = () => true): Asked {
  const found = questions().find((asked) => asked.question.decision.decision === kind && is(asked))
  if (!found) throw new Error(`no question of the kind ${kind} is recorded`)
  return found
}

/** A recorded question at which this power can be used. */
export const withPower = (kind: string, power: string): Asked =>
  recordedQuestion(kind, ({ question }) => question.choices.some((choice) => choice.power === power))

type Monster = TableView['monsters'][number]

/** The table with other numbers or cards of one monster. */
export const withMonster = (view: TableView, seat: number, part: Partial<Monster>): TableView => ({
  ...view,
  monsters: view.monsters.map((monster, at) => (at === seat ? { ...monster, ...part } : monster)),
})

/** The market of these shops, with printed prices 6, 3 and 5. */
export const MARKET = ['wings', 'corner-store', 'giant-brain']

/** Prices of that market, with cards that make all others cheaper by 1 each. */
export function pricesWith(energy: number, powers: string[] = []): SeatFigures['prices'] {
  const by = powers.filter((id) => ['alien-metabolism', 'tile-evil-lair'].includes(id))
  const price = (usual: number): Price => {
    const now = usual - by.length
    const short = Math.max(0, now - energy)
    return { now, ...(by.length > 0 ? { saved: by.length, by } : {}), ...(short > 0 ? { short } : {}) }
  }
  return [price(6), price(3), price(5)]
}

/** The table with other figures of one monster. */
export const withFigures = (view: TableView, seat: number, part: Partial<SeatFigures>): TableView => ({
  ...view,
  figures: view.figures.map((figures, at) => (at === seat ? { ...figures, ...part } : figures)),
})

/** Buying with this much energy, and with cards that make all others cheaper by 1 each. */
export function shopWith(energy: number, powers: string[] = []): Asked {
  const { question, view } = recordedQuestion('shop')
  const seat = question.seat
  const prices = pricesWith(energy, powers)
  const buy = (card: string, slot: number): Choice => {
    const price = prices[slot]?.now ?? 0
    const effects: Event[] = [
      { event: 'energy_spent', seat, energy: price, now: energy - price, cause: { purchase: card } },
    ]
    return { action: `buy ${card}`, verb: 'buy', power: card, effects }
  }
  const choices = [
    ...MARKET.map(buy).filter((_, slot) => !prices[slot]?.short),
    ...(energy >= 2 ? [{ action: 'sweep', verb: 'sweep', effects: [] } satisfies Choice] : []),
    { action: 'end', verb: 'end', effects: [] } satisfies Choice,
  ]
  const table = withMonster({ ...view, market: MARKET, turn: view.turn ? { ...view.turn, seat } : null }, seat, {
    alive: true,
    place: 'outside',
    energy,
    powers,
  })
  const closed: Closed[] =
    energy >= 2 ? [] : [{ verb: 'sweep', why: { lack: 'energy_short', by: 2 - energy, price: 2 } }]
  return {
    rules: 'czech',
    question: { ...question, decision: { decision: 'shop' }, choices, closed, can_take_back: false },
    view: withFigures(table, seat, { prices, uses: [] }),
  }
}

const SHOWN: Face[] = ['1', '2', '3', 'energy', 'heart', 'claw']
const FACES: Face[] = ['1', '2', '3', 'energy', 'heart', 'claw']

/** Rolling is over, and a power can turn any die: to a 1, or to any other face. */
export function fixWith(power: string, to: 'one' | 'any'): Asked {
  const { question, view } = recordedQuestion('fix')
  const seat = question.seat
  const turned = (from: Face, face: Face): Event[] => [
    { event: 'used', seat, power },
    { event: 'die_turned', seat, from, to: face, in_tray: false },
  ]
  const use = (words: string, pick: Choice['pick'], effects: Event[]): Choice => ({
    action: `use ${power} ${words}`,
    verb: 'use',
    power,
    ...(pick ? { pick } : {}),
    effects,
  })
  const choices = SHOWN.filter((from) => to === 'any' || from !== '1').flatMap((from) =>
    to === 'one'
      ? [use(from, { die: from }, turned(from, '1'))]
      : FACES.filter((face) => face !== from).map((face) =>
          use(`${from} ${face}`, { turn: [from, face] }, turned(from, face)),
        ),
  )
  const table = withMonster(
    { ...view, turn: view.turn ? { ...view.turn, seat, dice: SHOWN, tray: [], in_hand: 0 } : null },
    seat,
    { powers: [power] },
  )
  return {
    rules: 'czech',
    view: table,
    question: {
      ...question,
      decision: { decision: 'fix' },
      closed: to === 'one' ? [{ verb: 'use', power, pick: { die: '1' }, why: { lack: 'wrong_pick' } }] : [],
      choices: [...choices, { action: 'pass', verb: 'pass', effects: [] }],
    },
  }
}

/** The first roll of a game, as beginners see it; with cards there may be more than six dice. */
export function firstRoll(players = 3, faces = SHOWN): Asked {
  const { question, view } = recordedQuestion('keep')
  const monsters = view.monsters.slice(0, players).map((monster) => ({
    ...monster,
    alive: true,
    place: 'outside' as const,
    hearts: 10,
    points: 0,
    energy: 0,
    poison: 0,
    shrink: 0,
    powers: [],
  }))
  const turn = view.turn ? { ...view.turn, seat: 0, extra: false, dice: faces, in_hand: 0 } : null
  const usual = { now: 6, usual: 6 }
  const figures = monsters.map((): SeatFigures => ({
    prices: pricesWith(0),
    max_hearts: { now: 10, usual: 10 },
    dice: usual,
    rolls: { now: 3, usual: 3 },
    uses: [],
  }))
  return {
    rules: 'czech',
    view: { ...view, monsters, figures, turn, market: MARKET, bay_open: false, counters: {}, copies: {} },
    question: {
      ...question,
      seat: 0,
      decision: { decision: 'keep', rolls_left: 2 },
      closed: [],
      choices: [],
      keep: 'any',
      stop: [{ event: 'energy_gained', seat: 0, energy: 1, now: 1, cause: { dice: 'energy' }, raised_by: [] }],
    },
  }
}

/** The same moment before the roll: the dice are in the hand, and wait to be thrown. */
export function throwOf({ rules, question, view }: Asked): Asked {
  return {
    rules,
    view: { ...view, turn: view.turn && { ...view.turn, dice: [], in_hand: 6, rolls_left: 3 } },
    question: { ...question, decision: { decision: 'throw' }, keep: null, choices: [], stop: [], closed: [] },
  }
}

export const asking = ({ rules, question, view }: Asked): Fake => ({
  info: infoOf(view.monsters.length, rules, question.seat),
  view,
  question,
})

/** A page at a question, which can become another one. */
export async function tableAt(
  page: Page,
  asked: Asked,
  settings: object = {},
  more: Partial<Fake> = {},
  path = '/t/k7m2p9xq',
): Promise<FakeTable> {
  await stopClock(page)
  await page.addInitScript(
    (chosen) => {
      if (!localStorage.getItem('kaiju')) localStorage.setItem('kaiju', JSON.stringify(chosen))
    },
    { speed: 'off', sound: false, guided: true, askOrder: true, cover: false, ...settings },
  )
  const table = await fakeTable(page, { ...asking(asked), ...more })
  await page.goto(path)
  await expect(page.locator('#prompt h2')).not.toBeEmpty()
  await read(page)
  return table
}

/** A page at a question at normal speed: the film moves only when the test lets time pass. */
export const filmAt = (page: Page, asked: Asked, settings: object = {}, more: Partial<Fake> = {}): Promise<FakeTable> =>
  tableAt(page, asked, { speed: 'normal', ...settings }, more)

/** A page at a question. Returns the messages that it sends. */
export const at = async (
  page: Page,
  asked: Asked,
  settings: object = {},
  more: Partial<Fake> = {},
): Promise<string[]> => (await tableAt(page, asked, settings, more)).sent

export const commands = (sent: string[]) =>
  sent.map(
    (text) =>
      (JSON.parse(text) as { command: { type: string; action?: string; seat?: number; orders?: Orders } }).command,
  )
/** The answers that were sent. */
export const actions = (sent: string[]) =>
  commands(sent)
    .filter(({ type }) => type === 'act')
    .map(({ action }) => action)

/** The table with these seats played from this device. */
export const around = (info: TableInfo, seats: number[]): TableInfo => ({
  ...info,
  seats: info.seats.map((seat, at) => ({
    ...seat,
    occupant: seats.includes(at) ? { kind: 'guest', guest: 'me' } : { kind: 'bot', bot: 'strategist' },
  })),
})
