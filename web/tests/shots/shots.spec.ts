// The pictures of docs/screenshots: screens as players see them, on a phone and at a desk. The tables are recorded games;
// the crowded one is laid out by hand on top of one.

import { expect, test, type Page } from '@playwright/test'
import { join } from 'node:path'
import { reduce } from '../../src/model/reduce'
import type { Event, Face, Question, TableView, Told } from '../../src/wire'
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

/** What six monsters of the Dark Edition hold late in a long game. */
const HANDS: { hearts: number; points: number; energy: number; wickedness: number; place: 'outside' | 'city' | 'bay'; powers: string[] }[] = [
  { hearts: 7, points: 11, energy: 5, wickedness: 6, place: 'outside', powers: ['tile-devious', 'tile-cyberbrain', 'giant-brain', 'wings', 'alien-metabolism'] },
  { hearts: 9, points: 8, energy: 3, wickedness: 3, place: 'city', powers: ['tile-eternal', 'fire-breathing', 'herbivore', 'spiked-tail'] },
  { hearts: 4, points: 13, energy: 8, wickedness: 10, place: 'outside', powers: ['tile-skulking', 'tile-evil-lair', 'tile-skybeam', 'energy-hoarder', 'solar-powered'] },
  { hearts: 10, points: 6, energy: 1, wickedness: 2, place: 'outside', powers: ['even-bigger', 'armor-plating', 'camouflage'] },
  { hearts: 3, points: 15, energy: 6, wickedness: 6, place: 'bay', powers: ['tile-tireless', 'tile-full-regeneration', 'jets', 'nanobots', 'regeneration'] },
  { hearts: 8, points: 9, energy: 4, wickedness: 2, place: 'outside', powers: ['extra-head', 'acid-attack', 'zombify'] },
]
const crowdedOn = (view: TableView): TableView => ({
  ...view,
  bay_open: true,
  monsters: view.monsters.map((monster, seat) => ({ ...monster, alive: true, ...HANDS[seat] })),
})

/** What stopping with these dice would do: the plain worth of each, as on an empty hand. */
function worth({ monsters, turn }: TableView): Event[] {
  const seat = turn?.seat ?? 0
  const me = monsters[seat]
  if (!turn || !me) return []
  const count = (face: Face) => turn.dice.filter((one) => one === face).length
  const events: Event[] = []
  for (const face of ['1', '2', '3'] as const) {
    const points = Number(face) + count(face) - 3
    if (count(face) >= 3) events.push({ event: 'points_gained', seat, points, now: me.points + points, cause: { dice: face } })
  }
  const [energy, hearts, claws] = [count('energy'), me.place === 'outside' ? Math.min(count('heart'), 10 - me.hearts) : 0, count('claw')]
  if (energy > 0) events.push({ event: 'energy_gained', seat, energy, now: me.energy + energy, cause: { dice: 'energy' } })
  if (hearts > 0) events.push({ event: 'healed', seat, hearts, now: me.hearts + hearts, cause: { dice: 'heart' } })
  monsters.forEach((other, at) => {
    const isHit = other.alive && at !== seat && (other.place === 'outside') !== (me.place === 'outside')
    if (isHit && claws > 0) events.push({ event: 'hurt', seat: at, hearts: claws, now: other.hearts - claws, cause: { dice: 'claw' }, author: seat })
  })
  return events
}

/** Puts the dice of one face on the shelf. */
const keeping = (face: Face) => async (page: Page) => {
  const dice = await page.locator(`.rolling .die[data-face="${face}"]`).evaluateAll((found) => found.map((die) => die.getAttribute('data-die')))
  for (const die of dice) await page.keyboard.press(String(Number(die) + 1))
}

const best = (kind: string, power?: string) => {
  const found = questions().filter(({ question }) => question.decision.decision === kind && (!power || question.choices.some((c) => c.power === power)))
  const crowd = (view: TableView) => view.monsters.reduce((sum, m) => sum + m.powers.length, 0) + 3 * view.monsters.filter((m) => m.alive).length
  return found.sort((a, b) => crowd(b.view) - crowd(a.view))[0]
}
// The picture is taken a while after this.
const asked = (question: Question): Question => ({ ...question, bot_at: Date.now() + 41_000 })

function scenes(): Scene[] {
  // A first roll with two to come, before anybody is out.
  const at = recorded('czech').steps.findIndex((step, i) => i > 35 && step.events.some((event) => event.event === 'rolled' && event.rolls_left === 2))
  const { entries: first, view: roll } = entriesOf('czech', at + 1)
  const keep = questions().find(({ question }) => question.decision.decision === 'keep')?.question
  const { entries: late, view: long } = entriesOf('dark', 186)
  const crowded = crowdedOn(long)
  const threat = best('threat', 'jets')
  // The log before the blow: turns of the same rulebook, then the roll that is on the table.
  const roller = threat?.view.turn?.seat ?? 0
  const other = threat ? [...entriesOf(threat.rules, 160).entries, {
    seq: 900, at: 0, entry: { type: 'chance' as const, luck: '' },
    events: [
      { event: 'turn_began' as const, seat: roller, extra: false, dice_fewer: 0 },
      { event: 'rolled' as const, seat: roller, dice: threat.view.turn?.dice ?? [], rolled: 6, rolls_left: 0 },
    ],
  }] : []
  const over = entriesOf('dark')
  const done = infoOf(6, 'dark', 0, { phase: 'over', ending: { ending: 'played', outcome: over.view.outcome ?? 'drawn' } })
  const waiting = infoOf(6, 'dark', 0, { phase: 'waiting' })
  waiting.seats[4] = { occupant: { kind: 'guest', guest: 'g4' }, name: 'Mia', monster: null, contribution: null, resigned: false }
  waiting.seats[5] = { occupant: { kind: 'free' }, name: '', monster: null, contribution: null, resigned: false }
  return [
    { name: 'home', theme: 'light', path: '/', table: { info: waiting, view: null, question: null } },
    { name: 'table', theme: 'light', path: '/t/k7m2p9xq', table: { info: waiting, view: null, question: null } },
    { name: 'roll', theme: 'light', path: '/t/k7m2p9xq', ...(keep ? { table: { info: infoOf(4, 'czech', roll.turn?.seat ?? 0), view: roll, question: asked({ ...keep, seat: roll.turn?.seat ?? 0, choices: [], stop: worth(roll), threats: [], max_hearts: [10, 10, 10, 10], keep: 'any', decision: { decision: 'keep', rolls_left: 2 } }), entries: first }, ready: keeping('claw') } : {}) },
    { name: 'crowded', theme: 'dark', path: '/t/k7m2p9xq', ...(keep ? { table: { info: infoOf(6, 'dark', crowded.turn?.seat ?? 0), view: crowded, question: asked({ ...keep, seat: crowded.turn?.seat ?? 0, choices: [], stop: worth(crowded), threats: [], max_hearts: [10, 10, 10, 12, 10, 10], keep: 'any', decision: { decision: 'keep', rolls_left: 1 } }), entries: late }, ready: keeping('1') } : {}) },
    { name: 'interrupt', theme: 'dark', path: '/t/k7m2p9xq', ...(threat ? { table: { info: infoOf(threat.view.monsters.length, threat.rules, threat.question.seat), view: threat.view, question: asked(threat.question), entries: other } } : {}) },
    { name: 'result', theme: 'light', path: '/t/k7m2p9xq', table: { info: done, view: over.view, question: null, entries: over.entries } },
    { name: 'replay', theme: 'dark', path: '/replay/k7m2p9xq', table: { info: done, view: over.view, question: null, entries: over.entries }, ready: async (page) => { await page.locator('#scrub').fill('9'); for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Next step' }).click() } },
    { name: 'cards', theme: 'light', path: '/cards/fire-breathing' },
  ]
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`pictures at ${size}`, async ({ browser }) => {
    test.setTimeout(300_000)
    for (const name of scenes().map((scene) => scene.name)) {
      // Made anew for each picture: the clock runs from now.
      const scene = scenes().find((one) => one.name === name)
      if (!scene || (only && !only.includes(name))) continue
      const page = await browser.newPage({ viewport, colorScheme: scene.theme })
      if (scene.table) await fake(page, scene.table)
      await page.goto(scene.path)
      await expect(page.locator('main').first()).toBeVisible()
      await page.waitForTimeout(1400)
      await scene.ready?.(page)
      await page.waitForTimeout(600)
      await page.screenshot({ path: join(FOLDER, `${scene.name}-${size}.png`) })
      await page.close()
    }
  })
}
