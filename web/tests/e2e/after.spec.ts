// After the game: its figures, the picture to share, the wish for a rematch.

import type { Page } from '@playwright/test'
import { FACES } from '../../src/model/reduce'
import { storyOf, tallies } from '../../src/model/tally'
import { violations } from './axe'
import { fake, fakeTable, open, type Fake } from './fake'
import { finished } from './finished'
import { byDay, expect, live, test } from './test'

const over = finished('dark')
const TABLE = '/t/k7m2p9xq'
const show = (page: Page, name: string) => page.getByRole('radio', { name }).check()

for (const [size, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
  desk: { width: 1440, height: 900 },
}))
  test(`the figures are those of the events, ${size}`, byDay(size !== 'phone'), async ({ page }) => {
    await page.setViewportSize(viewport)
    await fake(page, over)
    await page.goto(TABLE)
    await expect(page.locator('.race-graph')).toBeVisible()
    const found = tallies(storyOf(over.entries), 6)
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
  await fake(page, over)
  await page.goto(TABLE)
  const lead = page.locator('.moments li', { hasText: 'Turning point' })
  await expect(lead).toHaveCount(1)
  await lead.getByRole('link').click()
  await expect(page).toHaveURL(/\/replay\/k7m2p9xq\/\d+$/)
})

test('a picture of the game is drawn on this device, and a text has the link to the replay', async ({ page }) => {
  await fake(page, over)
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
  await fake(page, finished('dark', { rematch: 'next2222', rematch_by: 'g2' }))
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

test.describe('the result', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('marks bots and the player', async ({ page }) => {
    await open(page, '/t/k7m2p9xq', over)
    await expect(page.locator('.standing li', { hasText: 'Brawler' })).toContainText('Brawler, bot')
    await expect(page.locator('.standing li', { hasText: 'Ada' })).toContainText('Ada (you)')
    await expect(page.locator('.standing li', { hasText: 'Chen' })).not.toContainText('bot')
    // Each row says its points once.
    await expect(page.locator('.standing .nm').filter({ hasText: 'points' })).toHaveCount(0)
  })

  test('without a winner says how it ended', async ({ page }) => {
    const ends = [
      [{ ending: 'abandoned' }, 'abandoned'],
      [{ ending: 'resigned', winner: null }, 'Everybody gave up'],
      [{ ending: 'played', outcome: 'drawn' }, 'a draw'],
      [{ ending: 'played', outcome: 'all_lost' }, 'everybody loses'],
    ] as const
    const ended = (ending: (typeof ends)[number][0]): Fake => ({
      ...over,
      info: { ...over.info, phase: { phase: 'over', ending } },
      view: { ...over.view, outcome: null },
    })
    const { show } = await fakeTable(page, ended(ends[0][0]))
    await page.goto('/t/k7m2p9xq')
    for (const [ending, words] of ends) {
      // The events have been announced already.
      show({ ...ended(ending), entries: [] })
      await expect(page.locator('.how')).toContainText(words)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody')
      await expect(page.locator('.standing .first')).toHaveCount(0)
      await expect(page.locator('.standing .place').first()).toHaveText('–')
    }
  })

  test('heads stand near the ends of their lines', async ({ page }) => {
    await open(page, '/t/k7m2p9xq', over)
    await expect(page.locator('.race-graph')).toBeVisible()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const heads = await page
        .locator('.race-graph use[data-head]')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
      const ends = await page.locator('.race-graph .lane:not(.leader)').evaluateAll((all) =>
        (all as SVGPathElement[]).map((lane) => {
          const at = lane.getPointAtLength(lane.getTotalLength())
          return new DOMPoint(at.x, at.y).matrixTransform(lane.getScreenCTM() ?? undefined).y
        }),
      )
      expect(heads.length).toBe(6)
      const tops = heads.map(({ top }) => top).sort((a, b) => a - b)
      tops.slice(1).forEach((top, i) => expect(top - (tops[i] ?? 0)).toBeGreaterThan(20))
      // The lines have the order of the seats.
      const order = (list: number[]) => (a: number, b: number) => (list[a] ?? 0) - (list[b] ?? 0) || a - b
      const seats = heads.map((_, seat) => seat)
      expect([...seats].sort(order(heads.map(({ y }) => y)))).toEqual([...seats].sort(order(ends.map(Math.round))))
      // Its text is as large as elsewhere.
      const words = await page
        .locator('.race-graph text')
        .first()
        .evaluate((text: SVGTextElement) => text.getBoundingClientRect().height)
      expect(words).toBeGreaterThan(12)
    }
  })

  test('at a desk the race of the result is in sight, and the replay fills the screen', async ({ page }) => {
    await open(page, '/t/k7m2p9xq', over)
    // The table of luck and skill comes later, below the first screen.
    await expect(page.locator('.race-graph')).toBeInViewport()
    await page.goto('/replay/k7m2p9xq/turn/24')
    await expect(page.locator('.time')).toBeInViewport({ ratio: 1 })
    const time = await page.locator('.time').boundingBox()
    expect((time?.y ?? 0) + (time?.height ?? 0)).toBeGreaterThan(860)
  })
})
