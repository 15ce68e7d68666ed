// Settings: theme, sound, speed, motion, notifications, confirmations.

import type { Page } from '@playwright/test'
import { at, commands, recordedQuestion, shopWith } from './asked'
import { watch } from './player'
import { expect, live, test } from './test'
import { loaded, read } from './time'

const DESK = { width: 1440, height: 900 }

test.use({ viewport: DESK })

const setting = (page: Page, key: string) =>
  page.evaluate((name) => (JSON.parse(localStorage.getItem('kaiju') ?? '{}') as Record<string, unknown>)[name], key)

test.describe('settings', () => {
  test('day and night are switched with one tap, and stay', async ({ page }) => {
    await at(page, recordedQuestion('keep'))
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
    const before = await theme()
    await page.getByRole('button', { name: 'Switch between day and night' }).click()
    const after = await theme()
    expect(after).not.toBe(before)
    await page.reload()
    await expect.poll(theme).toBe(after)
  })

  test('sounds are heard when they are on, and not when they are off', async ({ page }) => {
    await page.addInitScript(() => {
      const heard = { notes: 0 }
      Object.assign(window, { heard })
      const create = AudioContext.prototype.createOscillator
      AudioContext.prototype.createOscillator = function () {
        heard.notes += 1
        return create.call(this)
      }
    })
    await at(page, recordedQuestion('keep'))
    const notes = () => page.evaluate(() => (window as unknown as { heard: { notes: number } }).heard.notes)
    await page.locator('.die').first().click()
    expect(await notes()).toBe(0)
    await page.getByRole('button', { name: 'Sound is off' }).click()
    await loaded(page)
    await page.locator('.die').first().click()
    await expect.poll(notes).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Sound is on' }).click()
    const before = await notes()
    await page.locator('.die').first().click()
    expect(await notes()).toBe(before)
  })

  test('the speed is chosen in the menu', async ({ page }) => {
    await at(page, recordedQuestion('keep'), { speed: 'normal' })
    const tumble = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--t-tumble').trim())
    const normal = await tumble()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('radio', { name: 'Slow' }).check()
    expect(parseFloat(await tumble())).toBeGreaterThan(parseFloat(normal))
    await page.getByRole('radio', { name: 'Off' }).check()
    expect(parseFloat(await tumble())).toBe(0)
    expect(await setting(page, 'speed')).toBe('off')
  })

  test('with less motion wanted, none is seen', async ({ browser }) => {
    const page = await (await browser.newContext({ viewport: DESK, reducedMotion: 'reduce' })).newPage()
    await at(page, recordedQuestion('keep'), { speed: 'normal' })
    await page.locator('.die').first().click()
    await expect(page.locator('.kept .die')).toHaveCount(1)
    expect(await page.evaluate(() => document.getAnimations().filter((a) => a.playState === 'running').length)).toBe(0)
  })

  test('a question is announced to a player who looks elsewhere', async ({ page }) => {
    await page.addInitScript(() => {
      const told: string[] = []
      class Notice {
        static permission = 'granted'
        static requestPermission = () => Promise.resolve('granted')
        constructor(title: string) {
          told.push(title)
        }
      }
      Object.assign(window, { told, Notification: Notice })
      Object.defineProperty(document, 'hidden', { get: () => true })
    })
    await at(page, recordedQuestion('threat'))
    const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told)
    expect(await told()).toEqual([])
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('checkbox', { name: /notif/i }).check()
    expect(await setting(page, 'notify')).toBe(true)
    await page.reload()
    await expect.poll(told).toEqual(['It’s your turn'])
    await expect(page).toHaveTitle(/· Kaiju$/)
  })

  // On Android a page may not make notifications itself: only its service worker may.
  for (const worker of ['works', 'fails', 'is not there'] as const) {
    test(`where only a service worker may tell, and it ${worker}, the game goes on`, async ({ page }) => {
      const errors = watch(page)
      await page.addInitScript((how) => {
        const told: string[] = []
        class Notice {
          static permission = 'granted'
          constructor() {
            throw new TypeError('Illegal constructor')
          }
        }
        Object.assign(window, { told, Notification: Notice })
        const showNotification = (title: string) => {
          told.push(title)
          return how === 'works' ? Promise.resolve() : Promise.reject(new TypeError('No permission'))
        }
        const registration = how === 'is not there' ? undefined : { active: {}, showNotification }
        Object.defineProperty(navigator, 'serviceWorker', {
          value: {
            register: () => Promise.resolve(registration),
            getRegistration: () => Promise.resolve(registration),
          },
        })
        Object.defineProperty(document, 'hidden', { get: () => true })
      }, worker)
      await at(page, recordedQuestion('threat'), { notify: true })
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told))
        .toEqual(worker === 'is not there' ? [] : ['It’s your turn'])
      await expect(page.locator('#prompt .choice').first()).toBeVisible()
      expect(errors).toEqual([])
    })
  }

  test('a notification that the browser refuses stays off, and says so', async ({ page }) => {
    await page.addInitScript(() =>
      Object.assign(window, {
        Notification: { permission: 'denied', requestPermission: () => Promise.resolve('denied') },
      }),
    )
    await page.goto('/settings')
    const box = page.getByRole('checkbox', { name: /Notify me/ })
    // It is off again at once, so that it cannot be waited for to be checked.
    await box.click()
    await expect(page.getByRole('status').filter({ hasText: 'blocks notifications' })).toBeVisible()
    await expect(box).not.toBeChecked()
  })

  test('a choice in one tab is not undone by another', async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()]
    for (const page of [one, other]) await page.goto('/settings')
    await one.getByRole('radio', { name: 'Night' }).check()
    await one.getByRole('radio', { name: 'Slow' }).check()
    // The other one shows it too.
    await expect(other.getByRole('radio', { name: 'Slow' })).toBeChecked()
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'night')
    await other.getByRole('checkbox', { name: 'Sound and vibration' }).click()
    await one.reload()
    await expect(one.getByRole('radio', { name: 'Night' })).toBeChecked()
    await expect(one.getByRole('radio', { name: 'Slow' })).toBeChecked()
    await expect(one.getByRole('checkbox', { name: 'Sound and vibration' })).not.toBeChecked()
    // Nor by one that has not heard of it.
    await other.evaluate(() =>
      localStorage.setItem(
        'kaiju',
        JSON.stringify({ ...JSON.parse(localStorage.getItem('kaiju') ?? '{}'), level: 'hard' }),
      ),
    )
    await other.getByRole('radio', { name: 'Fast' }).check()
    expect(await setting(other, 'level')).toBe('hard')
  })

  test('a confirmation is answered by key', async ({ page }) => {
    const sent = await at(page, shopWith(5))
    const title = page.locator('#prompt h2')
    const asked = await title.innerText()
    await page.keyboard.press('Enter')
    await expect(title).toContainText('End the turn?')
    await read(page)
    await page.keyboard.press('1')
    await expect(title).toHaveText(asked)
    await read(page)
    await page.keyboard.press('Enter')
    await expect(title).toContainText('End the turn?')
    await read(page)
    expect(commands(sent)).toHaveLength(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => commands(sent).map(({ action }) => action)).toEqual(['end'])
  })

  test('a confirmation is asked once, and never again if told so', async ({ page }) => {
    const shop = shopWith(5)
    const sent = await at(page, shop)
    await page.locator('#prompt').getByRole('button', { name: 'End turn' }).click()
    await expect(page.locator('#prompt h2')).toContainText('End the turn?')
    expect(commands(sent).filter(({ type }) => type === 'act')).toHaveLength(0)
    await read(page)
    await page.getByRole('button', { name: 'Back to the market' }).click()
    await read(page)
    await page.locator('#prompt').getByRole('button', { name: 'End turn' }).click()
    await read(page)
    await page.getByRole('checkbox', { name: /ask me this again/ }).check()
    await page.locator('#prompt').getByRole('button', { name: 'End turn' }).click()
    await expect.poll(() => commands(sent).filter(({ type }) => type === 'act').length).toBe(1)
    await page.reload()
    await expect(page.locator('#prompt h2')).not.toBeEmpty()
    await read(page)
    await page.locator('#prompt').getByRole('button', { name: 'End turn' }).click()
    await expect.poll(() => commands(sent).filter(({ type }) => type === 'act').length).toBe(2)
  })
})

live('logging out of other devices keeps this guest, logging out makes a new one', async ({ page, server }) => {
  await page.goto(`${server.url}/settings`)
  // The page knows its guest: two first requests at once would make two.
  await expect(page.getByLabel('Your name')).not.toHaveValue('')
  const guest = () => page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { guest: string }).guest)
  const before = await guest()
  await page.getByRole('button', { name: 'Log out other devices' }).click()
  await expect(page.getByText('Other devices are logged out.')).toBeVisible()
  expect(await guest()).toBe(before)
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Log out for good?')
  await page.getByRole('button', { name: 'No' }).click()
  expect(await guest()).toBe(before)
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page.getByText('From now on you are a new guest.')).toBeVisible()
  expect(await guest()).not.toBe(before)
})
