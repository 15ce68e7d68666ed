// The game screen in the hands of people: several around one device, readers, the log, and players who were away.

import type { Page } from '@playwright/test'
import type { Choice, Event } from '../../src/wire'
import {
  actions,
  around,
  asking,
  at,
  commands,
  firstRoll,
  recordedQuestion,
  shopWith,
  tableAt,
  withMonster,
  withPower,
} from './asked'
import { byChance, fakeTable, infoOf, started } from './fake'
import { expect, test } from './test'
import { read } from './time'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

test.use({ viewport: DESK })

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
    happen([byChance(58, turnOf(1)), byChance(59, turnOf(2)), byChance(60, mine)], { ...asked.question, seq: 60 })
    const said = page.locator('.game [aria-live="polite"] p')
    await expect(said).toHaveCount(1)
    await expect(said).toHaveText(
      new RegExp(
        '^Kraken rolled 1, 2, 3, energy, heart, claw: \\+1 point and \\+1 energy\\. ' +
          'Alienoid rolled .* You rolled .*\\. Your roll',
      ),
    )
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
          byChance(2, [
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

test('a player who has looked at the top card sees it named', async ({ page }) => {
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
    const entries = [started(asked.view), ...Array.from({ length: 30 }, (_, i) => byChance(i + 2, turnOf(i % players)))]
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

test.describe('a player who was away', () => {
  test('is told how many turns went by, and can see them', async ({ page }) => {
    const asked = recordedQuestion('keep')
    const players = asked.view.monsters.length
    const table = await tableAt(
      page,
      asked,
      { speed: 'slow' },
      { entries: [started(asked.view), byChance(2, turnOf(0))] },
    )
    const next = (asked.question.seat + 1) % players
    await table.cut([byChance(58, turnOf(next)), byChance(59, turnOf((next + 1) % players))], asking(asked))
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

test('turns that went by while the player looked elsewhere can be seen, and acting puts them away', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'hidden', { get: () => Boolean((window as unknown as { away?: boolean }).away) }),
  )
  const asked = recordedQuestion('keep')
  const players = asked.view.monsters.length
  const next = (asked.question.seat + 1) % players
  const { happen, sent } = await tableAt(page, asked, { speed: 'slow' })
  await page.evaluate(() => Object.assign(window, { away: true }))
  happen([byChance(58, turnOf(next))], { ...asked.question, seq: 58 })
  const banner = page.locator('.banner.back')
  await expect(banner).toContainText('You missed 1 turn')
  await page.evaluate(() => Object.assign(window, { away: false }))
  await banner.getByRole('button', { name: 'Show it' }).click()
  await expect(page.locator(`.mon.is-active[data-panel="${next}"]`)).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.clock.runFor(20_000)
  await page.evaluate(() => Object.assign(window, { away: true }))
  happen([byChance(59, turnOf(next))], { ...asked.question, seq: 59 })
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
  happen([byChance(58, turnOf(next))], { ...asked.question, seat: next, seq: 58, choices: [], stop: [], keep: null })
  await expect(page.locator(`.mon.is-active[data-panel="${next}"]`)).toBeVisible()
  for (let i = 0; i < 4; i++) await page.locator('.sun').click({ force: true })
  await expect(page.locator('.log li', { hasText: 'entering Tokyo' })).toBeAttached()
})

test.describe('a spectator', () => {
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
      happen([byChance(seq, turnOf(seat))], at(seat, seq))
      // Another monster is asked while its turn is still being shown.
      if (turn % 2 === 0)
        happen([byChance(seq + 1, [])], { ...at((seat + 1) % players, seq + 1), decision: { decision: 'leave' } })
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
      // Only the next player is asked in somebody's turn.
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
