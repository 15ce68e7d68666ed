// The pictures of docs/screenshots: screens as players see them, on a phone and at a desk. The tables are moments of
// two games between bots, which crates/web/tests/scenes.rs reads from their records. Only the players' names are made
// up.

import { expect, test, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Event, Face, Question, TableInfo, TableSummary, TableView, SentEntry } from '../../src/wire'
import { fake, infoOf, type Fake } from '../e2e/fake'
import { checkDice } from '../e2e/player'
import { NOW, stopClock } from '../e2e/time'
import { speak } from '../e2e/tongues'

const FOLDER = process.env['SHOTS'] ?? join(import.meta.dirname, '../../../docs/screenshots')
const SIZES = { '390x844': { width: 390, height: 844 }, '1440x900': { width: 1440, height: 900 } }
const only = process.env['ONLY']?.split(',')
/** Other languages, for a look at them: `SPEAK=cs,pl ONLY=home,crowded,interrupt SHOTS=/tmp npm run shots`. */
const languages = process.env['SPEAK']?.split(',')

interface Game {
  start: TableView
  end: TableView
  steps: Event[][]
  moments: Record<string, { step: number; question: Question; view: TableView }>
}

interface Scene {
  name: string
  theme: 'light' | 'dark'
  path: string
  table: Fake
  /** The record for the page to download. */
  record?: string
  ready?: (page: Page) => Promise<void>
}

const read = (file: string) => readFileSync(join(import.meta.dirname, 'games', file), 'utf8')
const { classic, dark } = JSON.parse(read('scenes.json')) as { classic: Game; dark: Game }

/** A game up to a step, as a server would send it. */
const entriesOf = ({ start, steps }: Game, until = Infinity): SentEntry[] => [
  { seq: 1, at: 0, entry: { type: 'started', seats: [], revision: 2 }, view: start },
  ...steps
    .slice(0, until)
    .map((events, i): SentEntry => ({ seq: i + 2, at: i, entry: { type: 'chance', luck: '' }, events })),
]

/** A moment of a game, on the page of the player who is asked. */
function at(game: Game, rules: string, name: string): Fake {
  const moment = game.moments[name]
  if (!moment) throw new Error(`no moment is called ${name}`)
  const { step, view, question } = moment
  return {
    info: infoOf(view.monsters.length, rules, question.seat),
    view,
    question: { ...question, bot_at: NOW + 41_000 },
    entries: entriesOf(game, step),
  }
}

/** Puts the dice of these faces on the shelf. */
const keeping =
  (...faces: Face[]) =>
  async (page: Page) => {
    for (const face of faces) {
      const dice = await page
        .locator(`.rolling .die[data-face="${face}"]`)
        .evaluateAll((found) => found.map((die) => die.getAttribute('data-die')))
      for (const die of dice) await page.keyboard.press(String(Number(die) + 1))
    }
  }

function scenes(): Scene[] {
  const winner = dark.moments['crowded']?.question.seat ?? 0
  const record = read('dark.kot')
  const word = (key: string) => new RegExp(`^${key} (\\w+)$`, 'm').exec(record)?.[1] ?? ''
  const done: TableInfo = {
    ...infoOf(6, 'dark', winner, { phase: 'over', ending: { ending: 'played', outcome: dark.end.outcome ?? 'drawn' } }),
    fairness: { commitment: word('commitment'), secret: word('secret') },
  }
  const over: Fake = { info: done, view: dark.end, question: null, entries: entriesOf(dark) }
  const info = infoOf(6, 'dark', 0, { phase: 'waiting' })
  info.seats[4] = {
    occupant: { kind: 'guest', guest: 'g4' },
    name: 'Mia',
    monster: null,
    contribution: null,
    resigned: false,
  }
  info.seats[5] = { occupant: { kind: 'free' }, name: '', monster: null, contribution: null, resigned: false }
  const waiting: Fake = { info, view: null, question: null }
  const listed = (table: string, players: number, rules: string): TableSummary => {
    const { options, seats } = infoOf(players, rules, 0)
    return {
      table,
      options,
      phase: { phase: 'playing' },
      seats: seats.map(({ name, monster, occupant }) => [name, monster, occupant]),
      at: 0,
    }
  }
  const home: Fake = { ...waiting, own: [listed('k7m2p9xq', 4, 'czech')], lobby: [listed('w3x8d2mn', 6, 'dark')] }
  const table = '/t/k7m2p9xq'
  return [
    { name: 'home', theme: 'light', path: '/', table: home },
    { name: 'table', theme: 'light', path: table, table: waiting },
    { name: 'roll', theme: 'light', path: table, table: at(classic, 'czech', 'roll'), ready: keeping('claw') },
    { name: 'crowded', theme: 'dark', path: table, table: at(dark, 'dark', 'crowded'), ready: keeping('3', 'claw') },
    { name: 'interrupt', theme: 'dark', path: table, table: at(dark, 'dark', 'interrupt') },
    { name: 'result', theme: 'light', path: table, table: over },
    {
      name: 'replay',
      theme: 'dark',
      path: '/replay/k7m2p9xq',
      table: over,
      record,
      ready: async (page) => {
        await checkDice(page)
        await expect(page.locator('.verdict.good')).toBeVisible()
        await page.locator('#scrub').fill('62')
        for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Next step' }).click()
        await page.evaluate(() => scrollTo(0, 0))
      },
    },
    { name: 'cards', theme: 'light', path: '/cards/fire-breathing', table: waiting },
  ]
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`pictures at ${size}`, async ({ browser }) => {
    for (const [scene, language] of scenes().flatMap((one) =>
      (languages ?? ['en']).map((code) => [one, code] as const),
    )) {
      if (only && !only.includes(scene.name)) continue
      const page = await browser.newPage({ viewport, colorScheme: scene.theme })
      // A player with open games has played before.
      await page.addInitScript(() => localStorage.setItem('kaiju', JSON.stringify({ guided: true })))
      await speak(page, language)
      await stopClock(page)
      await fake(page, scene.table)
      const { record } = scene
      if (record)
        await page.route('**/api/tables/*/record', (route) =>
          route.fulfill({ body: record, contentType: 'text/plain' }),
        )
      await page.goto(scene.path)
      await expect(page.locator('main').first()).toBeVisible()
      await page.clock.runFor(1400)
      await scene.ready?.(page)
      await page.clock.runFor(600)
      await page.screenshot({
        animations: 'disabled',
        path: join(FOLDER, `${scene.name}${languages ? `-${language}` : ''}-${size}.png`),
      })
      await page.close()
    }
  })
}
