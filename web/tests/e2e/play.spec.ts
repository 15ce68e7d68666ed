// Whole games against a running server (KAIJU_URL): two browsers and a bot, in every rule set, to the end.

import type { Browser, Page } from '@playwright/test'
import { read } from './asked'
import { hurry, playToTheEnd, pressWith, watch } from './player'
import { serverUrl } from './server'
import { expect, test } from './test'

test.beforeAll(() => {
  serverUrl()
})

async function open(
  browser: Browser,
  path: string,
  viewport = { width: 1440, height: 900 },
): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const errors = watch(page)
  await hurry(page)
  await page.goto(path)
  return { page, errors }
}

for (const rules of ['Czech classic', 'Spanish classic', 'Polish classic', 'Dark Edition']) {
  test(`two browsers and a bot play ${rules} to the end`, async ({ browser }) => {
    test.setTimeout(600_000)
    const host = await open(browser, '/')
    await host.page.getByRole('button', { name: 'New table' }).click()
    await host.page.getByText(rules, { exact: true }).click()
    await host.page.getByRole('button', { name: 'Add a bot' }).last().click()
    const guest = await open(browser, new URL(host.page.url()).pathname, { width: 390, height: 844 })
    await guest.page.getByRole('button', { name: 'Sit here' }).first().click()
    await expect(host.page.locator('.chair:not(.empty)')).toHaveCount(3)
    await host.page.getByRole('button', { name: 'Start' }).click()
    await expect(host.page.locator('.game')).toBeVisible()
    let cut = false
    await playToTheEnd([host.page, guest.page], 4000, async (presses) => {
      if (presses < 12 || cut) return
      // In the middle the guest's page is thrown away and comes back to the same table.
      cut = true
      await guest.page.reload()
      await expect(guest.page.locator('.game')).toBeVisible()
    })
    await expect(guest.page.locator('.standing li')).toHaveCount(3)
    expect(host.errors).toEqual([])
    expect(guest.errors).toEqual([])
  })
}

test('one click from home to a game, on a phone, and the game goes to its end', async ({ browser }) => {
  test.setTimeout(600_000)
  const { page, errors } = await open(browser, '/', { width: 390, height: 844 })
  await page.getByRole('button', { name: /Play now/ }).click()
  await expect(page.locator('.game .tray')).toBeVisible()
  await playToTheEnd([page], 4000, async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
  await expect(page.locator('.standing li')).toHaveCount(4)
  await page.getByRole('link', { name: 'Check the dice' }).click()
  await page.getByRole('button', { name: 'Check every die here' }).click()
  await expect(page.locator('.verdict.good')).toBeVisible()
  expect(errors).toEqual([])
})

for (const [size, viewport, how] of [
  ['a phone', { width: 390, height: 844 }, 'tap'],
  ['a phone on its side', { width: 844, height: 390 }, 'tap'],
  ['a tablet', { width: 820, height: 1180 }, 'tap'],
  ['a desk', { width: 1440, height: 900 }, 'click'],
] as const) {
  test(`a whole game with real ${how}s, on ${size}`, async ({ browser }) => {
    test.setTimeout(600_000)
    const context = await browser.newContext({ viewport, hasTouch: how === 'tap' })
    const page = await context.newPage()
    const errors = watch(page)
    await hurry(page)
    await page.goto('/')
    await page.getByRole('button', { name: /Play now/ }).click()
    await expect(page.locator('.game .tray')).toBeVisible()
    const pressed = await playToTheEnd([page], 4000, async () => {}, pressWith(how))
    expect(pressed.size).toBeGreaterThan(3)
    await expect(page.locator('.standing li')).toHaveCount(4)
    expect(errors).toEqual([])
  })
}

test('a whole turn is played by keyboard alone: roll, keep, roll again, use the dice, buy, end', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const { page, errors } = await open(browser, '/')
  await page.getByRole('button', { name: /Play now/ }).focus()
  await page.keyboard.press('Enter')
  const done = new Set<string>()
  const title = page.locator('#prompt h2')
  for (const end = Date.now() + 240_000; Date.now() < end && !done.has('end');) {
    if (await page.locator('.result').count()) throw new Error('the game was over before a turn was whole')
    // While an answer is on its way, no other is taken.
    const asked = await page.evaluate(() =>
      document.querySelector('#prompt .choice:not([disabled], [aria-disabled="true"])')
        ? (document.querySelector('#prompt:not(.is-waiting) h2')?.textContent?.trim() ?? null)
        : null,
    )
    if (asked === null) {
      await page.waitForTimeout(30)
      continue
    }
    await read(page)
    // Its pictures, too: of two hearts to give, one is left.
    const before = await page.locator('#prompt').innerHTML()
    if (asked.startsWith('Your roll')) {
      if ((await page.locator('#prompt .choice', { hasText: /^Roll \d/ }).count()) > 0) {
        // Energy is kept, so that something can be bought.
        const rolled = page.locator('.rolling .die[data-face="energy"]')
        const energy = await rolled.evaluateAll((dice) =>
          dice.map((die) => Number((die as HTMLElement).dataset['die']) + 1),
        )
        for (const number of energy) await page.keyboard.press(String(number))
        if (energy.length > 0) {
          await expect(rolled).toHaveCount(0)
          done.add('keep')
        }
      }
      // All dice may be kept now; after the last roll only powers are asked for.
      if ((await page.locator('#prompt .choice', { hasText: /^Roll \d/ }).count()) > 0) {
        await page.keyboard.press('r')
        done.add('roll')
      } else await page.keyboard.press('Enter')
    } else if (/^(Buy|Sweep)/.test(asked)) {
      const choice = page
        .locator('#prompt .choice', { hasText: 'Buy ' })
        .filter({ has: page.locator('kbd') })
        .first()
      const key = (await choice.locator('kbd').allTextContents())[0]
      if (key && !done.has('buy')) {
        const words = (await choice.textContent()) ?? ''
        const bought =
          (await page.locator('.card .label').allTextContents()).find((name) => words.includes(name)) ?? words
        await page.keyboard.press(key)
        await expect(page.locator('.card[data-slot] .label', { hasText: bought })).toHaveCount(0)
        done.add('buy')
      } else {
        await page.keyboard.press('Enter')
        if (done.has('buy') && done.has('keep') && done.has('roll')) done.add('end')
      }
    } else {
      if (asked.startsWith('What comes first')) done.add('resolve')
      // Powers ask for more; whoever wants none of them passes.
      await page.keyboard.press((await page.locator('#prompt .choice.main').count()) > 0 ? 'Enter' : '1')
    }
    await expect
      .poll(
        async () =>
          (await page.locator('#prompt').innerHTML()) !== before || (await page.locator('.result').count()) > 0,
      )
      .toBe(true)
  }
  expect([...done]).toEqual(expect.arrayContaining(['keep', 'roll', 'buy', 'end']))
  await expect(title).not.toBeEmpty()
  expect(errors).toEqual([])
})
