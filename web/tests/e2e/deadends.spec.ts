// Every failure leaves a way out: a server that is away, a dead link, a part of the page that does not load.

import type { Page } from '@playwright/test'
import { fake } from './fake'
import { finished } from './finished'
import { expect, test } from './test'
import { stopClock } from './time'

/** The interval at which home asks whether the server is back. */
const RETRY_MS = 4000

const over = finished('czech')
const home = (page: Page) => page.getByRole('link', { name: 'Home', exact: true })

test.describe('home', () => {
  /** A server that is away at first. */
  async function away(page: Page): Promise<{ comeBack: () => void; tables: unknown[] }> {
    let isHere = false
    const tables: unknown[] = []
    const answer = (json: unknown) => async (route: import('@playwright/test').Route) => {
      if (!isHere) return route.abort()
      if (route.request().method() === 'POST') tables.push(route.request().postDataJSON())
      return route.fulfill({ json, status: route.request().method() === 'POST' ? 201 : 200 })
    }
    await page.route('**/api/me', answer({ guest: 'me', name: 'Ada', tables: [] }))
    await page.route(
      '**/api/bots',
      answer(['newcomer', 'casual', 'strategist', 'champion'].map((bot) => ({ bot, about: '' }))),
    )
    await page.route('**/api/tables', answer({ table: 'k7m2p9xq' }))
    await page.routeWebSocket('**/api/lobby', (socket) => {
      if (isHere) socket.send(JSON.stringify({ type: 'tables', tables: [] }))
      else void socket.close()
    })
    await page.routeWebSocket('**/api/tables/*/socket**', () => {})
    return {
      comeBack: () => {
        isHere = true
      },
      tables,
    }
  }

  test('asks again at each press', async ({ page }) => {
    const { comeBack, tables } = await away(page)
    await page.goto('/')
    await page.getByRole('button', { name: /Play now/ }).click()
    await expect(page.getByRole('alert')).toContainText('Can’t reach the server')
    comeBack()
    await page.getByRole('button', { name: /Play now/ }).click()
    await expect(page).toHaveURL(/\/t\/k7m2p9xq/)
    // The strongest bot plays only if it was chosen.
    const [{ seats }] = tables as [{ seats: { kind: string; bot?: string }[] }]
    expect(seats.map(({ bot }) => bot)).toEqual([undefined, 'dabbler', 'casual', 'dabbler'])
  })

  test('notices by itself that the server is back', async ({ page }) => {
    const { comeBack } = await away(page)
    await stopClock(page)
    await page.goto('/')
    await expect(page.getByRole('alert')).toContainText('Can’t reach the server')
    comeBack()
    await page.clock.runFor(RETRY_MS)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('the strength of the bots can be chosen, and is remembered', async ({ page }) => {
    const { comeBack, tables } = await away(page)
    comeBack()
    await page.goto('/')
    await page.getByRole('radio', { name: 'Fierce' }).check()
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Fierce' })).toBeChecked()
    await page.getByRole('button', { name: /Play now/ }).click()
    await expect.poll(() => tables.length).toBe(1)
    expect(JSON.stringify(tables[0])).toContain('champion')
  })
})

test('a table without a connection says when it is tried again, and has a way home', async ({ page }) => {
  await page.route('**/api/me', (route) => route.abort())
  await page.routeWebSocket('**/api/tables/*/socket**', (socket) => {
    void socket.close()
  })
  await page.goto('/t/k7m2p9xq')
  await expect(page.getByRole('heading', { name: 'No connection.' })).toBeVisible()
  await expect(page.locator('main')).toContainText('Retrying in')
  await expect(page.getByRole('button', { name: 'Retry now' })).toBeVisible()
  await home(page).click()
  await expect(page).toHaveURL(/\/$/)
})

for (const path of ['/t/%', '/t/100%25', '/replay/%']) {
  test(`the broken link ${path} has a way home`, async ({ page }) => {
    await fake(page, { ...over, view: null, entries: [] })
    // A server that serves this address at all serves the page.
    await page.goto('/')
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible()
    await home(page).click()
    await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible()
  })
}

test('a result whose screen does not load can be tried again', async ({ page }) => {
  await fake(page, over)
  let isBroken = true
  await page.route(/Result[^/]*\.(svelte|js)/, (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto('/t/k7m2p9xq')
  await expect(page.getByRole('alert')).toContainText('Something broke')
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.standing')).toBeVisible()
})

test('the replay of an unknown game says so, and has a way home', async ({ page }) => {
  await page.route('**/api/me', (route) => route.fulfill({ json: { guest: 'me', name: 'Ada', tables: [] } }))
  await page.routeWebSocket('**/api/tables/*/socket**', (socket) => {
    socket.send(JSON.stringify({ type: 'bye', refusal: { code: 'unknown_table', message: 'There is no such table.' } }))
    void socket.close()
  })
  await page.goto('/replay/nosuchgm')
  await expect(page.getByRole('heading', { name: 'No such game' })).toBeVisible()
  await expect(page).toHaveTitle('No such game · Kaiju')
  await expect(page.locator('body')).not.toContainText('0 monsters')
  await home(page).click()
  await expect(page).toHaveURL(/\/$/)
})
