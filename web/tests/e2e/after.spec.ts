// After the game: its figures, the picture to share, the wish for a rematch.

import type { Page } from '@playwright/test'
import { FACES, reduce } from '../../src/model/reduce'
import { storyOf, tallies } from '../../src/model/tally'
import type { TableInfo, SentEntry } from '../../src/wire'
import { violations } from './axe'
import { fake, infoOf, recorded, type Fake } from './fake'
import { expect, live, test } from './test'

const game = recorded('dark')
const end = game.steps.flatMap((step) => step.events).reduce(reduce, game.start)
const entries: SentEntry[] = [
  { seq: 1, at: 0, entry: { type: 'started', seats: [], revision: 2 }, view: game.start },
  ...game.steps.map((step, i): SentEntry => ({
    seq: i + 2,
    at: i,
    entry: { type: 'chance', luck: '' },
    events: step.events,
  })),
]
const TABLE = '/t/k7m2p9xq'
const info = (more: Partial<TableInfo> = {}): TableInfo => ({
  ...infoOf(6, 'dark', 0, { phase: 'over', ending: { ending: 'played', outcome: end.outcome ?? 'drawn' } }),
  ...more,
})
const over = (more?: Partial<TableInfo>): Fake => ({ info: info(more), view: end, question: null, entries })
const show = (page: Page, name: string) => page.getByRole('radio', { name }).check()

for (const [size, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
  desk: { width: 1440, height: 900 },
}))
  test(`the figures are those of the events, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await fake(page, over())
    await page.goto(TABLE)
    await expect(page.locator('.race-graph')).toBeVisible()
    const found = tallies(storyOf(entries), 6)
    const row = async (name: string) =>
      page
        .locator('.story tr', { has: page.getByRole('rowheader', { name }) })
        .locator('td')
        .allInnerTexts()
    const isSound = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
      expect(await violations(page, '.story')).toEqual([])
    }
    await show(page, 'Stats')
    expect(await row('Damage dealt')).toEqual(found.map(({ dealt }) => String(dealt)))
    expect(await row('Turns in Tokyo')).toEqual(found.map(({ inTokyo }) => String(inTokyo)))
    expect(await row('Cards bought')).toEqual(found.map(({ cards }) => String(cards.length)))
    await isSound()
    await show(page, 'Dice')
    expect((await row('claw')).map((cell) => cell.split('\n')[0])).toEqual(found.map(({ faces }) => String(faces.claw)))
    await expect(page.locator('.story tbody tr')).toHaveCount(FACES.length + 1)
    await isSound()
    await show(page, 'Cards')
    await expect(page.locator('.story li').first().getByRole('button').first()).toBeVisible()
    await isSound()
    await show(page, 'Race')
    await expect(page.locator('.race-graph')).toBeVisible()
  })

test('turning points stand among the moments, and lead to the replay', async ({ page }) => {
  await fake(page, over())
  await page.goto(TABLE)
  const lead = page.locator('.moments li', { hasText: 'Turning point' })
  await expect(lead).toHaveCount(1)
  await lead.getByRole('link').click()
  await expect(page).toHaveURL(/\/replay\/k7m2p9xq\/\d+$/)
})

test('a picture of the game is drawn on this device, and a text has the link to the replay', async ({ page }) => {
  await fake(page, over())
  await page.goto(TABLE)
  await page.getByRole('button', { name: 'Share' }).click()
  const picture = page.getByRole('img', { name: /^Poster of the game/ })
  await expect(picture).toBeVisible()
  const drawn = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0)
    // The colours along the middle: sky, winner, paper, lines.
    const colours = new Set<string>()
    for (let y = 0; y < canvas.height; y += 6) colours.add(String(pen?.getImageData(canvas.width / 2, y, 1, 1).data))
    return { width: canvas.width, height: canvas.height, colours: colours.size }
  })
  expect(drawn).toMatchObject({ width: 1080, height: 1350 })
  expect(drawn.colours).toBeGreaterThan(8)
  await expect(page.getByRole('link', { name: 'Save picture' })).toHaveAttribute('download', 'kaiju-k7m2p9xq.png')
  const text = page.getByRole('textbox', { name: 'Text to share' })
  await expect(text).toHaveValue(/\/replay\/k7m2p9xq$/)
  // For others the player has a name.
  await expect(text).not.toHaveValue(/\(you\)/)
  await page.getByRole('button', { name: 'Copy text' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('another player’s wish for a rematch is told by name', async ({ page }) => {
  await fake(page, over({ rematch: 'next2222', rematch_by: 'g2' }))
  await page.goto(TABLE)
  await expect(page.getByRole('status').filter({ hasText: 'rematch' })).toHaveText('Chen wants a rematch.')
  await expect(page.getByRole('link', { name: /Join the rematch/ })).toHaveAttribute('href', '/t/next2222?again')
})

live('a rematch that one player asks for is offered to the other', async ({ browser, server }) => {
  const open = async (path: string) => {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    await page.addInitScript(() => localStorage.setItem('kaiju', JSON.stringify({ speed: 'off', name: 'Bob' })))
    await page.goto(server.url + path)
    return page
  }
  const host = await open('/')
  await host.getByRole('button', { name: 'New table' }).click()
  await expect(host.locator('.chair')).toHaveCount(4)
  const guest = await open(new URL(host.url()).pathname)
  await guest.getByRole('button', { name: 'Sit here' }).first().click()
  await expect(host.locator('.chair:not(.empty)')).toHaveCount(2)
  await host.getByRole('button', { name: 'Start' }).click()
  await expect(guest.locator('.game')).toBeVisible()
  await host.getByRole('button', { name: 'Menu' }).click()
  await host.getByRole('button', { name: 'Resign' }).click()
  await host.getByRole('alert').getByRole('button', { name: 'Resign' }).click()
  await expect(host.locator('.result')).toBeVisible()
  await expect(guest.locator('.result')).toBeVisible()
  await guest.getByRole('button', { name: /Rematch/ }).click()
  await expect(host.getByRole('link', { name: /Join the rematch/ })).toContainText('Bob wants a rematch.')
  await host.getByRole('link', { name: /Join the rematch/ }).click()
  await expect(host.locator('.game')).toBeVisible()
  await expect(guest.locator('.game')).toBeVisible()
  expect(new URL(host.url()).pathname).toBe(new URL(guest.url()).pathname)
})
