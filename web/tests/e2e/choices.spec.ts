// The game screen at a question: the effects of each answer, the reason to wait, and the place of everything.

import type { Event, Face, SentEntry } from '../../src/wire'
import { actions, asking, at, firstRoll, recordedQuestion, shopWith, tableAt, withMonster, withPower } from './asked'
import { violations } from './axe'
import { fakeTable, infoOf } from './fake'
import { expectKeysBesideWords } from './layouts'
import { expect, test } from './test'
import { NOW, read, stopClock } from './time'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const SIDE = { width: 844, height: 390 }

test.use({ viewport: DESK })

const told = (seq: number, events: Event[]): SentEntry => ({ seq, at: seq, entry: { type: 'chance', luck: '' }, events })

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
    { event: 'hurt', seat: (seat + 1) % 4, hearts: 2, now: 2, author: seat, cause: { dice: 'claw' }, raised_by: [] },
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
            { event: 'hurt', seat, hearts: 9, now: 0, author: null, cause: 'poison', raised_by: [] },
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
    { event: 'hurt', seat, hearts: 1, now: 1, author: null, cause: 'poison', raised_by: [] },
  ]
  happen([told(58, hit)], { ...asked.question, seq: 58 })
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
    raised_by: [],
  }))
  happen([told(59, much)], { ...asked.question, seq: 59 })
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
  happen([told(58, [{ event: 'wickedness_moved', seat, now: now + 2, cause: { dice: '1' } }])], null)
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
    happen([told(58, [...before, ...rolled])], { ...roll.question, seq: 58 })
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
    happen([told(58, [...much, ...rolled])], { ...roll.question, seq: 58 })
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
    happen([told(58, [])], { ...asked.question, seq: 58, decision: { decision: 'keep', rolls_left: 1 } })
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
  happen([told(58, [])], { ...sale.question, seat: asked.question.seat, seq: 58 })
  await expect(page.locator('#prompt h2')).toContainText('Sell a card?')
  expect(await focused()).toBe(true)
  // Keys continue from there.
  await read(page)
  await page.keyboard.press('Shift+Tab')
  expect(await focused()).toBe(true)
  happen([told(59, [])], { ...sale.question, seat: asked.question.seat + 1, seq: 59, choices: [] })
  await expect(page.locator('#prompt.is-waiting')).toBeVisible()
  expect(await focused()).toBe(true)
  happen([told(60, [])], { ...asked.question, seq: 60 })
  await expect(page.locator('#prompt:not(.is-waiting)')).toBeVisible()
  expect(await focused()).toBe(true)
  await read(page)
  await page.keyboard.press('Enter')
  await expect(page.locator('#prompt h2')).toContainText('End the turn?')
  expect(await focused()).toBe(true)
  // A focus elsewhere stays there.
  await page.locator('.log summary, .top button').first().focus()
  happen([told(61, [])], { ...sale.question, seat: asked.question.seat + 1, seq: 61, choices: [] })
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

test.describe('keys', () => {
  test('of a roll: Enter is the red choice, S stops, letters use cards', async ({ page }) => {
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

test.describe('a phone', () => {
  test('on its side shows rolling, stopping and two cards without scrolling, the red one last', async ({ page }) => {
    await page.setViewportSize(SIDE)
    await at(
      page,
      recordedQuestion('keep', ({ question }) => question.choices.length === 2),
    )
    const boxes = await Promise.all((await page.locator('#prompt .choice').all()).map((choice) => choice.boundingBox()))
    expect(boxes.length).toBe(4)
    for (const box of boxes) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SIDE.height + 1)
    expect(await page.locator('#prompt .choice').last().getAttribute('class')).toContain('main')
  })
  test('on its side shows all tiles without scrolling', async ({ page }) => {
    await page.setViewportSize(SIDE)
    await at(page, recordedQuestion('tile'))
    for (const box of await Promise.all(
      (await page.locator('.tile-choice button').all()).map((tile) => tile.boundingBox()),
    ))
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SIDE.height)
  })
  test('shows all answers to what comes first', async ({ page }) => {
    await at(
      page,
      recordedQuestion('resolve', ({ question }) => question.choices.length > 5),
    )
    for (const viewport of [PHONE, { width: 360, height: 640 }]) {
      await page.setViewportSize(viewport)
      const box = await page.locator('.dock').boundingBox()
      expect(box?.y).toBeGreaterThan(viewport.height * 0.3)
      const hearts = await page.locator('.mebar .stat.hearts').boundingBox()
      if (viewport === PHONE) expect((hearts?.y ?? 0) + (hearts?.height ?? 0)).toBeLessThan(box?.y ?? 0)
      else await expect(page.locator('.stub .own-hearts')).toBeInViewport({ ratio: 1 })
    }
  })
  test('gives monsters that are out little room', async ({ page }) => {
    await page.setViewportSize(PHONE)
    const asked = recordedQuestion('keep', ({ view }) => view.monsters.some(({ alive }) => !alive))
    await at(page, asked)
    const widths = async (query: string) =>
      Promise.all(
        (await page.locator(query).filter({ visible: true }).all()).map(
          async (panel) => (await panel.boundingBox())?.width ?? 0,
        ),
      )
    expect(Math.max(...(await widths('.mon.is-out')))).toBeLessThan(
      Math.min(...(await widths('.mon:not(.is-out)'))) / 1.5,
    )
  })
})

test.describe('small screens', () => {
  const asked = [
    withPower('side_dice', 'background-dweller'),
    withPower('resolve', 'regeneration'),
    withPower('shop', 'parasitic-tentacles'),
  ]
  test('no word is cut off', async ({ page }) => {
    const [first, ...others] = asked
    if (!first) throw new Error('nothing is asked')
    const { show } = await tableAt(page, first)
    const check = async () => {
      for (const [width, height] of [
        [844, 390],
        [720, 450],
        [320, 640],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect(
          await page.locator('#prompt .choice b').evaluateAll((titles) =>
            titles.flatMap((title) => {
              const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
              const cut: string[] = []
              for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                for (const word of (node.textContent ?? '').matchAll(/\S+/g)) {
                  const range = document.createRange()
                  range.setStart(node, word.index)
                  range.setEnd(node, word.index + word[0].length)
                  if (range.getClientRects().length > 1) cut.push(word[0])
                }
              }
              return cut
            }),
          ),
          `${width} by ${height}`,
        ).toEqual([])
      }
    }
    await check()
    for (const [i, next] of others.entries()) {
      show({ ...asking(next), question: { ...next.question, seq: 100 + i } })
      await expect(page.locator(`#prompt[data-asks="${next.question.decision.decision}"]`)).toBeVisible()
      await check()
    }
  })
  test('on its side no choice lies over another, and what takes a picked card is in sight', async ({ page }) => {
    await page.setViewportSize(SIDE)
    const shop = withPower('shop', 'parasitic-tentacles')
    const { show } = await tableAt(page, shop)
    const boxes = await page.locator('#prompt .choice').evaluateAll((all) =>
      all.map((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect()
        return { top, bottom, left, right }
      }),
    )
    for (const [i, a] of boxes.entries()) {
      expect(a.bottom).toBeLessThanOrEqual(SIDE.height)
      for (const b of boxes.slice(i + 1))
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false)
    }
    show({ ...asking(withPower('choose', 'mimic')) })
    await expect(page.locator('.picker .choice.main')).toBeInViewport({ ratio: 1 })
    // Several cards are seen at once.
    expect((await page.locator('.owners').boundingBox())?.height).toBeGreaterThan(150)
  })
  test('on its side what can be bought is seen beside the question', async ({ page }) => {
    await page.setViewportSize(SIDE)
    await at(page, shopWith(5))
    for (const card of await page.locator('.market .card').all()) await expect(card).toBeInViewport({ ratio: 1 })
    // The prompt ends at the edge of the screen.
    const prompt = await page.locator('#prompt').boundingBox()
    expect((prompt?.y ?? 0) + (prompt?.height ?? 0)).toBeGreaterThan(SIDE.height - 4)
  })
  test('a picked card is read below: no tip lies over the others', async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await at(page, withPower('choose', 'mimic'))
    await page.locator('.picker .own:not(.no)').first().tap()
    await expect(page.locator('.picker .note')).not.toBeEmpty()
    await expect(page.locator('.tip')).toHaveCount(0)
    await context.close()
  })
  test('nothing overflows sideways with six monsters, in any language', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const asked = recordedQuestion('keep', ({ view }) => view.monsters.length === 6)
    const { question, view } = asked
    const alive = view.monsters.reduce((table, _, seat) => withMonster(table, seat, { alive: true }), view)
    const { show } = await tableAt(page, asked)
    for (let seat = 0; seat < 6; seat++) {
      for (const you of ['me', 'stranger']) {
        show({
          ...asking(asked),
          you,
          view: { ...alive, turn: alive.turn && { ...alive.turn, seat } },
          question: { ...question, seat, choices: [], stop: [], keep: null },
        })
        await expect(page.locator(`.mon[data-panel="${seat}"] .tab`)).toBeAttached()
        for (const word of ['Your turn', 'Rozhoduje se', 'Podejmuje decyzję', 'Entscheidungsträger']) {
          const ends = await page.locator('.tab').evaluateAll(
            (tabs, text) =>
              tabs.map((tab) => {
                tab.textContent = text
                return tab.getBoundingClientRect().right
              }),
            word,
          )
          for (const end of ends) expect(end, word).toBeLessThanOrEqual(360)
          expect(await page.evaluate(() => document.documentElement.scrollWidth), word).toBeLessThanOrEqual(360)
        }
      }
    }
  })
  test('dice of a card leave the others in one row', async ({ page }) => {
    const asked = withPower('side_dice', 'background-dweller')
    const faces: Face[] = ['1', '2', '3', 'energy', 'heart', 'claw']
    const { show } = await tableAt(page, asked)
    for (const side of [1, 3, 6]) {
      show(
        asking({
          ...asked,
          view: {
            ...asked.view,
            turn: asked.view.turn && { ...asked.view.turn, dice: faces, tray: faces.slice(0, side) },
          },
        }),
      )
      await expect(page.locator('.side-dice .flat')).toHaveCount(side)
      for (const [width, height] of [
        [1440, 900],
        [1920, 1080],
        [1366, 768],
        [1280, 720],
      ] as const) {
        await page.setViewportSize({ width, height })
        const tops = await page
          .locator('.kept .spot')
          .evaluateAll((dice) => dice.map((die) => (die as HTMLElement).offsetTop))
        expect(tops.length).toBe(6)
        expect(new Set(tops).size, `${side} beside at ${width}`).toBe(1)
      }
    }
  })
  test('the panel of a monster that is out says since when', async ({ page }) => {
    const asked = recordedQuestion('keep', ({ view }) => view.monsters.some(({ alive }) => !alive))
    const out = asked.view.monsters.findIndex(({ alive }) => !alive)
    const start: SentEntry = { seq: 1, at: 1, entry: { type: 'started', seats: [], revision: 2 }, view: asked.view }
    const fell: SentEntry = {
      seq: 2,
      at: 2,
      entry: { type: 'chance', luck: '' },
      events: [
        { event: 'turn_began', seat: asked.question.seat, extra: false, dice_fewer: 0 },
        { event: 'eliminated', seat: out, author: null, cause: 'poison', points: 0 },
      ],
    }
    await at(page, asked, {}, { entries: [start, fell] })
    for (const viewport of [PHONE, SIDE, { width: 1440, height: 900 }]) {
      await page.setViewportSize(viewport)
      await expect(page.locator(`.mon[data-panel="${out}"] .epitaph b:not([aria-hidden])`)).toContainText('1')
      const sizes = await page
        .locator(`.mon[data-panel="${out}"] .epitaph b`)
        .evaluateAll((words) => words.map((word) => word.getBoundingClientRect().width))
      expect(Math.max(...sizes), `${viewport.width}`).toBeGreaterThan(10)
    }
  })
  test('the name of the market keeps its distance', async ({ page }) => {
    const shop = shopWith(5)
    await at(page, { ...shop, view: { ...shop.view, top: 'high-altitude-bombing' } })
    const gap = await page.locator('.market h3').evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading.firstChild ?? heading)
      const [name, rest] = [range.getBoundingClientRect(), heading.querySelector('span')?.getBoundingClientRect()]
      return rest && rest.top < name.bottom ? rest.left - name.right : Infinity
    })
    expect(gap).toBeGreaterThan(6)
  })
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
  table.happen([told(58, bought)], { ...next, seq: 58 })
  await expect(page.locator('#prompt[data-seq="58"]')).toBeInViewport({ ratio: 1 })
  await read(page)
  await page.locator('#prompt .choice', { hasText: 'End turn' }).tap()
  await expect(page.locator('#prompt h2')).toContainText('End the turn?')
  await expect(page.locator('#prompt')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
