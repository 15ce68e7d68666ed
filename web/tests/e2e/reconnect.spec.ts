// The connection is lost in the middle of a game. The page says so, comes back by itself, and the game goes on; nothing
// that happened is shown twice, nothing is missing, and a choice made meanwhile counts once.

import type { BrowserContext, Page } from '@playwright/test'
import type { ClientMessage } from '../../src/wire'
import { hurry, Player, watch } from './player'
import { Line } from './server'
import { expect, live as test } from './test'
import { read } from './time'

/** The longest time until the page tries again. */
const RETRY_MS = 15_000
/** The time that the page waits for an answer before it drops a connection. */
const ANSWER_MS = 8000

/** The sentences of the log, from the oldest turn to the latest. */
async function logOf(page: Page): Promise<string> {
  // A turn is rendered when it is opened, and closed again as newer turns come.
  await expect(async () => {
    await page.locator('.log details').evaluateAll((turns) => {
      for (const turn of turns) (turn as HTMLDetailsElement).open = true
    })
    expect(await page.locator('.log details:not(:has(ol))').count()).toBe(0)
  }).toPass()
  const lines = await page.locator('.log summary, .log li').allInnerTexts()
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).join('\n')
}

const numbersOf = (page: Page): Promise<string> =>
  page.locator('.seats').evaluateAll((lists) =>
    lists
      .map((list) => list.textContent ?? '')
      .join('\n')
      .replace(/\s+/g, ' '),
  )

/** Plays this many choices, and waits until the next one is asked. */
async function play(player: Player, choices: number): Promise<void> {
  for (let i = 0; i < choices; i++) await player.press()
  expect(await player.asked()).toBe('asked')
}

/** The table on a page that was just opened. */
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
  expect(await logOf(page)).toBe(seen.log)
  // Numbers count to their new value.
  await read(page)
  expect(await numbersOf(page)).toBe(seen.numbers)
}

/** Two players at one device: this page is asked in every turn. Some choices are made already. */
async function begin(page: Page, url: string, seed: number): Promise<Player> {
  await hurry(page)
  await page.goto(url)
  await page.getByRole('button', { name: 'New table' }).click()
  await page.getByRole('button', { name: 'Share this device' }).first().click()
  await page.getByRole('button', { name: 'Start' }).click()
  const player = new Player(page, seed)
  await play(player, 5)
  return player
}

const lost = (page: Page) => page.getByRole('alert').filter({ hasText: 'No connection' })

/** The game continues as if nothing had happened. */
async function goesOn(player: Player): Promise<void> {
  const { page } = player
  await expect(page.getByText('Back at the table')).toBeVisible()
  await expect(lost(page)).toBeHidden()
  const before = await logOf(page)
  await play(player, 5)
  expect(await logOf(page)).not.toBe(before)
  await sameAsFresh(page)
}

test('the server dies in the middle and comes back with its database', async ({ page, server, seed }) => {
  const player = await begin(page, server.url, seed)
  await server.kill()
  await expect(lost(page)).toBeVisible()
  await server.start()
  await page.clock.runFor(RETRY_MS)
  await goesOn(player)
})

test('a choice made while the server is away is kept, and counts once', async ({ page, server, seed }) => {
  const player = await begin(page, server.url, seed)
  await server.kill()
  await expect(lost(page)).toBeVisible()
  await player.press()
  await expect(lost(page)).toContainText('Your move is saved and will be sent')
  await server.start()
  await page.clock.runFor(RETRY_MS)
  await goesOn(player)
})

/** The connections of a page to its table, which can be cut, or lose the server's messages. */
async function tap(page: Page): Promise<{ cut: () => Promise<void>; isDeaf: boolean; answered: number[] }> {
  const line = { cut: async () => {}, isDeaf: false, answered: [] as number[] }
  await page.routeWebSocket('**/api/tables/*/socket**', (socket) => {
    const to = socket.connectToServer()
    to.onMessage((message) => {
      if (!line.isDeaf) socket.send(message)
    })
    socket.onMessage((message) => {
      const { command } = JSON.parse(String(message)) as ClientMessage
      if (command.type === 'act') line.answered.push(command.seq)
      to.send(message)
    })
    line.cut = async () => {
      await to.close()
      await socket.close()
    }
  })
  return line
}

test('the network goes away and comes back', async ({ page, server, seed }) => {
  const errors = watch(page)
  // The browser's offline switch leaves open sockets alone, so they are cut here.
  const line = await tap(page)
  const player = await begin(page, server.url, seed)
  await page.context().setOffline(true)
  await line.cut()
  await expect(lost(page)).toBeVisible()
  await page.context().setOffline(false)
  await goesOn(player)
  expect(errors.filter((error) => !/WebSocket|ERR_INTERNET_DISCONNECTED/.test(error))).toEqual([])
})

test('a choice that arrived, but whose receipt was lost, is not made again', async ({ page, server, seed }) => {
  const line = await tap(page)
  const player = await begin(page, server.url, seed)
  // Another page sees that the choice has arrived.
  const other = await page.context().newPage()
  await other.goto(page.url())
  const arrived = new Player(other, seed)
  await arrived.asked()
  await arrived.answer(async () => {})
  line.isDeaf = true
  const before = line.answered.length
  while (line.answered.length === before) await player.press()
  await arrived.asked()
  await other.close()
  line.isDeaf = false
  await line.cut()
  await expect(lost(page)).toBeVisible()
  await page.clock.runFor(RETRY_MS)
  await goesOn(player)
  expect(line.answered.filter((seq, i) => line.answered.indexOf(seq) !== i)).toEqual([])
})

test('a line that is dead though nobody has hung up is noticed, and a choice made on it counts once', async ({
  page,
  server,
  seed,
}) => {
  const line = new Line(server.url)
  await line.open()
  const player = await begin(page, line.url, seed)
  line.isDead = true
  await player.press()
  await page.clock.runFor(ANSWER_MS - 1)
  await expect(lost(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(lost(page)).toBeVisible()
  await expect(lost(page)).toContainText('Your move is saved and will be sent')
  // The banner stays while the next try fails, too. That try must have reached the dead line before it is restored,
  // or it would succeed.
  await page.clock.runFor(3000)
  await expect.poll(() => line.swallowed).toBe(1)
  await expect(lost(page)).toBeVisible()
  line.isDead = false
  await page.getByRole('button', { name: 'Retry now' }).click()
  await goesOn(player)
  line.close()
})

test('a device that says that it is offline is believed, and one that is back tries at once', async ({
  page,
  server,
  seed,
}) => {
  const line = new Line(server.url)
  await line.open()
  const player = await begin(page, line.url, seed)
  line.isDead = true
  await page.context().setOffline(true)
  // No time passes until the notice appears.
  await expect(lost(page)).toBeVisible()
  await player.press()
  await page.clock.runFor(2000)
  line.isDead = false
  await page.context().setOffline(false)
  await goesOn(player)
  line.close()
})
