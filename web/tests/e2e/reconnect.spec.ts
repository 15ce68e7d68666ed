// The connection is lost in the middle of a game. The page says so, comes back by itself, and the game goes on; nothing
// that happened is shown twice, nothing is missing, and a choice made meanwhile counts once.

import type { BrowserContext, Page } from '@playwright/test'
import { hurry, press, watch } from './player'
import { Line, OwnServer, serverUrl } from './server'
import type { ClientMessage } from '../../src/wire'
import { expect, test } from './test'

/** What the log says, from the oldest turn to the latest. */
const logOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    document.querySelectorAll<HTMLDetailsElement>('.log details').forEach((turn) => {
      turn.open = true
    })
    // A turn is written when it is opened.
    for (const isEmpty = () => document.querySelector('.log details:not(:has(ol))') !== null; isEmpty();)
      await new Promise(requestAnimationFrame)
    return [...document.querySelectorAll<HTMLElement>('.log summary, .log li')]
      .map((line) => line.innerText.replace(/\s+/g, ' ').trim())
      .join('\n')
  })

const numbersOf = (page: Page): Promise<string> =>
  page.locator('.seats').evaluateAll((lists) =>
    lists
      .map((list) => list.textContent ?? '')
      .join('\n')
      .replace(/\s+/g, ' '),
  )

/** Plays this many choices, and waits until the next one is asked. */
async function play(page: Page, choices: number): Promise<void> {
  for (let pressed = 0; pressed < choices;) {
    if ((await press(page)) !== null) pressed += 1
    await page.waitForTimeout(20)
  }
  await expect(
    page.locator('#prompt:not(.is-waiting) :is(.choice, .tile-pick):not([disabled], [aria-disabled="true"])').first(),
  ).toBeVisible({ timeout: 30_000 })
}

/** What a page shows that has only now come to the table. */
async function fresh(context: BrowserContext, url: string): Promise<{ log: string; numbers: string }> {
  const page = await context.newPage()
  await page.goto(url)
  await expect(page.locator('#prompt:not(.is-waiting) h2')).toBeVisible()
  const seen = { log: await logOf(page), numbers: await numbersOf(page) }
  await page.close()
  return seen
}

async function sameAsFresh(page: Page): Promise<void> {
  const seen = await fresh(page.context(), page.url())
  expect(seen.log.split('\n').length).toBeGreaterThan(5)
  await expect.poll(() => logOf(page)).toBe(seen.log)
  expect(await numbersOf(page)).toBe(seen.numbers)
}

let server: OwnServer
test.beforeEach(async () => {
  server = new OwnServer()
  await server.start()
})
test.afterEach(() => server.end())

/** Two players around one device: whatever the dice say, this page is asked for many turns. */
async function begin(page: Page, url = server.url): Promise<void> {
  await hurry(page)
  await page.goto(url)
  await page.getByRole('button', { name: 'New table' }).click()
  await page.getByRole('button', { name: 'Play it here' }).first().click()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.locator('#prompt:not(.is-waiting) h2')).toBeVisible({ timeout: 30_000 })
}

const lost = (page: Page) => page.getByRole('alert').filter({ hasText: 'No connection' })

test('the server dies in the middle and comes back with its database', async ({ page }) => {
  test.setTimeout(120_000)
  await begin(page)
  await play(page, 5)
  await server.kill()
  await expect(lost(page)).toBeVisible()
  await server.start()
  await expect(page.getByText('Back at the table')).toBeVisible({ timeout: 30_000 })
  await expect(lost(page)).toBeHidden()
  await sameAsFresh(page)
  const before = await logOf(page)
  await play(page, 5)
  expect(await logOf(page)).not.toBe(before)
  await sameAsFresh(page)
})

test('a choice made while the server is away is kept, and counts once', async ({ page }) => {
  test.setTimeout(120_000)
  await begin(page)
  await play(page, 5)
  await server.kill()
  await expect(lost(page)).toBeVisible()
  await expect.poll(() => press(page)).not.toBeNull()
  await expect(lost(page)).toContainText('Your choice is kept')
  await server.start()
  await expect(page.getByText('Back at the table')).toBeVisible({ timeout: 30_000 })
  await play(page, 5)
  await sameAsFresh(page)
})

test('the network goes away and comes back', async ({ page }) => {
  test.setTimeout(120_000)
  const errors = watch(page)
  // The browser's switch for being offline leaves open sockets alone: they are cut here.
  let cut = async () => {}
  await page.routeWebSocket('**/api/tables/*/socket**', (socket) => {
    const to = socket.connectToServer()
    cut = async () => {
      await to.close()
      await socket.close()
    }
  })
  await begin(page)
  await play(page, 5)
  await page.context().setOffline(true)
  await cut()
  await expect(lost(page)).toBeVisible()
  await page.context().setOffline(false)
  await expect(lost(page)).toBeHidden({ timeout: 30_000 })
  await play(page, 5)
  await sameAsFresh(page)
  expect(errors.filter((error) => !/WebSocket|ERR_INTERNET_DISCONNECTED/.test(error))).toEqual([])
})

test('a choice that arrived, but whose receipt was lost, is not made again', async ({ page }) => {
  test.setTimeout(120_000)
  let deaf = false
  let cut = async () => {}
  const answered: number[] = []
  await page.routeWebSocket('**/api/tables/*/socket**', (socket) => {
    const to = socket.connectToServer()
    to.onMessage((message) => {
      if (!deaf) socket.send(message)
    })
    socket.onMessage((message) => {
      const { command } = JSON.parse(String(message)) as ClientMessage
      if (command.type === 'act') answered.push(command.seq)
      to.send(message)
    })
    cut = async () => {
      await to.close()
      await socket.close()
    }
  })
  await begin(page)
  await play(page, 5)
  deaf = true
  const before = answered.length
  await expect
    .poll(async () => {
      await press(page)
      return answered.length
    })
    .toBe(before + 1)
  await page.waitForTimeout(500)
  deaf = false
  await cut()
  await expect(lost(page)).toBeVisible()
  await expect(lost(page)).toBeHidden({ timeout: 30_000 })
  await play(page, 5)
  expect(answered.filter((seq, i) => answered.indexOf(seq) !== i)).toEqual([])
  await sameAsFresh(page)
})

test('a line that is dead though nobody has hung up is noticed, and a choice made on it counts once', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const line = new Line(serverUrl())
  await line.open()
  await begin(page, line.url)
  await play(page, 5)
  line.isDead = true
  await expect.poll(() => press(page)).not.toBeNull()
  await expect(lost(page)).toBeVisible({ timeout: 15_000 })
  await expect(lost(page)).toContainText('Your choice is kept')
  // It stays said while the next tries come to nothing either.
  await page.waitForTimeout(3000)
  await expect(lost(page)).toBeVisible()
  line.isDead = false
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(page.getByText('Back at the table')).toBeVisible({ timeout: 5000 })
  await play(page, 5)
  await sameAsFresh(page)
  line.close()
})

test('a device that says that it is offline is believed, and one that is back tries at once', async ({ page }) => {
  test.setTimeout(120_000)
  const line = new Line(serverUrl())
  await line.open()
  await begin(page, line.url)
  await play(page, 5)
  line.isDead = true
  await page.context().setOffline(true)
  await expect(lost(page)).toBeVisible({ timeout: 2000 })
  await expect.poll(() => press(page)).not.toBeNull()
  await page.waitForTimeout(2000)
  line.isDead = false
  await page.context().setOffline(false)
  await expect(page.getByText('Back at the table')).toBeVisible({ timeout: 2000 })
  await play(page, 5)
  await sameAsFresh(page)
  line.close()
})
