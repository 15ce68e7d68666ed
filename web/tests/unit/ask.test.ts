// The prompt asks only about what is offered: a power that can be used at any time is offered at most decisions, and
// alone it neither sells a card nor turns a die.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Choice, Decision, Event, OrderReason, Question, TableView } from '../../src/wire'
import { sourceOf } from '../../vite/texts'

interface Asked {
  rules: string
  question: Question
  view: TableView
}
const recorded = JSON.parse(readFileSync(join(import.meta.dirname, '../games/questions.json'), 'utf8')) as Asked[]

let askOf: typeof import('../../src/screens/game/decisions/ask').askOf
let plain: (words: string) => string

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  ;({ askOf } = await import('../../src/screens/game/decisions/ask'))
  const { speak } = await import('../../src/text/text.svelte')
  speak('en', sourceOf('en'))
  const { spoken } = await import('../../src/text/spoken')
  plain = (words) => spoken(words, (seat) => `Monster ${seat}`)
})

/** A table at which seat 0 is asked in its own turn. */
function table(turn = 0): TableView {
  const view = recorded.find(({ question, view }) => question.decision.decision === 'sell' && view.turn)?.view
  if (!view?.turn) throw new Error('a sale is recorded')
  const monsters = view.monsters.map((monster) => ({
    ...monster,
    alive: true,
    place: 'outside' as const,
    hearts: 4,
    energy: 2,
    powers: [],
  }))
  return {
    ...view,
    monsters,
    copies: {},
    market: ['wings', 'corner-store', 'giant-brain'],
    turn: { ...view.turn, seat: turn, hearts: 0, claws: 0, waiting: [], tray: [] },
  }
}

const use = (power: string, effects: Event[], pick?: Choice['pick']): Choice => ({
  action: `use ${power}`,
  verb: 'use',
  power,
  ...(pick ? { pick } : {}),
  effects: [{ event: 'used', seat: 0, power }, ...effects],
})
const RAPID = use('rapid-healing', [
  { event: 'energy_spent', seat: 0, energy: 2, now: 0, cause: { power: 'rapid-healing' } },
  { event: 'healed', seat: 0, hearts: 1, now: 5, cause: { power: 'rapid-healing' }, raised_by: [] },
])
const AWAKE = use('hibernation', [{ event: 'discarded', seat: 0, power: 'hibernation' }])
const out = (verb: 'pass' | 'end', effects: Event[] = [{ event: 'passed', seat: 0 }]): Choice => ({
  action: verb,
  verb,
  effects,
})
const pass = out('pass')

function ask(decision: Decision, choices: Choice[], view = table(), order: OrderReason[] = []) {
  const question: Question = {
    seq: 1,
    seat: 0,
    decision,
    keep: decision.decision === 'keep' ? 'all' : null,
    choices,
    order,
    can_take_back: false,
    bot_at: null,
    reserve_ms: null,
  }
  const { title, why, isAside, offers } = askOf(question, view, { bought: false, blow: '' })
  const last = offers.find(({ choices: [first] }) => first?.verb === 'pass' || first?.verb === 'end')
  return {
    title: plain(title),
    why: plain(why),
    isAside,
    last: last ? plain(`${last.title} · ${last.sub}`) : '',
    offers,
  }
}

describe('a power that can be used at any time, alone', () => {
  const cases: {
    decision: Decision
    title?: string
    why: string
    last?: string
    view?: () => TableView
    choices?: Choice[]
  }[] = [
    {
      decision: { decision: 'start' },
      title: 'Before you roll',
      why: 'You can use a power now.',
      last: 'Roll · use nothing first',
    },
    {
      decision: { decision: 'start' },
      choices: [
        out('pass', [
          { event: 'passed', seat: 0 },
          {
            event: 'dice_counted',
            seat: 0,
            dice: 0,
            rolls_left: 0,
            dice_by: [],
            shrunk: 0,
            dice_fewer: 0,
            rolls_by: [],
          },
        ]),
      ],
      why: 'You have no dice this turn.',
      last: 'Go on · use nothing',
    },
    {
      decision: { decision: 'keep', rolls_left: 0 },
      title: 'Your roll',
      why: 'No rolls left, but a card can still be used.',
      choices: [],
    },
    {
      decision: { decision: 'probe' },
      why: 'Monster 1 has rolled.',
      last: 'Go on · use nothing',
      view: () => table(1),
    },
    { decision: { decision: 'fix' }, why: 'Rolling is over.', last: 'Go on · leave the dice as they are' },
    {
      decision: { decision: 'side_dice' },
      why: 'Dice were rolled for a card.',
      last: 'Go on · leave the dice as they are',
    },
    { decision: { decision: 'resolve' }, why: 'Your dice are being resolved.', last: 'Go on · use nothing' },
    {
      decision: { decision: 'threat', loss: 1 },
      why: 'You are about to lose 1 heart.',
      last: 'Take it · use nothing',
    },
    {
      decision: { decision: 'threat', loss: 0 },
      why: 'Damage is coming, but you lose nothing.',
      last: 'Take it · use nothing',
    },
    { decision: { decision: 'left' }, why: 'You left Tokyo.', last: 'Go on · use nothing' },
    {
      decision: { decision: 'shop' },
      why: 'You have 2 energy and can’t buy any of these cards now.',
      last: 'End turn · next player’s turn',
      choices: [out('end', [])],
    },
    { decision: { decision: 'reveal' }, why: 'A new card is in the market.', last: 'Go on · use nothing' },
    { decision: { decision: 'sell' }, why: 'Your turn is about to end.', last: 'End turn · use nothing' },
    { decision: { decision: 'again' }, why: 'Your turn is about to end.', last: 'End turn · use nothing' },
  ]
  for (const { decision, title, why, last = '', view = () => table(), choices = [pass] } of cases) {
    for (const power of [RAPID, AWAKE]) {
      test(`${decision.decision}: ${why} ${power.power}`, () => {
        const asked = ask(decision, [power, ...choices], view())
        expect(asked.title).toBe(title ?? (power === RAPID ? 'Use Rapid Healing?' : 'Use Hibernation?'))
        expect(asked.why).toBe(why)
        expect(asked.last).toBe(last)
        if (decision.decision === 'reveal') expect(asked.isAside).toBe(true)
      })
    }
    test(`${decision.decision}: ${why} two of them`, () =>
      expect(ask(decision, [RAPID, AWAKE, ...choices], view()).title).toBe(
        title ?? (decision.decision === 'threat' && decision.loss > 0 ? 'Block the damage?' : 'Use a card?'),
      ))
  }
})

describe('with a power that is asked about', () => {
  const sale = use(
    'metamorph',
    [
      { event: 'discarded', seat: 0, power: 'wings' },
      { event: 'energy_gained', seat: 0, energy: 6, now: 8, cause: { power: 'metamorph' }, raised_by: [] },
    ],
    { power: 'wings' },
  )
  const turned = use('stretchy', [{ event: 'die_turned', seat: 0, from: '1', to: 'claw', in_tray: false }], {
    turn: ['1', 'claw'],
  })
  const reroll = use('background-dweller', [{ event: 'die_lifted', seat: 0, face: '3', in_tray: false }])

  test('a card can be sold', () => {
    expect(ask({ decision: 'sell' }, [sale, pass])).toMatchObject({
      title: 'Sell a card?',
      last: 'Sell nothing · end the turn',
    })
    // Passing does not use anything else, either.
    expect(ask({ decision: 'sell' }, [sale, RAPID, pass])).toMatchObject({
      title: 'Sell a card?',
      last: 'End turn · use nothing',
    })
  })
  test('a power that sells only itself is named once', () => {
    const own = use('metamorph', [{ event: 'discarded', seat: 0, power: 'metamorph' }], { power: 'metamorph' })
    expect(ask({ decision: 'sell' }, [own, pass]).offers.map(({ title }) => plain(title))).toContain('Metamorph')
  })
  test('dice can be changed', () => {
    for (const power of [turned, reroll])
      expect(ask({ decision: 'fix' }, [power, RAPID, pass])).toMatchObject({
        title: 'Change a die?',
        why: 'Rolling is over; your cards can still change the dice.',
      })
  })
  test('a last roll says what a card can do about it', () => {
    const more = use('telepath', [{ event: 'roll_gained', rolls_left: 1, cause: { power: 'telepath' } }])
    expect(ask({ decision: 'keep', rolls_left: 0 }, [more]).why).toBe('No rolls left, but a card can give you another.')
    expect(ask({ decision: 'keep', rolls_left: 0 }, [reroll, RAPID]).why).toBe(
      'No rolls left, but a card can still change your dice.',
    )
  })
  test('something can be bought, or only swept away', () => {
    const buy: Choice = { action: 'buy', verb: 'buy', power: 'corner-store', effects: [] }
    const sweep: Choice = { action: 'sweep', verb: 'sweep', effects: [] }
    const top: Choice = { ...use('made-in-a-lab', []), open: 'card' }
    for (const one of [buy, top])
      expect(ask({ decision: 'shop' }, [one, RAPID, out('end', [])])).toMatchObject({
        title: 'Buy something?',
        why: 'You have 2 energy.',
      })
    expect(ask({ decision: 'shop' }, [sweep, AWAKE, out('end', [])])).toMatchObject({
      title: 'Sweep the market?',
      why: 'You have 2 energy and can’t buy any of these cards now.',
    })
  })
  test('hearts go somewhere, or a power can be used in between', () => {
    const heal: Choice = {
      action: 'resolve heart',
      verb: 'resolve',
      face: 'heart',
      uses_heart: true,
      effects: [
        { event: 'block_resolved', face: 'heart', count: 1 },
        { event: 'healed', seat: 0, hearts: 1, now: 5, cause: { dice: 'heart' }, raised_by: [] },
      ],
    }
    const order: OrderReason[] = [
      { reason: 'power', power: 'rapid-healing' },
      { reason: 'answer', power: 'burrowing' },
    ]
    expect(ask({ decision: 'resolve' }, [heal, RAPID], table(), order)).toMatchObject({
      title: 'What comes first?',
      why: 'Rapid Healing can be used in between. Burrowing may act after the attack.',
    })
    expect(ask({ decision: 'resolve' }, [heal, RAPID]).why).toBe('Choose the order; each step can affect the next.')
  })
  test('dice that a card rolled name it and say what they do', () => {
    const used = out('pass', [
      { event: 'passed', seat: 0 },
      { event: 'side_dice_used', seat: 0, power: 'camouflage', dice: ['3'] },
    ])
    const asked = ask({ decision: 'side_dice' }, [reroll, used])
    expect(asked.title).toBe('Change the dice for Camouflage?')
    expect(asked.why).toMatch(/roll a die.*heart/i)
    expect(ask({ decision: 'side_dice' }, [RAPID, used]).why).toMatch(/^Dice were rolled for Camouflage/)
  })
})

test('every recorded question is asked about what it offers', () => {
  for (const { question, view } of recorded) {
    const { title } = askOf(question, view, { bought: false, blow: '' })
    const kind = question.decision.decision
    if (kind === 'threat') continue
    expect(plain(title), kind).not.toMatch(/^Use /)
  }
})
