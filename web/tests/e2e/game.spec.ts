// The game screen in the hands of people: several around one device, fingers, keys, readers, and whoever comes back.

import type { Browser, Page } from '@playwright/test'
import type { Choice, Event, Face, TableView, SentEntry } from '../../src/wire'
import {
  actions,
  around,
  asking,
  at,
  commands,
  firstRoll,
  fixWith,
  MARKET,
  recordedQuestion,
  shopWith,
  tableAt,
  withMonster,
  withPower,
  pricesWith,
  withFigures,
} from './asked'
import { fakeTable, infoOf } from './fake'
import { expect, test } from './test'
import { read } from './time'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

test.use({ viewport: DESK })

const touchPage = async (browser: Browser, viewport = PHONE): Promise<Page> =>
  (await browser.newContext({ viewport, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })).newPage()

const told = (seq: number, events: Event[]): SentEntry => ({ seq, at: seq, entry: { type: 'chance', luck: '' }, events })
/** The game began with this table. */
const started = (view: TableView): SentEntry => ({ seq: 1, at: 1, entry: { type: 'started', seats: [], revision: 2 }, view })

test.describe('several players around one device', () => {
  test('the hearts of all of them are seen', async ({ page }) => {
    const asked = recordedQuestion('keep')
    const players = asked.view.monsters.length
    const info = around(
      infoOf(players, asked.rules, asked.question.seat),
      Array.from({ length: players }, (_, seat) => seat),
    )
    const view = asked.view.monsters.reduce(
      (table, _, seat) => withMonster(table, seat, { alive: true, hearts: 3 + seat }),
      asked.view,
    )
    await at(page, { ...asked, view }, {}, { info })
    for (const viewport of [PHONE, { width: 820, height: 1180 }, { width: 844, height: 390 }, DESK]) {
      await page.setViewportSize(viewport)
      for (let seat = 0; seat < players; seat++) {
        const hearts = page.locator(`[data-panel="${seat}"] .stat.hearts b`).filter({ visible: true })
        await expect(hearts, `seat ${seat} at ${viewport.width}`).toHaveCount(1)
        await expect(hearts).toHaveText(String(3 + seat))
      }
    }
  })

  test('orders are given for the monster whose sheet is open', async ({ page }) => {
    const asked = recordedQuestion('keep')
    const players = asked.view.monsters.length
    const other = (asked.question.seat + 1) % players
    const info = around(infoOf(players, asked.rules, asked.question.seat), [asked.question.seat, other])
    const sent = await at(page, { ...asked, view: withMonster(asked.view, other, { alive: true }) }, {}, { info })
    await page.locator(`.mon[data-panel="${other}"] .mon-art`).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Standing orders' }).click()
    await expect(page.getByRole('dialog')).toContainText(info.seats[other]?.name ?? '')
    await page.getByRole('switch', { name: /^Leave Tokyo/ }).check()
    await expect
      .poll(() =>
        commands(sent)
          .filter(({ type }) => type === 'set_orders')
          .map(({ seat }) => seat),
      )
      .toEqual([other])
  })

  test('a spectator sees every monster on a phone', async ({ browser }) => {
    const page = await (await browser.newContext({ viewport: PHONE })).newPage()
    const asked = recordedQuestion('keep')
    const info = around(infoOf(asked.view.monsters.length, asked.rules, asked.question.seat), [])
    await fakeTable(page, {
      ...asking(asked),
      info,
      question: { ...asked.question, choices: [], stop: [], keep: null },
    })
    await page.goto('/t/k7m2p9xq')
    await expect(page.locator('.mon').filter({ visible: true })).toHaveCount(asked.view.monsters.length)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  })
})

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
          told(2, [
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

  test('whoever points at a die before the only power for it means that power', async ({ page }) => {
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

test.describe('prices', () => {
  test('are one’s own at every decision, and say why', async ({ page }) => {
    const shop = shopWith(5, ['alien-metabolism'])
    const keep = recordedQuestion('keep')
    const seat = shop.question.seat
    await at(page, {
      ...shop,
      question: { ...keep.question, seat, choices: [], stop: [], closed: [], keep: 'all' },
    })
    const price = page.locator('.market [data-slot="0"] .price')
    await expect(price).toHaveText('65')
    await page.locator('.market [data-slot="0"] .face-up').hover()
    await expect(page.getByRole('tooltip')).toContainText('Alien Metabolism makes it 5')
  })

  test('of another’s shop are not shown against the own energy', async ({ page }) => {
    const shop = shopWith(5, ['alien-metabolism'])
    const other = (shop.question.seat + 1) % shop.view.monsters.length
    const view = withFigures(withMonster(shop.view, other, { alive: true, energy: 5, powers: [] }), other, {
      prices: pricesWith(5),
    })
    const info = around(infoOf(view.monsters.length, 'czech', other), [other])
    await at(page, { ...shop, view, question: { ...shop.question, choices: [], closed: [] } }, {}, { info })
    await expect(page.locator('.market [data-slot="0"] .price')).toHaveText('6')
    await expect(page.locator('.market [data-slot="0"]')).toContainText('need 1 more')
    // And one's own discounts count in another's turn too.
    const mine = withMonster(shop.view, other, { alive: true, energy: 5, powers: ['alien-metabolism'] })
    await at(
      page,
      {
        ...shop,
        view: withFigures(withMonster(mine, shop.question.seat, { powers: [] }), other, {
          prices: pricesWith(5, ['alien-metabolism']),
        }),
        question: { ...shop.question, choices: [], closed: [] },
      },
      {},
      { info },
    )
    await expect(page.locator('.market [data-slot="0"] .price')).toHaveText('65')
  })

  test('follow the rules of the table', async ({ page }) => {
    const keep = recordedQuestion('keep')
    const seat = keep.question.seat
    const view = { ...keep.view, market: ['monster-batteries', null, null] }
    await at(page, {
      ...keep,
      rules: 'czech, batteries=2016',
      view: withFigures(withMonster(view, seat, { powers: [] }), seat, {
        prices: [{ now: 3 }, null, null],
      }),
    })
    await expect(page.locator('.market [data-slot="0"] .price')).toHaveText('3')
  })
})

/** A turn of somebody, as the log tells it. */
function turnOf(seat: number): Event[] {
  return [
    { event: 'turn_began', seat, extra: false, dice_fewer: 0 },
    { event: 'dice_counted', seat, dice: 6, rolls_left: 2, dice_by: [], shrunk: 0, dice_fewer: 0, rolls_by: [] },
    { event: 'rolled', seat, rolled: 6, dice: ['1', '2', '3', 'energy', 'heart', 'claw'], rolls_left: 2 },
    { event: 'energy_gained', seat, energy: 1, now: 1, cause: { dice: 'energy' }, raised_by: [] },
    { event: 'points_gained', seat, points: 1, now: 1, cause: 'entry' },
  ]
}

test.describe('readers', () => {
  test('a round of others is one paragraph, without motion too, and the question comes last', async ({ browser }) => {
    const page = await (await browser.newContext({ viewport: DESK, reducedMotion: 'reduce' })).newPage()
    const asked = firstRoll()
    const others = { ...asked.question, seat: 1, choices: [], stop: [], keep: null }
    const { happen } = await tableAt(page, { ...asked, question: others }, {}, { info: infoOf(3, 'czech', 0) })
    const mine = turnOf(0).slice(0, 3)
    happen([told(58, turnOf(1)), told(59, turnOf(2)), told(60, mine)], { ...asked.question, seq: 60 })
    const said = page.locator('.game [aria-live="polite"] p')
    await expect(said).toHaveCount(1)
    await expect(said).toHaveText(
      new RegExp(
        '^Kraken rolled 1, 2, 3, energy, heart, claw: \\+1 point, \\+1 energy\\. ' +
          'Alienoid rolled .* You rolled .*\\. Your roll',
      ),
    )
  })
})

test.describe('keys', () => {
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
        told(58, [
          { event: 'energy_spent', seat, energy: 3, now: 2, cause: { purchase: 'corner-store' } },
          { event: 'bought', seat, card: 'corner-store', paid: 3, source: { market: 1 } },
        ]),
      ],
      { ...shop.question, seq: 58, can_take_back: false },
    )
    await expect(page.locator('#prompt h2')).toContainText('Buy more?')
  })
})

test.describe('why', () => {
  test('damage that is more than the claws rolled names the cards', async ({ page }) => {
    const asked = withPower('threat', 'wings')
    const seat = asked.question.seat
    const attacker = (seat + 1) % asked.view.monsters.length
    const turn = asked.view.turn
      ? { ...asked.view.turn, seat: attacker, dice: ['claw', 'claw', '1', '2', '3', 'heart'] as Face[], claws: 2 }
      : null
    const view = withMonster(
      withMonster({ ...asked.view, turn }, attacker, { alive: true, powers: ['spiked-tail'] }),
      seat,
      { hearts: 9, place: 'city' },
    )
    const choices = asked.question.choices.map((choice): Choice =>
      choice.verb !== 'pass'
        ? choice
        : {
            ...choice,
            effects: [
              {
                event: 'hurt',
                seat,
                hearts: 3,
                now: 6,
                author: attacker,
                cause: { dice: 'claw' },
                raised_by: ['spiked-tail'],
              },
            ],
          },
    )
    await at(page, {
      ...asked,
      view,
      question: {
        ...asked.question,
        choices,
        decision: { decision: 'threat', loss: 3 },
        threats: view.monsters.map((_, i) =>
          i === seat
            ? { hearts: 3, changed_by: ['spiked-tail'], attack: true }
            : { hearts: 0, changed_by: [], attack: false },
        ),
      },
    })
    await expect(page.locator('#prompt .ask')).toContainText('2 rolled, +1 from Spiked Tail')
    await page.locator(`.mon[data-panel="${seat}"] .stat.hearts`).hover()
    await expect(page.getByRole('tooltip')).toContainText('Spiked Tail')
    await page.locator('.blow').hover()
    await expect(page.getByRole('tooltip')).toContainText('Spiked Tail')
  })

  test('the own attack says where its claws come from', async ({ page }) => {
    const asked = recordedQuestion('resolve')
    const seat = asked.question.seat
    const victim = (seat + 1) % asked.view.monsters.length
    const turn = asked.view.turn
      ? { ...asked.view.turn, dice: ['claw', 'claw', '1', '2', 'energy', 'heart'] as Face[], claws: 2 }
      : null
    const view = withMonster(withMonster({ ...asked.view, turn }, seat, { powers: ['acid-attack'] }), victim, {
      alive: true,
      hearts: 9,
    })
    const choices: Choice[] = [
      { action: 'resolve energy', verb: 'resolve', face: 'energy', effects: [] },
      {
        action: 'resolve claw',
        verb: 'resolve',
        face: 'claw',
        effects: [
          {
            event: 'hurt',
            seat: victim,
            hearts: 3,
            now: 6,
            author: seat,
            cause: { dice: 'claw' },
            raised_by: ['acid-attack'],
          },
        ],
      },
    ]
    await at(page, { ...asked, view, question: { ...asked.question, choices } })
    await expect(page.locator('#prompt .choice', { hasText: 'Attack' })).toContainText('2 rolled, +1 from Acid Attack')
  })

  test('a roll that a card gave says so', async ({ page }) => {
    const asked = recordedQuestion('keep')
    const seat = asked.question.seat
    const view = withMonster({ ...asked.view, turn: asked.view.turn ? { ...asked.view.turn, seat } : null }, seat, {
      powers: ['smoke-cloud'],
      shrink: 0,
    })
    const events: Event[] = [
      { event: 'turn_began', seat, extra: false, dice_fewer: 0 },
      { event: 'used', seat, power: 'smoke-cloud' },
      { event: 'counter_set', power: 'smoke-cloud', now: 2 },
      { event: 'roll_gained', rolls_left: 3, cause: { power: 'smoke-cloud' } },
    ]
    await at(page, { ...asked, view }, {}, { entries: [started(view), told(2, events)] })
    await expect(page.locator('.tray-why')).toContainText('Extra rolls from Smoke Cloud')
  })

  test('fewer dice in an extra turn say why', async ({ page }) => {
    const asked = recordedQuestion('keep')
    const seat = asked.question.seat
    const turn = asked.view.turn ? { ...asked.view.turn, seat, extra: true } : null
    const plain = withMonster({ ...asked.view, turn }, seat, { powers: [], shrink: 0 })
    const view = withFigures(plain, seat, { dice: { now: 5, usual: 6 }, dice_shrunk: 0, dice_fewer: 1 })
    await at(
      page,
      { ...asked, view },
      {},
      { entries: [started(view), told(2, [{ event: 'turn_began', seat, extra: true, dice_fewer: 1 }])] },
    )
    await expect(page.locator('.tray-why')).toContainText('one die fewer')
  })
})

test.describe('cards that are named', () => {
  test('are read in prompts, sheets and orders', async ({ page }) => {
    const asked = withPower('threat', 'wings')
    const seat = asked.question.seat
    await at(
      page,
      asked,
      {},
      {
        entries: [
          started(asked.view),
          told(2, [
            { event: 'turn_began', seat, extra: false, dice_fewer: 0 },
            { event: 'points_gained', seat, points: 2, now: 2, cause: { power: 'giant-brain' } },
          ]),
        ],
      },
    )
    const tip = page.getByRole('tooltip')
    await page.locator('#prompt').getByRole('button', { name: 'Read Wings' }).hover()
    await expect(tip).toContainText('you lose none')
    // A choice is not covered by a tip, but its numbers say why, and so does it when it has the focus.
    const wings = page.locator('#prompt .choice', { hasText: 'Wings' })
    await wings.locator('b').first().hover()
    await expect(tip).toHaveCount(0)
    await wings.locator('.fx').hover()
    await expect(tip).toContainText('Wings')
    await page.locator(`.mon[data-panel="${seat}"] .mon-art`).click()
    await page.getByRole('dialog').locator('.reasons').getByRole('button', { name: 'Giant Brain' }).click()
    await expect(tip).toContainText('1 more roll')
    // It must lie over the sheet, not below it.
    expect(
      await tip.evaluate((element) => {
        const { x, y } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + 12, y + 12)) || element.matches(':popover-open')
      }),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Standing orders' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Wings' }).click()
    await expect(tip).toContainText('you lose none')
  })
})

test('whoever has looked at the top card sees which one it is', async ({ page }) => {
  const shop = shopWith(5, ['made-in-a-lab'])
  const top: Choice = {
    action: 'use made-in-a-lab top',
    verb: 'use',
    power: 'made-in-a-lab',
    pick: 'top',
    effects: [],
  }
  const sent = await at(page, {
    ...shop,
    view: { ...shop.view, top: 'energize' },
    question: { ...shop.question, choices: [top, ...shop.question.choices] },
  })
  await expect(page.locator('.market h3')).toContainText('top card: Energize')
  await page.locator('#prompt').getByRole('button', { name: 'Read Energize' }).click()
  await expect(page.getByRole('tooltip')).toContainText('energy')
  await page.locator('#prompt .choice', { hasText: 'Made in a Lab: buy Energize' }).click()
  await expect.poll(() => actions(sent)).toEqual([top.action])
})

test.describe('the log', () => {
  test('goes back to the beginning', async ({ page }) => {
    const asked = recordedQuestion('keep')
    const players = asked.view.monsters.length
    const entries = [started(asked.view), ...Array.from({ length: 30 }, (_, i) => told(i + 2, turnOf(i % players)))]
    await at(page, asked, {}, { entries })
    await expect(page.locator('.log summary')).toHaveCount(30)
    const first = page.locator('.log details').last()
    await first.locator('summary').scrollIntoViewIfNeeded()
    await first.locator('summary').click()
    await expect(first).toContainText('Turn 1 ')
    await expect(first.locator('li').first()).toContainText('rolled')
    await expect(first.locator('li').first()).toBeVisible()
  })
})

test.describe('whoever was away', () => {
  test('is told how many turns went by, and can see them', async ({ page }) => {
    const asked = recordedQuestion('keep')
    const players = asked.view.monsters.length
    const table = await tableAt(page, asked, { speed: 'slow' }, { entries: [started(asked.view), told(2, turnOf(0))] })
    const next = (asked.question.seat + 1) % players
    await table.cut([told(58, turnOf(next)), told(59, turnOf((next + 1) % players))], asking(asked))
    const banner = page.locator('.banner.back')
    await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible()
    await page.clock.runFor(700)
    await expect(banner).toContainText('You missed 2 turns')
    await banner.getByRole('button', { name: 'Show them' }).click()
    await expect(page.locator('.where')).toContainText('Turn 2')
    await expect(page.locator(`.mon.is-active[data-panel="${next}"]`)).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(page.locator(`.mon.is-active[data-panel="${asked.question.seat}"]`)).toBeVisible()
  })
})

test('whoever looked elsewhere can see the turns that went by, and acting puts them away', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'hidden', { get: () => Boolean((window as unknown as { away?: boolean }).away) }),
  )
  const asked = recordedQuestion('keep')
  const players = asked.view.monsters.length
  const next = (asked.question.seat + 1) % players
  const { happen, sent } = await tableAt(page, asked, { speed: 'slow' })
  await page.evaluate(() => Object.assign(window, { away: true }))
  happen([told(58, turnOf(next))], { ...asked.question, seq: 58 })
  const banner = page.locator('.banner.back')
  await expect(banner).toContainText('You missed 1 turn')
  await page.evaluate(() => Object.assign(window, { away: false }))
  await banner.getByRole('button', { name: 'Show it' }).click()
  await expect(page.locator(`.mon.is-active[data-panel="${next}"]`)).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.clock.runFor(20_000)
  await page.evaluate(() => Object.assign(window, { away: true }))
  happen([told(59, turnOf(next))], { ...asked.question, seq: 59 })
  await expect(banner).toContainText('You missed 1 turn')
  await page.evaluate(() => Object.assign(window, { away: false }))
  // A question that has just come is not answered by accident.
  await read(page)
  await page.locator('#prompt .choice').last().click()
  await expect.poll(() => actions(sent).length).toBe(1)
  await expect(banner).toHaveCount(0)
})

test('a tap beside everything shows the next thing at once', async ({ page }) => {
  const asked = recordedQuestion('keep')
  const next = (asked.question.seat + 1) % asked.view.monsters.length
  const { happen } = await tableAt(page, asked, { speed: 'slow' })
  happen([told(58, turnOf(next))], { ...asked.question, seat: next, seq: 58, choices: [], stop: [], keep: null })
  await expect(page.locator(`.mon.is-active[data-panel="${next}"]`)).toBeVisible()
  for (let i = 0; i < 4; i++) await page.locator('.sun').click({ force: true })
  await expect(page.locator('.log li', { hasText: 'entering Tokyo' })).toBeAttached()
})

test.describe('whoever watches', () => {
  /** The words of the prompt and the framed monsters, in one look. */
  const look = (page: Page) =>
    page.evaluate(() => ({
      prompt: document.querySelector('#prompt h2')?.textContent?.trim() ?? '',
      active: document.querySelector('.mon.is-active .mon-who b')?.textContent?.trim() ?? '',
      decides: document.querySelector('.mon.is-asked .mon-who b')?.textContent?.trim() ?? '',
      seats: ['.mon.is-active', '.mon.is-asked'].map((framed) =>
        Number(document.querySelector<HTMLElement>(framed)?.dataset['panel']),
      ) as [number, number],
    }))

  test('reads about what is shown, and is not left turns behind', async ({ page }) => {
    const asked = recordedQuestion('keep')
    const players = asked.view.monsters.length
    const at = (seat: number, seq: number) => ({
      ...asked.question,
      seat,
      seq,
      choices: [],
      stop: [],
      keep: null,
      bot_at: null,
    })
    const { happen } = await tableAt(
      page,
      asked,
      { speed: 'normal' },
      { you: 'somebody', question: at(asked.question.seat, 57) },
    )
    let seq = 58
    const seen: Awaited<ReturnType<typeof look>>[] = []
    for (let turn = 1; turn <= 8; turn++) {
      const seat = (asked.question.seat + turn) % players
      happen([told(seq, turnOf(seat))], at(seat, seq))
      // Another monster is asked while its turn is still being shown.
      if (turn % 2 === 0)
        happen([told(seq + 1, [])], { ...at((seat + 1) % players, seq + 1), decision: { decision: 'leave' } })
      seq += 2
      for (let i = 0; i < 6; i++) {
        seen.push(await look(page))
        await page.clock.runFor(60)
      }
    }
    for (const {
      prompt,
      active,
      decides,
      seats: [turn, of],
    } of seen) {
      expect(prompt, `${active} has the turn`).toContain(decides || active)
      // Only whoever comes next is asked in somebody's turn.
      if (decides) expect([prompt, of]).toEqual([`${decides} is deciding whether to leave`, (turn + 1) % players])
    }
    // So fast nobody can be shown everything: the rest can be skipped.
    const last = (asked.question.seat + 8) % players
    await page.getByRole('button', { name: /^Skip ahead/ }).click()
    await expect(page.locator(`.mon.is-active[data-panel="${last}"]`)).toBeVisible()
    await page.clock.runFor(6000)
    await expect(page.locator(`.mon.is-asked[data-panel="${(last + 1) % players}"]`)).toBeVisible()
    await expect(page.locator('#prompt h2')).toContainText('is deciding whether to leave')
  })
})
