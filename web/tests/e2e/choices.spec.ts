// The game screen at a question: the effects of each answer, the reason to wait, and nothing answered unread.

import type { Event } from '../../src/wire'
import { actions, asking, at, firstRoll, recordedQuestion, shopWith, tableAt, withMonster, withPower } from './asked'
import { violations } from './axe'
import { byChance, fakeTable, infoOf } from './fake'
import { expectKeysBesideWords } from './layouts'
import { expect, test } from './test'
import { NOW, read, stopClock } from './time'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

test.use({ viewport: DESK })

test('energy put on a card: what is left, what lies on it, and that it goes without', async ({ page }) => {
  await at(page, withPower('choose', 'monster-batteries'))
  const picker = page.locator('.picker')
  await expect(picker.locator('.note')).toContainText(/^Monster Batteries will hold 2/)
  await expect(picker.locator('.choice.main .fx')).toContainText(/1\D*0/)
  await picker.getByRole('button', { name: 'less' }).click()
  await expect(picker.locator('.note')).toContainText('is discarded')
  const [prompt, button] = [await picker.boundingBox(), await picker.locator('.choice.main').boundingBox()]
  expect(button?.width).toBeGreaterThan((prompt?.width ?? 0) * 0.95)
})

test('tickets in a picker are as small as elsewhere', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await at(page, withPower('choose', 'mimic'))
  const icon = await page.locator('.copies .fx svg').first().boundingBox()
  expect(icon?.width).toBeLessThan(26)
  const button = await page.locator('.picker .choice.main').boundingBox()
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(PHONE.height)
})

test('the answer that wins is red and says so', async ({ page }) => {
  const asked = recordedQuestion('leave')
  const { question } = asked
  const choices = question.choices.map((choice) =>
    choice.verb === 'yield'
      ? {
          ...choice,
          effects: [
            ...choice.effects,
            { event: 'game_over', outcome: { won: { seat: question.seat, by: 'points' } } } satisfies Event,
          ],
        }
      : choice,
  )
  await at(page, { ...asked, question: { ...question, choices } })
  await expect(page.locator('#prompt .choice.main')).toContainText('Leave')
  await expect(page.locator('#prompt .choice.main .crowned')).toContainText('you win')
})

test('keys hide none of the numbers of two answers side by side', async ({ page }) => {
  const asked = recordedQuestion('resolve')
  const { question } = asked
  const { seat } = question
  const more: Event[] = [
    { event: 'points_gained', seat, points: 1, now: 13, cause: { dice: '1' } },
    {
      event: 'hurt',
      seat: (seat + 1) % 4,
      hearts: 2,
      now: 2,
      author: seat,
      cause: { dice: 'claw' },
      rolled: 2,
      more: 0,
      raised_by: [],
    },
  ]
  const choices = question.choices
    .filter(({ face }) => face === 'energy' || face === 'heart')
    .map((choice) => ({
      ...choice,
      effects: [...choice.effects.slice(0, 2), ...(choice.face === 'heart' ? more : [])],
    }))
  await at(page, { ...asked, question: { ...question, choices } })
  await expect(page.locator('#prompt .choice')).toHaveCount(2)
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1280, 800],
    [1180, 820],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectKeysBesideWords(page)
  }
})

test('no line of a question begins with a comma', async ({ page }) => {
  await at(page, recordedQuestion('left'))
  const begun = await page
    .locator('.ask > p')
    .last()
    .evaluate((line) => {
      const found: string[] = []
      for (let width = 500; width > 150; width -= 2) {
        line.style.width = `${width}px`
        const { left } = line.getBoundingClientRect()
        const words = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
        for (let node = words.nextNode(); node; node = words.nextNode()) {
          for (const { index } of (node.textContent ?? '').matchAll(/[,.;:]/g)) {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + 1)
            if (range.getBoundingClientRect().left < left + 4) found.push(`${width} wide: ${node.textContent}`)
          }
        }
      }
      return found
    })
  expect(begun).toEqual([])
})

test('an answer shows that it would eliminate the player', async ({ page }) => {
  const asked = recordedQuestion('threat', ({ question, view }) => (view.monsters[question.seat]?.hearts ?? 0) > 2)
  const { question } = asked
  const { seat } = question
  const choices = question.choices.map((choice) =>
    choice.verb === 'pass'
      ? {
          ...choice,
          effects: [
            {
              event: 'hurt',
              seat,
              hearts: 9,
              now: 0,
              author: null,
              cause: 'poison',
              rolled: 0,
              more: 0,
              raised_by: [],
            },
            { event: 'eliminated', seat, author: null, cause: 'poison', points: 0 },
          ] satisfies Event[],
        }
      : choice,
  )
  await at(page, { ...asked, question: { ...question, choices } })
  await expect(
    page.locator('#prompt .choice', { hasText: 'Take it' }).locator('use[href="#tokens-skull"]'),
  ).toHaveCount(1)
})

test('a struck price hides no name', async ({ page }) => {
  await at(page, shopWith(5, ['alien-metabolism']))
  for (const card of await page.locator('.market .card').all()) {
    await expect(card.locator('.price s')).toHaveCount(1)
    const price = await card.locator('.price').boundingBox()
    const overlap = await card.locator('.label').evaluate((label, left) => {
      const range = document.createRange()
      range.selectNodeContents(label)
      return [...range.getClientRects()].some(({ right }) => right > left)
    }, price?.x ?? 0)
    expect(overlap).toBe(false)
  }
})

test('a question waits for what it is about, and one key skips to it', async ({ page }) => {
  const asked = recordedQuestion('leave')
  const { seat } = asked.question
  const { happen } = await tableAt(
    page,
    {
      ...asked,
      question: {
        ...asked.question,
        decision: { decision: 'shop' },
        choices: [],
        seat: (seat + 1) % asked.view.monsters.length,
      },
    },
    { speed: 'slow' },
    { info: infoOf(asked.view.monsters.length, asked.rules, seat) },
  )
  const prompt = page.locator('#prompt')
  const hit: Event[] = [
    { event: 'rolled', seat: 0, rolled: 6, dice: asked.view.turn?.dice ?? [], rolls_left: 0 },
    { event: 'hurt', seat, hearts: 1, now: 1, author: null, cause: 'poison', rolled: 0, more: 0, raised_by: [] },
  ]
  happen([byChance(58, hit)], { ...asked.question, seq: 58 })
  await expect(prompt).toContainText('Skip to my turn')
  await expect(prompt).not.toContainText('Leave Tokyo')
  await page.keyboard.press('Enter')
  await expect(prompt).toContainText('Leave Tokyo')
  await expect(page.locator(`[data-panel="${seat}"] .stat.hearts b`).filter({ visible: true })).toHaveText('1')
  // However many blows land at once, they are shown at once: 560 ms, and 1.8 times as long where all is slow.
  const much = Array.from({ length: 40 }, (): Event => ({
    event: 'hurt',
    seat,
    hearts: 1,
    now: 1,
    author: null,
    cause: 'poison',
    rolled: 0,
    more: 0,
    raised_by: [],
  }))
  happen([byChance(59, much)], { ...asked.question, seq: 59 })
  await expect(prompt).toContainText('Skip to my turn')
  await page.clock.runFor(900)
  await expect(prompt).toContainText('Skip to my turn')
  await page.clock.runFor(200)
  await expect(prompt).toContainText('Leave Tokyo')
})

test('a single card that is offered is named with its owner, and can be read', async ({ page }) => {
  const asked = withPower('left', 'unstable-dna')
  const [use] = asked.question.choices.filter(({ verb }) => verb === 'use')
  if (!use || typeof use.pick !== 'object' || !('power' in use.pick)) throw new Error('no card is offered')
  const card = use.pick.power
  const choices = [use, ...asked.question.choices.filter(({ verb }) => verb !== 'use')]
  await at(page, { ...asked, question: { ...asked.question, choices } })
  const name = await page.locator('#prompt .offer .choice b').innerText()
  await expect(page.locator('#prompt .ask > p')).toContainText(`’s ${name.split(': ')[1]}`)
  await expect(page.locator(`#prompt .look use[href="#cards-${card}"]`)).toHaveCount(1)
})

test('a copier says which card it acts as', async ({ page }) => {
  const asked = withPower('threat', 'wings')
  const { seat } = asked.question
  const as = (power: string | undefined) => (power === 'wings' ? 'mimic' : power)
  const choices = asked.question.choices.map((choice) => ({
    ...choice,
    ...(choice.power ? { power: as(choice.power) ?? '' } : {}),
  }))
  const other = (seat + 1) % asked.view.monsters.length
  const view = withMonster(withMonster(asked.view, seat, { powers: ['mimic'] }), other, { powers: ['wings'] })
  await at(page, {
    rules: 'czech',
    view: { ...view, copies: { mimic: { card: 'wings', spent: false } } },
    question: { ...asked.question, choices: choices.filter(({ power }) => !power || power === 'mimic') },
  })
  await expect(page.locator('#prompt h2')).toContainText('Use Mimic as Wings?')
})

test('a player without a connection is named, with the time until a bot plays', async ({ page }) => {
  const asked = recordedQuestion('keep')
  const { seat } = asked.question
  const players = asked.view.monsters.length
  const info = infoOf(players, asked.rules, (seat + 1) % players)
  info.seats = info.seats.map((one, i) =>
    i === seat ? { ...one, occupant: { kind: 'guest', guest: 'g' }, name: 'Guest2' } : one,
  )
  await fakeTable(page, {
    ...asking(asked),
    info,
    gone: [seat],
    question: { ...asked.question, choices: [], stop: [], keep: null, bot_at: NOW + 58_000 },
  })
  await stopClock(page)
  await page.goto('/t/k7m2p9xq')
  await expect(page.locator('#prompt')).toContainText('Guest2 is not connected. A bot takes over in 58 s.')
  await page.clock.runFor(10_000)
  await expect(page.locator('#prompt')).toContainText('A bot takes over in 48 s.')
  await expect(page.locator(`.mon[data-panel="${seat}"]`)).toContainText('not connected')
})

test('a late answer from another window is refused with the reason', async ({ page }) => {
  await at(page, recordedQuestion('shop'), { askUnspent: false }, { refusal: { code: 'stale_answer', message: '' } })
  await page.getByRole('button', { name: /^End turn/ }).click()
  await expect(page.locator('.banner.refused')).toContainText('Already answered.')
  await expect(page.locator('.banner.refused')).toContainText('another window')
})

test('wickedness flies as a change, as all other numbers do', async ({ page }) => {
  const asked = recordedQuestion('tile')
  const { seat } = asked.question
  const now = asked.view.monsters[seat]?.wickedness ?? 0
  const { happen } = await tableAt(page, asked, { speed: 'slow' })
  happen([byChance(58, [{ event: 'wickedness_moved', seat, now: now + 2, cause: { dice: '1' } }])], null)
  await expect(page.locator('.float')).toHaveText('+2')
})

test.describe('while the film runs', () => {
  const roll = firstRoll()
  const others = { ...roll.question, seat: 1, keep: null, choices: [], stop: [] }
  const rolled: Event[] = [
    { event: 'turn_began', seat: 0, extra: false, dice_fewer: 0 },
    { event: 'dice_counted', seat: 0, dice: 6, rolls_left: 3, dice_by: [], shrunk: 0, dice_fewer: 0, rolls_by: [] },
    { event: 'rolled', seat: 0, rolled: 6, dice: ['1', '1', '2', 'heart', 'claw', 'claw'], rolls_left: 2 },
  ]
  const watching = {
    ...roll,
    question: others,
    view: { ...roll.view, turn: roll.view.turn ? { ...roll.view.turn, seat: 1, dice: [], in_hand: 6 } : null },
  }
  const prompt = '#prompt'

  test('Enter skips it, and answers only what was read: the red choice', async ({ page }) => {
    const { sent, happen } = await tableAt(page, watching, { speed: 'normal' }, { info: infoOf(3, 'czech', 0) })
    const before = Array.from({ length: 6 }, (): Event => ({ event: 'moved', seat: 1, from: 'outside', to: 'city' }))
    happen([byChance(58, [...before, ...rolled])], { ...roll.question, seq: 58 })
    await expect(page.locator(prompt)).toContainText('Skip to my turn')
    // A double press: the second one comes as soon as the dice are shown.
    await page.keyboard.press('Enter')
    await expect(page.locator('#prompt .choice.main')).toContainText('Roll 6 dice')
    await page.clock.runFor(40)
    await page.keyboard.press('Enter')
    await read(page)
    expect(actions(sent)).toEqual([])
    await expect(page.locator('#prompt .choice.main kbd')).toHaveText('R / Enter')
    await page.keyboard.press('Enter')
    await expect.poll(() => actions(sent)).toEqual(['keep none'])
  })

  test('a roll is shown in good time, too', async ({ page }) => {
    const { happen } = await tableAt(page, watching, { speed: 'normal' }, { info: infoOf(3, 'czech', 0) })
    const much = Array.from({ length: 60 }, (): Event => ({
      event: 'energy_gained',
      seat: 1,
      energy: 1,
      now: 1,
      cause: { dice: 'energy' },
      raised_by: [],
    }))
    happen([byChance(58, [...much, ...rolled])], { ...roll.question, seq: 58 })
    await expect(page.locator(prompt)).toContainText('Skip to my turn')
    await page.clock.runFor(2500)
    await expect(page.locator(prompt)).toContainText('Roll 6 dice')
  })
})

test('without movements, too, a second press does not answer what was not read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const roll = firstRoll()
  const { sent, happen } = await tableAt(
    page,
    { ...roll, question: { ...roll.question, seat: 1, keep: null, choices: [], stop: [] } },
    { speed: 'normal' },
    { info: infoOf(3, 'czech', 0) },
  )
  happen([], { ...roll.question, seq: 58 })
  await expect(page.locator('#prompt')).toContainText('Roll 6 dice')
  await page.keyboard.press('Enter')
  await read(page)
  expect(actions(sent)).toEqual([])
  await page.keyboard.press('Enter')
  await expect.poll(() => actions(sent)).toEqual(['keep none'])
})

for (const speed of ['off', 'fast', 'normal']) {
  test(`a double click rolls once, speed ${speed}`, async ({ page }) => {
    const asked = firstRoll()
    const { sent, happen } = await tableAt(page, asked, { speed })
    const roll = page.locator('#prompt .choice', { hasText: 'Roll 6 dice' })
    await roll.click()
    await expect.poll(() => actions(sent).length).toBe(1)
    happen([byChance(58, [])], { ...asked.question, seq: 58, decision: { decision: 'keep', rolls_left: 1 } })
    await expect(page.locator('#prompt .rolls[aria-label^="1 roll"]')).toBeVisible()
    await page.clock.runFor(80)
    await roll.click()
    await page.keyboard.press('r')
    await read(page)
    expect(actions(sent)).toHaveLength(1)
    await roll.click()
    await expect.poll(() => actions(sent).length).toBe(2)
  })
}

test('dice on the shelf are there after the page was loaded again, and forgotten with the next roll', async ({
  page,
}) => {
  const asked = firstRoll()
  const { show, sent } = await tableAt(page, asked)
  await expect(page.locator('#prompt')).toContainText('Roll 6 dice')
  await page.keyboard.press('3')
  await page.keyboard.press('6')
  await expect(page.locator('#prompt')).toContainText('Roll 4 dice')
  await page.reload()
  await expect(page.locator('#prompt')).toContainText('Roll 4 dice')
  await expect(page.locator('.kept .die')).toHaveCount(2)
  await read(page)
  await page.keyboard.press('r')
  await expect.poll(() => actions(sent)).toEqual(['keep 3 claw'])
  show(asking({ ...asked, question: { ...asked.question, seq: 61 } }))
  await expect(page.locator('#prompt')).toContainText('Roll 6 dice')
})

test('the focus stays in the prompt from one question to the next', async ({ page }) => {
  const asked = shopWith(8)
  const { sent, happen } = await tableAt(page, asked)
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('#prompt') !== null && document.activeElement !== document.body)
  await read(page)
  await page.locator('#prompt .choice').first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => actions(sent).length).toBe(1)
  expect(await focused()).toBe(true)
  const sale = withPower('sell', 'metamorph')
  happen([byChance(58, [])], { ...sale.question, seat: asked.question.seat, seq: 58 })
  await expect(page.locator('#prompt h2')).toContainText('Sell a card?')
  expect(await focused()).toBe(true)
  // Keys continue from there.
  await read(page)
  await page.keyboard.press('Shift+Tab')
  expect(await focused()).toBe(true)
  happen([byChance(59, [])], { ...sale.question, seat: asked.question.seat + 1, seq: 59, choices: [] })
  await expect(page.locator('#prompt.is-waiting')).toBeVisible()
  expect(await focused()).toBe(true)
  happen([byChance(60, [])], { ...asked.question, seq: 60 })
  await expect(page.locator('#prompt:not(.is-waiting)')).toBeVisible()
  expect(await focused()).toBe(true)
  await read(page)
  await page.keyboard.press('Enter')
  await expect(page.locator('#prompt h2')).toContainText('End the turn?')
  expect(await focused()).toBe(true)
  // A focus elsewhere stays there.
  await page.locator('.log summary, .top button').first().focus()
  happen([byChance(61, [])], { ...sale.question, seat: asked.question.seat + 1, seq: 61, choices: [] })
  await expect(page.locator('#prompt.is-waiting')).toBeVisible()
  expect(await focused()).toBe(false)
})

test('a picked card can be read, and hides no name', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await at(page, withPower('choose', 'mimic'))
  await page.keyboard.press('1')
  const picked = page.locator('.copies .is-live')
  await expect(picked).toHaveAttribute('aria-pressed', 'true')
  expect(await violations(page, '.copies')).toEqual([])
  const [card, owner] = [await picked.boundingBox(), await page.locator('.owner small').first().boundingBox()]
  expect(card && owner ? card.y - (owner.y + owner.height) : -1).toBeGreaterThanOrEqual(0)
})

test('the hints of the first game can be started again', async ({ page }) => {
  await at(page, recordedQuestion('keep'))
  await expect(page.locator('.guide')).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hints for the first game' }).click()
  await expect(page.locator('.guide')).toContainText('giant monster')
  await page.locator('.guide').getByRole('button', { name: 'No more hints' }).click()
  await expect(page.locator('.guide')).toHaveCount(0)
})

test('after buying on a phone the page has not moved, and the next question is whole in sight', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const asked = shopWith(9)
  const { seat } = asked.question
  const table = await tableAt(page, asked)
  await page.locator('#prompt .ware').first().tap()
  await expect.poll(() => actions(table.sent)).toEqual(['buy wings'])
  const bought: Event[] = [
    { event: 'energy_spent', seat, energy: 6, now: 3, cause: { purchase: 'wings' } },
    { event: 'bought', seat, card: 'wings', paid: 6, source: { market: 0 } },
  ]
  const next = shopWith(3).question
  table.happen([byChance(58, bought)], { ...next, seq: 58 })
  await expect(page.locator('#prompt[data-seq="58"]')).toBeInViewport({ ratio: 1 })
  await read(page)
  await page.locator('#prompt .choice', { hasText: 'End turn' }).tap()
  await expect(page.locator('#prompt h2')).toContainText('End the turn?')
  await expect(page.locator('#prompt')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
