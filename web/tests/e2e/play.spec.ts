// Whole games: browsers and bots, in every rule set, to the end. Each is one fixed game.

import type { Browser, Page } from '@playwright/test'
import { checkDice, hurry, Player, watch } from './player'
import { expect, live as test } from './test'
import { expectOwnWords, say, speak } from './tongues'

async function open(
  browser: Browser,
  path: string,
  viewport = { width: 1440, height: 900 },
  hasTouch = false,
  language = 'en',
): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ viewport, hasTouch })
  const page = await context.newPage()
  const errors = watch(page)
  await hurry(page)
  await speak(page, language)
  await page.goto(path)
  return { page, errors }
}

// The guest reads every word in another language.
for (const [rules, language, tag] of [
  ['Czech edition', 'de', ['@nightly']],
  ['Spanish edition', 'es', ['@nightly']],
  ['Polish edition', 'pl', ['@nightly']],
  ['Dark Edition', 'cs', []],
] as const) {
  test(
    `two browsers and a bot play ${rules} to the end, in English and ${language}`,
    { tag: [...tag] },
    async ({ browser, seed }) => {
      const host = await open(browser, '/')
      await host.page.getByRole('button', { name: 'New table' }).click()
      if (rules !== 'Dark Edition') await host.page.getByText('printings and house rules').click()
      await host.page.getByText(rules, { exact: true }).last().click()
      await host.page.getByRole('button', { name: 'Add a bot' }).last().click()
      const path = new URL(host.page.url()).pathname
      const guest = await open(browser, path, { width: 390, height: 844 }, false, language)
      await guest.page
        .getByRole('button', { name: say(language, 'seat-sit') })
        .first()
        .click()
      await expect(host.page.locator('.chair:not(.empty)')).toHaveCount(3)
      await host.page.getByRole('button', { name: 'Start' }).click()
      await expect(host.page.locator('.game')).toBeVisible()
      await Promise.all([
        new Player(host.page, seed).toTheEnd(),
        new Player(guest.page, seed + 1).toTheEnd(async (presses) => {
          await expectOwnWords(guest.page)
          if (presses !== 12) return
          // Halfway through, the guest's page is closed and comes back to the same table.
          await guest.page.reload()
          await expect(guest.page.locator('.game, .result').first()).toBeVisible()
        }),
      ])
      await expect(guest.page.locator('.standing li')).toHaveCount(3)
      await expectOwnWords(guest.page)
      for (const turn of [1, 4]) {
        await guest.page.goto(`/replay/${path.split('/').at(-1)}/turn/${turn}`)
        await expect(guest.page.locator('.now-turn')).toBeVisible()
        await expectOwnWords(guest.page)
      }
      expect(host.errors).toEqual([])
      expect(guest.errors).toEqual([])
    },
  )
}

for (const [size, viewport, how, tag] of [
  ['a phone', { width: 390, height: 844 }, 'tap', []],
  ['a phone on its side', { width: 844, height: 390 }, 'tap', ['@nightly']],
  ['a tablet', { width: 820, height: 1180 }, 'tap', ['@nightly']],
  ['a desk', { width: 1440, height: 900 }, 'click', ['@nightly']],
] as const) {
  test(
    `one click from home to a game, and a whole game with real ${how}s, on ${size}`,
    { tag: [...tag] },
    async ({ browser, seed }) => {
      const { page, errors } = await open(browser, '/', viewport, how === 'tap')
      await page.getByRole('button', { name: /Play now/ }).click()
      await expect(page.locator('.game .tray')).toBeVisible()
      const player = new Player(page, seed, how)
      await player.toTheEnd(async () => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
      })
      expect(new Set(player.pressed).size).toBeGreaterThan(3)
      await expect(page.locator('.standing li')).toHaveCount(4)
      await page.getByRole('link', { name: 'Check the dice' }).click()
      await checkDice(page)
      await expect(page.locator('.verdict.good')).toBeVisible()
      expect(errors).toEqual([])
    },
  )
}

test('a whole turn is played by keyboard alone: roll, keep, roll again, use the dice, buy, end', async ({
  browser,
  seed,
}) => {
  const { page, errors } = await open(browser, '/')
  await page.getByRole('button', { name: /Play now/ }).focus()
  await page.keyboard.press('Enter')
  const player = new Player(page, seed)
  const done = new Set<string>()
  const title = page.locator('#prompt h2')
  const roll = page.locator('#prompt .choice', { hasText: /^Roll \d/ })
  while (!done.has('end')) {
    if ((await player.asked()) === 'over') throw new Error('the game was over before a turn was whole')
    const asked = (await title.textContent())?.trim() ?? ''
    await player.answer(async () => {
      if (asked.startsWith('Your roll')) {
        if ((await roll.count()) > 0) {
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
        if ((await roll.count()) > 0) {
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
        // Powers may ask for more; the player passes.
        await page.keyboard.press((await page.locator('#prompt .choice.main').count()) > 0 ? 'Enter' : '1')
      }
    })
  }
  expect([...done]).toEqual(expect.arrayContaining(['keep', 'roll', 'buy', 'end']))
  await expect(title).not.toBeEmpty()
  expect(errors).toEqual([])
})
