// The screens around the game, each used as a person would use it: home, watching, several monsters, settings.

import type { TableSummary } from '../../src/wire'
import { around, asking, commands, firstRoll, recordedQuestion } from './asked'
import { open, waiting } from './fake'
import { expect, test } from './test'

test.use({ viewport: { width: 1440, height: 900 } })

test.describe('home', () => {
  const table = (code: string, rules: string): TableSummary => ({
    table: code,
    options: { rules, public: true, clock: null, absence: { pause_s: 60, bot: 'random' } },
    phase: { phase: 'playing' },
    seats: [
      ['Ada', 'kraken', { kind: 'guest', guest: 'g1' }],
      ['Brawler', 'gigazaur', { kind: 'bot', bot: 'brawler' }],
    ],
    at: 0,
  })

  test('tables are listed in words, and both kinds lead there', async ({ page }) => {
    await open(page, '/', {
      ...waiting(),
      own: [table('aaaaaaaa', 'dark, wickedness=green')],
      lobby: [table('bbbbbbbb', 'czech')],
    })
    await expect(page.locator('.cont .listed')).toContainText('2 monsters · Dark Edition, house rules · in progress')
    await expect(page.locator('.watch .listed')).toContainText('2 monsters · Classic · in progress')
    await page.locator('.watch .listed').click()
    await expect(page).toHaveURL(/\/t\/bbbbbbbb$/)
  })

  test('nothing overlaps', async ({ page }) => {
    const tables = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].map((code) => table(code, 'dark'))
    await open(page, '/', {
      ...waiting(),
      own: tables,
      lobby: ['dddddddd', 'eeeeeeee'].map((code) => table(code, 'czech')),
    })
    await expect(page.locator('.watch .listed')).toHaveCount(2)
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1280, height: 660 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      // Boxes are as high as their contents, and end above the links.
      const boxes = await page
        .locator('.home main, .home > .more')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
      expect(boxes[0]?.bottom, `${viewport.width}`).toBeLessThanOrEqual(boxes[1]?.top ?? 0)
      for (const row of await page.locator('.listed').all()) expect((await row.boundingBox())?.height).toBeLessThan(120)
      // A covered element cannot be clicked.
      await page.locator('.watch .listed').last().click({ trial: true })
    }
  })
})

test.describe('watching', () => {
  test('a spectator chooses a seat to follow', async ({ page }) => {
    const asked = asking(recordedQuestion('keep'))
    await open(page, '/t/k7m2p9xq', { ...asked, you: 'stranger', spectators: 3 })
    await expect(page.locator('#prompt')).toContainText('You are watching, with 2 others.')
    await expect(page.locator('.hand')).toHaveCount(0)
    const eyes = page.getByRole('group', { name: 'View as' })
    await eyes.getByRole('radio', { name: 'Kraken' }).check()
    await expect(page.locator('.hand')).toContainText('Kraken')
    await expect(page.locator('.seats.left .mon').first()).toContainText('Kraken')
    await eyes.getByRole('radio', { name: 'All' }).check()
    await expect(page.locator('.hand')).toHaveCount(0)
  })
})

test('at a desk two monsters stand one above the other, beside Tokyo', async ({ page }) => {
  await open(page, '/t/k7m2p9xq', asking(firstRoll(2)))
  const boxes = await Promise.all([0, 1].map((seat) => page.locator(`.mon[data-panel="${seat}"]`).boundingBox()))
  expect(boxes[0]?.x).toBe(boxes[1]?.x)
  expect((boxes[0]?.height ?? 0) + (boxes[1]?.height ?? 0)).toBeGreaterThan(700)
})

test('a player of several monsters resigns one of them', async ({ page }) => {
  const asked = recordedQuestion('keep', ({ view }) => view.monsters.length > 2)
  const table = asking(asked)
  const sent = await open(page, '/t/k7m2p9xq', { ...table, info: around(table.info, [0, 1]) })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Resign' }).click()
  await expect(page.getByRole('alert')).toContainText('Who resigns?')
  await page.getByRole('button', { name: 'Kraken · Brawler' }).click()
  await expect.poll(() => commands(sent).filter(({ type }) => type === 'resign')).toEqual([{ type: 'resign', seat: 1 }])
})

test('a name that is saved says so', async ({ page }) => {
  await page.route('**/api/me', (route) => route.fulfill({ json: { guest: 'me', name: 'Ada', tables: [] } }))
  await page.goto('/settings')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await page.keyboard.press('Enter')
  await expect(page.locator('form.named').getByRole('status')).toContainText('Saved')
})
