// The analysis of a game: the graph under the replay, the worth of a moment, and luck and skill at the result.

import type { Page } from '@playwright/test'
import { reduce } from '../../src/model/reduce'
import type { SentEntry } from '../../src/wire'
import { analysisOf } from './analysed'
import { violations } from './axe'
import { fake, infoOf, recorded } from './fake'
import { watch } from './player'
import { expect, live, test } from './test'

const game = recorded('dark')
const end = game.steps.flatMap((step) => step.events).reduce(reduce, game.start)
const entries: SentEntry[] = [
  { seq: 1, at: 0, entry: { type: 'started', seats: [], revision: 2 }, view: game.start },
  ...game.steps.map((step, i): SentEntry => ({
    seq: i + 2,
    at: i,
    entry: { type: 'acted', seat: 0, action: '', by: 'player' },
    events: step.events,
  })),
]
const info = infoOf(6, 'dark', 0, { phase: 'over', ending: { ending: 'played', outcome: end.outcome ?? 'drawn' } })
const analysis = analysisOf(entries, 6)

async function open(page: Page, path = '/replay/k7m2p9xq'): Promise<string[]> {
  const errors = watch(page)
  await fake(page, { info, view: end, question: null, entries, analysis })
  await page.goto(path)
  return errors
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Everybody’s chance to win' })
const box = (page: Page) => page.getByRole('region', { name: 'Analysis' })

for (const theme of ['light', 'dark'] as const)
  test.describe(theme, () => {
    test.use({ colorScheme: theme, viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' })

    test('chances and choices fit on a small phone, and are accessible', async ({ page }) => {
      const errors = await open(page)
      await expect(slider(page)).toBeVisible()
      const mistake = box(page).getByRole('button', { name: /makes a mistake/ })
      await mistake.first().click()
      await expect(box(page).getByRole('row')).toHaveCount(4)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      expect(await violations(page, '.judgement')).toEqual([])
      expect(await violations(page, '.time')).toEqual([])
      expect(errors).toEqual([])
    })

    test('luck and skill fit at the result, and are accessible', async ({ page }) => {
      const errors = await open(page, '/t/k7m2p9xq')
      const skill = page.getByRole('table', { name: 'What changed everybody’s chance to win' })
      await expect(skill).toBeVisible()
      await expect(skill.getByRole('row')).toHaveCount(7)
      await expect(skill.getByRole('row').nth(1)).toContainText('+41%')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      expect(await violations(page, '.skill')).toEqual([])
      expect(errors).toEqual([])
    })
  })

test('arrow keys go along the graph, and the board follows', async ({ page }) => {
  await open(page)
  await slider(page).focus()
  await page.keyboard.press('Home')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Turn 0: .* 17%, .* 17%/)
  await expect(page.locator('.now-turn b')).toHaveText('Turn 0')
  await page.keyboard.press('PageUp')
  await expect(page.locator('.now-turn b')).toHaveText('Turn 1')
  const at = Number(await slider(page).getAttribute('aria-valuenow'))
  await page.keyboard.press('ArrowRight')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(at + 1))
  await page.keyboard.press('ArrowLeft')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(at))
  await page.keyboard.press('End')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /100%|99%/)
  // The replay's own keys still work elsewhere.
  await page.getByRole('button', { name: 'Next step' }).focus()
  await page.keyboard.press('Home')
  await expect(page.locator('.now-turn b')).toHaveText('Turn 0')
})

test('a press on the graph shows that moment, and a mouse over it its chances', async ({ page }) => {
  await open(page)
  await expect(slider(page)).toBeVisible()
  const area = await slider(page).boundingBox()
  if (!area) throw new Error('the graph has no place')
  const before = await page.locator('.win-graph .shares').innerText()
  await page.mouse.move(area.x + (area.width - 52) / 2, area.y + 40)
  await expect(page.locator('.win-graph .shares')).not.toHaveText(before)
  await expect(page.locator('.now-turn b')).toHaveText('Turn 0')
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.locator('.now-turn b')).not.toHaveText('Turn 0')
})

test('every answer of a decision is told with its chance, and the deep look with its margin', async ({ page }) => {
  await open(page)
  await page.route('**/api/tables/*/analysis/deep', (route) => route.fulfill({ json: analysisOf(entries, 6, true) }))
  await box(page)
    .getByRole('button', { name: /makes a mistake/ })
    .first()
    .click()
  const rows = box(page).getByRole('row')
  await expect(rows.nth(0)).toContainText('25%')
  await expect(rows.nth(1)).toContainText('chosen')
  await expect(rows.nth(2)).toContainText('Wings')
  await expect(rows.nth(3)).toContainText('Keep nothing')
  await expect(box(page)).toContainText('A mistake: it cost 4.3%')
  await page.getByRole('button', { name: 'Look deeper' }).click()
  await expect(rows.nth(0)).toContainText('25% ± 2.2%')
})

test('the graph shows points too, and a game that cannot be analysed still shows them', async ({ page }) => {
  await open(page)
  await page.getByRole('radio', { name: 'Points' }).check()
  await expect(page.locator('.race-graph')).toBeVisible()
  let tries = 0
  await page.route('**/api/tables/*/analysis', (route) => {
    tries += 1
    const refusal = { code: 'server_full', message: '' }
    return tries === 1 ? route.fulfill({ status: 503, json: refusal }) : route.fulfill({ json: analysis })
  })
  await page.reload()
  await expect(page.locator('.race-graph')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(slider(page)).toBeVisible()
})

live('the server analyses a game that has ended', async ({ page, server }) => {
  await page.addInitScript(() => localStorage.setItem('kaiju', JSON.stringify({ speed: 'off', name: 'Bob' })))
  await page.goto(server.url)
  await page.getByRole('button', { name: 'New table' }).click()
  await expect(page.locator('.chair')).toHaveCount(4)
  await page.getByRole('button', { name: 'Add a bot' }).last().click()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.locator('.game')).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Resign' }).click()
  await expect(page.locator('.result')).toBeVisible()
  await expect(page.getByRole('table', { name: 'What changed everybody’s chance to win' })).toBeVisible()
})
