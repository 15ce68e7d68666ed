// Reasons: why something cannot be done, what things cost, and where numbers come from.

import type { Choice, Event, Face } from '../../src/wire'
import {
  around,
  at,
  fixWith,
  MARKET,
  pricesWith,
  recordedQuestion,
  shopWith,
  withFigures,
  withMonster,
  withPower,
} from './asked'
import { byChance, infoOf, started } from './fake'
import { Player, playNow } from './player'
import { expect, live, test } from './test'

const DESK = { width: 1440, height: 900 }

test.use({ viewport: DESK })

test.describe('why', () => {
  test('a card that cannot be bought says why, to mouse, finger and keyboard', async ({ browser }) => {
    const shop = shopWith(5)
    const page = await (await browser.newContext({ viewport: DESK, hasTouch: true })).newPage()
    await at(page, shop)
    const dear = page.locator('.card.dear .face-up').first()
    const why = page.getByRole('tooltip').locator('.because')
    await dear.hover()
    await expect(why).toContainText(/You need \d+ more/)
    await page.mouse.move(2, 2)
    await expect(why).toHaveCount(0)
    await page.keyboard.press('m')
    for (let i = 0; i < 3 && !(await dear.evaluate((element) => element === document.activeElement)); i++)
      await page.keyboard.press('Tab')
    await expect(why).toContainText('more')
    await expect(dear).toHaveAttribute('aria-describedby', 'tip')
    await page.keyboard.press('Escape')
    // Greyed is said to readers, and must still answer a finger.
    await dear.tap({ force: true })
    await expect(why).toContainText('more')
  })

  test('dice that cannot be touched, cards that cannot be used and Tokyo say why', async ({ page }) => {
    const fix = fixWith('herd-culler', 'one')
    await at(page, { ...fix, view: { ...fix.view, market: MARKET } })
    const why = page.getByRole('tooltip')
    await page.locator('.die[data-face="1"]').first().hover()
    await expect(why).toContainText('It can’t be used on this')
    await page.locator('.own').first().hover()
    await expect(why.locator('.because')).not.toBeEmpty()
    await page.locator('.plaque').first().hover()
    await expect(why).toContainText(/Tokyo|there|here/)
    await page.locator('.market .face-up').first().hover()
    await expect(why.locator('.because')).toContainText(/after your dice are resolved|more/)
  })

  live('every number that changed says why on its monster’s sheet', async ({ browser, seed }) => {
    const page = await playNow(browser)
    await new Player(page, seed).until(
      async () => (await page.locator('.log li', { hasText: /gains|hits/ }).count()) > 2,
    )
    const who = await page.locator('.log li', { hasText: /gains/ }).first().locator('b').first().textContent()
    await page
      .getByRole('button', { name: new RegExp(`^${who ?? ''},.*Show cards`) })
      .first()
      .click()
    await expect(page.getByRole('dialog').locator('.reasons li').first()).toContainText(/[+−=] ?\d+/)
  })

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
                rolled: 2,
                more: 1,
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
            ? { hearts: 3, left: 6, rolled: 2, more: 1, changed_by: ['spiked-tail'], attack: true }
            : { hearts: 0, left: 9, rolled: 0, more: 0, changed_by: [], attack: false },
        ),
      },
    })
    await expect(page.locator('#prompt .ask')).toContainText('2 rolled, +1 from Spiked Tail')
    await page.locator(`.mon[data-panel="${seat}"] .stat.hearts`).hover()
    await expect(page.getByRole('tooltip')).toContainText('Spiked Tail')
    await page.locator('.blow').hover()
    await expect(page.getByRole('tooltip')).toContainText('Spiked Tail')
  })

  test('the player’s attack says where its claws come from', async ({ page }) => {
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
            rolled: 2,
            more: 1,
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
    await at(page, { ...asked, view }, {}, { entries: [started(view), byChance(2, events)] })
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
      { entries: [started(view), byChance(2, [{ event: 'turn_began', seat, extra: true, dice_fewer: 1 }])] },
    )
    await expect(page.locator('.tray-why')).toContainText('one die fewer')
  })
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
    await expect(page.getByRole('tooltip')).toContainText('With Alien Metabolism it’s 5')
  })

  test('in another’s shop are not compared with the player’s energy', async ({ page }) => {
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
