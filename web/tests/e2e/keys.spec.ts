// Playing by keyboard.

import type { Choice } from '../../src/wire'
import {
  actions,
  asking,
  at,
  commands,
  MARKET,
  recordedQuestion,
  shopWith,
  tableAt,
  withMonster,
  withPower,
} from './asked'
import { byChance, infoOf } from './fake'
import { expect, test } from './test'
import { read } from './time'

const DESK = { width: 1440, height: 900 }

test.use({ viewport: DESK })

test.describe('keys', () => {
  test('dice, rolls, choices, sheets and the card under the focus', async ({ page }) => {
    const keep = recordedQuestion('keep')
    const sent = await at(page, { ...keep, view: { ...keep.view, market: MARKET } })
    await page.keyboard.press('1')
    await page.keyboard.press('3')
    await expect(page.locator('.kept .die')).toHaveCount(2)
    await page.keyboard.press('1')
    await expect(page.locator('.kept .die')).toHaveCount(1)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('m')
    await expect(page.getByRole('tooltip')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await page.locator('#prompt').focus()
    await page.keyboard.press('r')
    await expect.poll(() => commands(sent).map(({ action }) => action?.split(' ').length)).toEqual([2])
  })

  test('a die keeps the focus when it moves to the shelf and back', async ({ page }) => {
    await at(page, recordedQuestion('keep'))
    const second = page.getByRole('button', { name: /^Die 2:/ })
    await second.focus()
    await page.keyboard.press('Space')
    await expect(page.locator('.kept').getByRole('button', { name: /^Die 2:/ })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.locator('.rolling').getByRole('button', { name: /^Die 2:/ })).toBeFocused()
  })

  test('a card to copy is picked by number', async ({ page }) => {
    const asked = withPower('choose', 'mimic')
    const other = (asked.question.seat + 1) % asked.view.monsters.length
    const choices = MARKET.map((power): Choice => ({
      action: `use mimic ${power}`,
      verb: 'use',
      power: 'mimic',
      pick: { power },
      effects: [],
    }))
    const sent = await at(page, {
      ...asked,
      view: withMonster(asked.view, other, { alive: true, powers: MARKET }),
      question: { ...asked.question, choices },
    })
    // The picker is loaded when it is needed first.
    await expect(page.locator('.picker .own').first()).toBeVisible()
    await page.keyboard.press('2')
    await expect(page.locator('.picker .own.is-live')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect.poll(() => commands(sent).map(({ action }) => action)).toEqual([choices[1]?.action])
  })

  test('the marked answer is Enter, the others have numbers', async ({ page }) => {
    const sent = await at(page, recordedQuestion('leave'), { askLeaving: false })
    await page.keyboard.press('Enter')
    await expect.poll(() => commands(sent).length).toBe(1)
    // Nothing more is answered while an answer is on its way.
    await expect(page.locator('#prompt .choice').first()).toBeEnabled()
    await page.keyboard.press('1')
    await expect
      .poll(() =>
        commands(sent)
          .map(({ action }) => action)
          .sort(),
      )
      .toEqual(['stay', 'yield'])
  })

  test('a key that is held down answers once', async ({ page }) => {
    const leave = recordedQuestion('leave')
    const { sent, show } = await tableAt(page, leave, { askLeaving: false })
    await page.keyboard.down('Enter')
    await expect.poll(() => actions(sent).length).toBe(1)
    show({ ...asking(leave), question: { ...leave.question, seq: leave.question.seq + 1 } })
    await expect(page.locator('#prompt .choice').first()).toBeEnabled()
    // Playwright repeats a key that is pressed again before it is let go.
    for (let i = 0; i < 5; i++) await page.keyboard.down('Enter')
    await page.locator('#prompt .choice').first().focus()
    for (let i = 0; i < 5; i++) await page.keyboard.down('Enter')
    await read(page)
    expect(actions(sent)).toHaveLength(1)
    await page.keyboard.up('Enter')
    await page.keyboard.press('Enter')
    await expect.poll(() => actions(sent).length).toBe(2)
  })

  test('a card that can no longer be bought leaves no sheet behind that keeps the keys', async ({ page }) => {
    const shop = shopWith(5)
    const { sent, show } = await tableAt(page, shop, { askLeaving: false })
    await page.locator('.market [data-slot="1"] .face-up').click()
    const sheet = page.getByRole('dialog', { name: 'Corner Store' })
    await expect(sheet).toBeVisible()
    // The clock has run out, or another page of the same guest has answered.
    show(asking({ ...recordedQuestion('leave') }))
    await expect(sheet).toHaveCount(0)
    await read(page)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => actions(sent).length).toBe(1)
    show({ ...asking(shop), question: { ...shop.question, seq: shop.question.seq + 9 } })
    await expect(page.locator('#prompt')).toContainText('End turn')
    await read(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('"Buy more?" is asked after something was bought, whatever can be taken back', async ({ page }) => {
    const shop = shopWith(5)
    const seat = shop.question.seat
    const { happen } = await tableAt(page, { ...shop, question: { ...shop.question, can_take_back: true } })
    await expect(page.locator('#prompt h2')).toContainText('Buy something?')
    happen(
      [
        byChance(58, [
          { event: 'energy_spent', seat, energy: 3, now: 2, cause: { purchase: 'corner-store' } },
          { event: 'bought', seat, card: 'corner-store', paid: 3, source: { market: 1 } },
        ]),
      ],
      { ...shop.question, seq: 58, can_take_back: false },
    )
    await expect(page.locator('#prompt h2')).toContainText('Buy more?')
  })

  test('in a roll: Enter is the red choice, S stops, letters use cards', async ({ page }) => {
    const asked = recordedQuestion(
      'keep',
      ({ question }) => question.keep === 'any' && question.choices.some(({ pick }) => pick === undefined),
    )
    const { sent } = await tableAt(page, asked)
    const dice = asked.view.turn?.dice.length ?? 0
    await page.keyboard.press('Enter')
    await expect.poll(() => actions(sent)).toEqual(['keep none'])
    await expect(page.locator('#prompt .choice').first()).toBeEnabled()
    for (const cap of await page.locator('#prompt .choice kbd').allTextContents()) expect(cap).not.toBe('')
    const uses = asked.question.choices.find(({ pick }) => pick === undefined)
    const offer = page.locator('#prompt .offer', { has: page.locator(`use[href="#cards-${uses?.power}"]`) })
    await page.keyboard.press((await offer.locator('kbd').textContent())?.toLowerCase() ?? '')
    await expect.poll(() => actions(sent).at(-1)).toBe(uses?.action)
    await expect(page.locator('#prompt .choice').first()).toBeEnabled()
    await page.keyboard.press('s')
    await expect.poll(() => actions(sent).at(-1)).toBe('keep all')
    await expect(page.locator('#prompt .choice').first()).toBeEnabled()
    // With nothing left to roll, stopping is the red one.
    for (let die = 1; die <= dice; die++) await page.keyboard.press(String(die))
    await expect(page.locator('#prompt .choice.main')).toContainText('stop')
    await expect(page.locator('#prompt .choice.main')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect.poll(() => actions(sent).filter((action) => action === 'keep all').length).toBe(2)
  })
  test('stand only under dice that they toggle', async ({ page }) => {
    const asked = recordedQuestion('keep')
    const { show } = await tableAt(page, asked)
    await expect(page.locator('.tray .die kbd')).not.toHaveCount(0)
    show({
      ...asking(asked),
      info: infoOf(asked.view.monsters.length, asked.rules, (asked.question.seat + 1) % asked.view.monsters.length),
      question: { ...asked.question, choices: [], stop: [], keep: null },
    })
    await expect(page.locator('#prompt.is-waiting')).toBeVisible()
    await expect(page.locator('.tray .die kbd')).toHaveCount(0)
  })
  test('stand at every tile, at taking none, and at cards to pick', async ({ page }) => {
    const tiles = recordedQuestion('tile')
    const { show } = await tableAt(page, tiles)
    await expect(page.locator('.tile-choice kbd')).toHaveText(tiles.question.choices.map((_, i) => String(i + 1)))
    const copy = withPower('choose', 'mimic')
    show(asking(copy))
    await expect(page.locator('.copies kbd')).toHaveCount(copy.question.choices.length)
  })
  test('Enter buys the one card that is asked about, as it is marked', async ({ page }) => {
    const asked = recordedQuestion('reveal', ({ question }) => question.choices.length === 2)
    const sent = await at(page, asked)
    await expect(page.locator('#prompt .choice.main')).toContainText('Buy it')
    await expect(page.locator('#prompt kbd')).toHaveText(['Enter', '2'])
    await page.keyboard.press('Enter')
    await expect
      .poll(() => actions(sent))
      .toEqual(asked.question.choices.filter(({ verb }) => verb === 'use').map(({ action }) => action))
  })
  test('Enter takes the marked one of several dice', async ({ page }) => {
    const asked = withPower('resolve', 'healing-ray')
    const sent = await at(page, asked)
    await page.keyboard.press('Enter')
    await expect
      .poll(() => sent.map((text) => (JSON.parse(text) as { command: { action?: string } }).command.action))
      .toContain('resolve heart')
  })
})
