// The first roll of a turn is its player's to throw: by button, key, die, swipe or shake, or by itself as a setting.

import type { Page } from '@playwright/test'
import { actions, around, asking, at, firstRoll, tableAt, throwOf } from './asked'
import { byChance } from './fake'
import { hurry, Player } from './player'
import { expect, live, test } from './test'
import { loaded, read, settle } from './time'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const mine = firstRoll()
const first = throwOf(mine)

test.use({ viewport: PHONE.viewport })

const swipe = async (page: Page) => {
  const box = await page.locator('.tray').boundingBox()
  if (!box) throw new Error('there is no tray')
  await page.mouse.move(box.x + 20, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 30, { steps: 4 })
  await page.mouse.up()
}
const WAYS: Record<string, (page: Page) => Promise<void>> = {
  'the button': (page) => page.getByRole('button', { name: 'Roll!' }).click(),
  'the key R': (page) => page.keyboard.press('r'),
  Enter: (page) => page.keyboard.press('Enter'),
  'a die': (page) => page.locator('.die').first().click(),
  'a swipe': swipe,
}
for (const [name, way] of Object.entries(WAYS))
  test(`${name} throws the dice, once`, async ({ page }) => {
    const sent = await at(page, first)
    await expect(page.locator('#prompt h2')).toHaveText('Your turn')
    await expect(page.locator('.die')).toHaveCount(6)
    for (const die of await page.locator('.die').all()) await expect(die).toHaveAccessibleName(/in the hand/)
    await settle(page)
    await way(page)
    await expect.poll(() => actions(sent)).toEqual(['throw'])
  })

test('a shaken phone throws the dice; one that is put down does not', async ({ browser }) => {
  const page = await (await browser.newContext(PHONE)).newPage()
  const sent = await at(page, first, { shake: true })
  await expect(page.locator('#prompt')).toContainText('shake your phone')
  const feel = (strong: number, times: number) =>
    page.evaluate(
      ([x, n]) => {
        for (let i = 0; i < n; i++) {
          const event = new DeviceMotionEvent('devicemotion', { acceleration: { x, y: 0, z: 0 } })
          Object.defineProperty(event, 'timeStamp', { value: i * 200 })
          dispatchEvent(event)
        }
      },
      [strong, times] as const,
    )
  await feel(4, 9)
  await feel(30, 1)
  expect(actions(sent)).toEqual([])
  await feel(30, 2)
  await expect.poll(() => actions(sent)).toEqual(['throw'])
})

test('dice that move in the hand can be thrown, and tapped past', async ({ page }) => {
  const table = await tableAt(page, first, { speed: 'normal' })
  await settle(page)
  const moving = () =>
    page.evaluate(() => document.querySelector('[data-tray]')?.getAnimations({ subtree: true }).length)
  expect(await moving()).toBe(6)
  await page.locator('.sun').click({ force: true })
  await expect(page.locator('.die')).toHaveCount(6)
  await page.getByRole('button', { name: 'Roll!' }).click()
  await expect.poll(() => actions(table.sent)).toEqual(['throw'])
  await expect(page.locator('.die')).toHaveCount(6)
})

test('as a setting the dice are thrown by themselves', async ({ page }) => {
  const sent = await at(page, first, { autoRoll: true })
  await expect.poll(() => actions(sent)).toEqual(['throw'])
})

test('the prompt keeps its height from the throw to the dice at rest', async ({ page }) => {
  const table = await tableAt(page, first, { speed: 'normal' })
  const height = () => page.locator('.dock').evaluate((dock) => dock.getBoundingClientRect().height)
  const before = await height()
  table.happen(
    [byChance(58, [{ event: 'rolled', seat: 0, rolled: 6, dice: mine.view.turn?.dice ?? [], rolls_left: 2 }])],
    { ...mine.question, seq: 58 },
  )
  await expect(page.locator('.tray.is-rolling')).toBeVisible()
  expect(await height()).toBe(before)
  await page.clock.runFor(2000)
  await expect(page.locator('#prompt')).toHaveAttribute('data-asks', 'keep')
  expect(await height()).toBe(before)
})

test('on a shared device the game is covered until its next player takes it', async ({ page }) => {
  const info = around(asking(first).info, [0, 1])
  const sent = await at(page, first, { cover: true }, { info })
  await loaded(page)
  const cover = page.getByRole('dialog')
  await expect(cover).toContainText('Ada, your roll!')
  await page.keyboard.press('r')
  expect(actions(sent)).toEqual([])
  await cover.getByRole('button', { name: 'Roll!' }).click()
  await expect(cover).toHaveCount(0)
  await expect.poll(() => actions(sent)).toEqual(['throw'])
})

test('another player of the device takes it for a decision, too, and keeps it for the next one', async ({ page }) => {
  const info = around(asking(first).info, [0, 1])
  const table = await tableAt(page, mine, { cover: true }, { info })
  await loaded(page)
  const cover = page.getByRole('dialog')
  await cover.getByRole('button', { name: 'I’m Ada' }).click()
  await expect(cover).toHaveCount(0)
  table.show({ ...asking(mine), info, question: { ...mine.question, seq: 58, seat: 1 } })
  await expect(cover).toContainText('Brawler, your decision!')
  await cover.getByRole('button', { name: 'I’m Brawler' }).click()
  table.show({ ...asking(mine), info, question: { ...mine.question, seq: 59, seat: 1 } })
  await read(page)
  await expect(cover).toHaveCount(0)
})

live('nobody sees a die before it is thrown', async ({ browser, server, seed }) => {
  const page = await (await browser.newContext(PHONE)).newPage()
  await hurry(page)
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('kaiju') ?? '{}') as object
    localStorage.setItem('kaiju', JSON.stringify({ ...kept, autoRoll: false }))
  })
  await page.goto(server.url)
  await page.getByRole('button', { name: /Play now/ }).click()
  const player = new Player(page, seed)
  await player.until(() => page.locator('#prompt[data-asks="throw"]').isVisible())
  const other = await (await browser.newContext(PHONE)).newPage()
  await hurry(other)
  await other.goto(page.url().split('?')[0] ?? '')
  await expect(other.locator('#prompt')).toContainText('is about to roll')
  await expect(other.locator('.spot:not(.in-hand)')).toHaveCount(0)
  await player.press()
  await expect(page.locator('#prompt')).toHaveAttribute('data-asks', /keep|resolve|shop/)
  await expect(other.locator('.spot:not(.in-hand)')).not.toHaveCount(0)
})
