// The pictures of docs/screenshots: screens as players see them, on a phone and at a desk. The tables are recorded games.

import { test, type Page } from '@playwright/test'
import { join } from 'node:path'
import { reduce } from '../../src/model/reduce'
import type { Question, TableView, Told } from '../../src/wire'
import { fake, infoOf, questions, recorded, type Fake } from '../e2e/fake'

const FOLDER = process.env['SHOTS'] ?? join(import.meta.dirname, '../../../docs/screenshots')
const SIZES = { '390x844': { width: 390, height: 844 }, '1440x900': { width: 1440, height: 900 } }
const only = process.env['ONLY']?.split(',')

interface Scene {
  name: string
  theme: 'light' | 'dark'
  path: string
  table?: Fake
  ready?: (page: Page) => Promise<void>
}

/** The entries of a recorded game up to a step, as a server would tell them. */
function entriesOf(name: string, until = Infinity): { entries: Told[]; view: TableView } {
  const game = recorded(name)
  const entries: Told[] = [{ seq: 1, at: 0, entry: { type: 'started', seats: [] }, view: game.start }]
  let view = game.start
  game.steps.slice(0, until).forEach((step, i) => {
    view = step.events.reduce(reduce, view)
    entries.push({ seq: i + 2, at: i, entry: { type: 'chance', luck: '' }, events: step.events })
  })
  return { entries, view }
}

const best = (kind: string, power?: string) => {
  const found = questions().filter(({ question }) => question.decision.decision === kind && (!power || question.choices.some((c) => c.power === power)))
  const crowd = (view: TableView) => view.monsters.reduce((sum, m) => sum + m.powers.length, 0) + 3 * view.monsters.filter((m) => m.alive).length
  return found.sort((a, b) => crowd(b.view) - crowd(a.view))[0]
}
const asked = (question: Question): Question => ({ ...question, bot_at: Date.now() + 38_000 })

function scenes(): Scene[] {
  // A first roll of a later turn, with two rolls to come.
  const at = recorded('czech').steps.findIndex((step, i) => i > 40 && step.events.some((event) => event.event === 'rolled' && event.rolls_left === 2))
  const { entries: first, view: roll } = entriesOf('czech', at + 1)
  const keep = questions().find(({ question }) => question.decision.decision === 'keep')?.question
  const crowded = best('shop')
  const threat = best('threat', 'wings') ?? best('threat')
  const over = entriesOf('dark')
  const done = infoOf(6, 'dark', 0, { phase: 'over', ending: { ending: 'played', outcome: over.view.outcome ?? 'drawn' } })
  const waiting = infoOf(6, 'dark', 0, { phase: 'waiting' })
  waiting.seats[4] = { occupant: { kind: 'guest', guest: 'g4' }, name: 'Mia', monster: null, contribution: null, resigned: false }
  waiting.seats[5] = { occupant: { kind: 'free' }, name: '', monster: null, contribution: null, resigned: false }
  return [
    { name: 'home', theme: 'light', path: '/', table: { info: waiting, view: null, question: null } },
    { name: 'table', theme: 'light', path: '/t/k7m2p9xq', table: { info: waiting, view: null, question: null } },
    { name: 'roll', theme: 'light', path: '/t/k7m2p9xq', ...(keep ? { table: { info: infoOf(4, 'czech', roll.turn?.seat ?? 0), view: roll, question: asked({ ...keep, seat: roll.turn?.seat ?? 0, choices: [], stop: [], threats: [], max_hearts: [10, 10, 10, 10], keep: 'any', decision: { decision: 'keep', rolls_left: 2 } }), entries: first } } : {}) },
    { name: 'crowded', theme: 'dark', path: '/t/k7m2p9xq', ...(crowded ? { table: { info: infoOf(crowded.view.monsters.length, crowded.rules, crowded.question.seat), view: crowded.view, question: asked(crowded.question) } } : {}) },
    { name: 'interrupt', theme: 'dark', path: '/t/k7m2p9xq', ...(threat ? { table: { info: infoOf(threat.view.monsters.length, threat.rules, threat.question.seat), view: threat.view, question: asked(threat.question) } } : {}) },
    { name: 'result', theme: 'light', path: '/t/k7m2p9xq', table: { info: done, view: over.view, question: null, entries: over.entries } },
    { name: 'replay', theme: 'dark', path: '/replay/k7m2p9xq', table: { info: done, view: over.view, question: null, entries: over.entries }, ready: async (page) => { await page.locator('#scrub').fill('9'); for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Next step' }).click() } },
    { name: 'cards', theme: 'light', path: '/cards/fire-breathing' },
  ]
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`pictures at ${size}`, async ({ browser }) => {
    test.setTimeout(300_000)
    for (const scene of scenes()) {
      if (only && !only.includes(scene.name)) continue
      const page = await browser.newPage({ viewport, colorScheme: scene.theme })
      if (scene.table) await fake(page, scene.table)
      await page.goto(scene.path)
      await page.waitForTimeout(1400)
      await scene.ready?.(page)
      await page.waitForTimeout(300)
      await page.screenshot({ path: join(FOLDER, `${scene.name}-${size}.png`) })
      await page.close()
    }
  })
}
