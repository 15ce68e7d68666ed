// The game under fingers, and under a mouse where the two differ.

import type { Browser, Page } from '@playwright/test'
import { actions, at, fixWith, MARKET, recordedQuestion, shopWith, withMonster, withPower } from './asked'
import { byChance, started } from './fake'
import { expect, test } from './test'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

test.use({ viewport: DESK })

const touchPage = async (browser: Browser, viewport = PHONE): Promise<Page> =>
  (await browser.newContext({ viewport, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })).newPage()

test.describe('fingers', () => {
  test('a card of the market is read before it is bought', async ({ browser }) => {
    const page = await touchPage(browser)
    const sent = await at(page, shopWith(5))
    await page.locator('.market [data-slot="1"] .face-up').tap()
    const sheet = page.getByRole('dialog', { name: 'Corner Store' })
    await expect(sheet).toContainText(/\+?1/)
    expect(actions(sent)).toEqual([])
    await sheet.getByRole('button', { name: /^Buy/ }).tap()
    await expect.poll(() => actions(sent)).toEqual(['buy corner-store'])
    await expect(sheet).toHaveCount(0)
  })

  test('the shop of a phone shows whole cards, and why one cannot be bought', async ({ browser }) => {
    const page = await touchPage(browser)
    const sent = await at(page, shopWith(5, ['wings']))
    const wares = page.locator('#prompt .ware')
    await expect(wares).toHaveCount(3)
    await expect(page.locator('.tray')).toBeHidden()
    await expect(wares.filter({ hasText: 'Giant Brain' })).toContainText('1 more roll')
    const dear = wares.filter({ hasText: 'Wings' })
    await expect(dear).toContainText('need 1 more')
    await dear.tap({ force: true })
    await page.getByRole('button', { name: 'Your cards (1)' }).tap()
    await expect(page.getByRole('dialog')).toContainText('Wings')
    await page.getByRole('button', { name: 'Close' }).tap()
    expect(actions(sent)).toEqual([])
    await wares.filter({ hasText: 'Giant Brain' }).tap()
    await expect.poll(() => actions(sent)).toEqual(['buy giant-brain'])
  })

  test('a power in the hand is read before it is used', async ({ browser }) => {
    const page = await touchPage(browser)
    const asked = withPower('threat', 'wings')
    const sent = await at(page, asked)
    await page.locator('.fan .own', { hasText: 'Wings' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Wings' })
    await expect(sheet).toContainText('you lose none')
    expect(actions(sent)).toEqual([])
    await sheet.getByRole('button', { name: /^Use/ }).tap()
    await expect
      .poll(() => actions(sent))
      .toEqual([asked.question.choices.find(({ power }) => power === 'wings')?.action])
  })

  test('with a mouse a card is read by pointing, and a click buys nothing yet', async ({ page }) => {
    const sent = await at(page, shopWith(5))
    const card = page.locator('.market [data-slot="1"] .face-up')
    await card.hover()
    await expect(page.getByRole('tooltip')).toContainText('Corner Store')
    await card.click()
    const sheet = page.getByRole('dialog', { name: 'Corner Store' })
    await expect(sheet.getByRole('button', { name: /^Buy/ })).toBeFocused()
    expect(actions(sent)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    // By key, too; one that is held down buys nothing.
    await card.focus()
    for (let i = 0; i < 4; i++) await page.keyboard.down('Enter')
    await expect(sheet).toBeVisible()
    expect(actions(sent)).toEqual([])
    await page.keyboard.up('Enter')
    await page.keyboard.press('Enter')
    await expect.poll(() => actions(sent)).toEqual(['buy corner-store'])
  })

  test('with a mouse a power is used by a click on it', async ({ page }) => {
    const asked = withPower('threat', 'wings')
    const sent = await at(page, asked)
    await page.locator('.fan .own', { hasText: 'Wings' }).click()
    await expect
      .poll(() => actions(sent))
      .toEqual([asked.question.choices.find(({ power }) => power === 'wings')?.action])
  })

  test('everything that can be pressed is as large as a thumb', async ({ browser }) => {
    const page = await touchPage(browser)
    const asked = recordedQuestion('keep')
    const crowd = {
      ...asked,
      view: asked.view.monsters.reduce(
        (table, _, seat) => withMonster(table, seat, { alive: true, powers: MARKET, poison: 1, shrink: 1 }),
        asked.view,
      ),
    }
    await at(
      page,
      crowd,
      {},
      {
        entries: [
          started(crowd.view),
          byChance(2, [
            { event: 'turn_began', seat: 0, extra: false, dice_fewer: 0 },
            { event: 'moved', seat: 0, from: 'outside', to: 'city' },
          ]),
        ],
      },
    )
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 844, height: 390 },
      { width: 820, height: 1180 },
    ]) {
      await page.setViewportSize(viewport)
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, a, summary, input, [data-tip]')].flatMap((element) => {
          const { width, height } = element.getBoundingClientRect()
          const style = getComputedStyle(element)
          // Words in a sentence are as high as the sentence.
          if (
            width === 0 ||
            element.matches('.name, .skip, button *') ||
            style.pointerEvents === 'none' ||
            style.visibility === 'hidden'
          )
            return []
          const least = element.closest('.die') ? 40 : 44
          return Math.round(width) < least || Math.round(height) < least
            ? [`${element.className || element.tagName} ${Math.round(width)}×${Math.round(height)}`]
            : []
        }),
      )
      expect([...new Set(small)], `${viewport.width} by ${viewport.height}`).toEqual([])
    }
  })

  test('a finger anywhere on a small panel opens its cards', async ({ browser }) => {
    const page = await touchPage(browser)
    const asked = recordedQuestion('keep')
    const other = (asked.question.seat + 1) % asked.view.monsters.length
    const view = withMonster(asked.view, other, { alive: true, powers: MARKET })
    await at(page, { ...asked, view })
    const box = await page.locator(`.mon[data-panel="${other}"] .chip`).first().boundingBox()
    if (!box) throw new Error('no card lies there')
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await expect(page.getByRole('dialog').locator('.sheet-cards')).toContainText('Corner Store')
  })
})

test.describe('dice to pick', () => {
  test('a die pointed at in the tray is the one that is turned', async ({ page }) => {
    const sent = await at(page, fixWith('herd-culler', 'one'))
    await page.locator('#prompt .choice', { hasText: 'Herd Culler' }).click()
    await page.locator('.die[data-face="heart"]').click()
    await expect(page.locator('.picker .hint')).toContainText('It becomes a')
    await expect(page.locator('.picker .hint')).not.toContainText('rerolled')
    await page.locator('.picker').getByRole('button', { name: 'Use Herd Culler' }).click()
    await expect.poll(() => actions(sent)).toEqual(['use herd-culler heart'])
  })

  test('pointing at a die before the only power for it picks that power', async ({ page }) => {
    const sent = await at(page, fixWith('herd-culler', 'one'))
    await page.locator('.die[data-face="3"]').click()
    await page.locator('.picker').getByRole('button', { name: 'Use Herd Culler' }).click()
    await expect.poll(() => actions(sent)).toEqual(['use herd-culler 3'])
  })

  for (const power of ['stretchy', 'plot-twist']) {
    test(`die and new face are picked by key: ${power}`, async ({ page }) => {
      const sent = await at(page, fixWith(power, 'any'))
      await page.keyboard.press('1')
      await expect(page.locator('.picker')).toBeVisible()
      // The faces in their order: the fourth is energy. A wrong one is let go with Escape.
      await page.keyboard.press('2')
      await page.keyboard.press('Escape')
      await page.keyboard.press('4')
      await page.keyboard.press('6')
      await page.keyboard.press('3')
      await page.keyboard.press('Enter')
      await expect.poll(() => actions(sent)).toEqual([`use ${power} energy 3`])
    })
  }
})
