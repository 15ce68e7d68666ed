// A returning player reads, also in the log, what a bot did for them.

import type { Event, SentEntry } from '../../src/wire'
import { asking, firstRoll, tableAt } from './asked'
import { expect, test } from './test'
import { bySeat } from './fake'

test.use({ viewport: { width: 390, height: 844 }, actionTimeout: 10_000 })

const mine = firstRoll()
const byBot = (seq: number, action: string, events: Event[]): SentEntry => ({
  seq,
  at: seq,
  entry: { type: 'acted', seat: 0, action, by: 'bot' },
  events,
})
const away: SentEntry[] = [
  byBot(58, 'keep all', [
    { event: 'kept', seat: 0, dice: mine.view.turn?.dice ?? [], rolls_left: 0 },
    { event: 'energy_gained', seat: 0, energy: 5, now: 5, cause: { dice: 'energy' }, raised_by: [] },
  ]),
  byBot(59, 'buy giant-brain', [
    { event: 'energy_spent', seat: 0, energy: 5, now: 0, cause: { purchase: 'giant-brain' } },
    { event: 'bought', seat: 0, card: 'giant-brain', paid: 5, source: { market: 2 } },
  ]),
  byBot(60, 'end', [
    { event: 'turn_began', seat: 1, extra: false, dice_fewer: 0 },
    {
      event: 'hurt',
      seat: 0,
      hearts: 3,
      now: 7,
      author: 1,
      cause: { dice: 'claw' },
      rolled: 3,
      more: 0,
      raised_by: [],
    },
  ]),
]
/** The table afterwards: the bot has bought a card, and was hit. */
const after = {
  ...mine.view,
  turn: mine.view.turn && { ...mine.view.turn, seat: 1 },
  market: ['wings', 'corner-store', null],
  monsters: mine.view.monsters.map((monster, at) =>
    at === 0 ? { ...monster, hearts: 7, powers: ['giant-brain'] } : monster,
  ),
}
const waiting = { ...asking(mine), view: after, question: null }

test('a returning player reads once what the bot did', async ({ page }) => {
  const table = await tableAt(page, mine)
  await table.cut(away, waiting)
  await page.getByRole('button', { name: 'Retry now' }).click()
  const banner = page.locator('.banner')
  await expect(banner).toHaveCount(1)
  await expect(banner).toContainText('A bot made 3 decisions for The King.')
  await expect(banner).toContainText('Giant Brain')
  await expect(banner.locator('.fx')).toContainText(/10\s*7/)
  await banner.getByRole('button', { name: 'close' }).click()
  await expect(banner).toHaveCount(0)
})

test('the news goes away with the player’s next answer', async ({ page }) => {
  const table = await tableAt(page, mine)
  table.happen(away, null)
  await expect(page.locator('.banner')).toContainText('A bot made 3 decisions')
  table.happen([bySeat(61, 0, 'pass', [{ event: 'passed', seat: 0 }])], null)
  await expect(page.locator('.banner')).toHaveCount(0)
})

test('the news survives a reload of the page', async ({ page }) => {
  const started: SentEntry = {
    seq: 1,
    at: 1,
    entry: { type: 'started', seats: [], revision: 2 },
    view: mine.view,
    info: asking(mine).info,
  }
  await tableAt(page, mine, {}, { ...waiting, entries: [started, ...away] })
  await expect(page.locator('.banner')).toContainText('A bot made 3 decisions')
})

test('the log says once a turn that a bot has played', async ({ page }) => {
  const table = await tableAt(page, mine)
  table.happen(away, null)
  await expect(page.locator('.log')).toContainText('gains 5 energy')
  await expect(page.locator('.log').getByText('is played by a bot.')).toHaveCount(1)
})
