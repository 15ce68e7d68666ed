// The player can keep only the dice of their own roll, even if another monster has just rolled the same faces.

import type { Event, Face, Question } from '../../src/wire'
import { actions, asking, commands, filmAt, firstRoll, recordedQuestion } from './asked'
import type { Asked } from './fake'
import { expect, test } from './test'
import { byChance, bySeat } from './fake'
import { settle } from './time'

test.use({ viewport: { width: 390, height: 844 } })

const FACES: Face[] = ['1', '2', '3', 'energy', 'heart', 'claw']
const mine = firstRoll()
const rolled = (seat: number, dice: Face[], n: number, left: number): Event => ({
  event: 'rolled',
  seat,
  rolled: n,
  dice,
  rolls_left: left,
})

/** Another monster's turn, before its first roll. */
const theirTurn: Asked = {
  ...mine,
  view: { ...mine.view, turn: mine.view.turn && { ...mine.view.turn, seat: 1, dice: [], in_hand: 6, rolls_left: 3 } },
}
const watching = {
  info: asking(mine).info,
  question: null,
}
/** The other monster keeps two claws and gets the same faces that the player will roll. */
const theirs: Event[][] = [
  [rolled(1, FACES, 6, 2)],
  [{ event: 'kept', seat: 1, dice: ['heart', 'claw'], rolls_left: 1 }],
  [rolled(1, FACES, 4, 1)],
]
const myTurn: Event[] = [
  { event: 'result_fixed', blocks: [], claws: 0, hearts: 0, claws_by: [] },
  { event: 'result_done' },
  { event: 'turn_began', seat: 0, extra: false, dice_fewer: 0 },
  { event: 'dice_counted', seat: 0, dice: 6, rolls_left: 3, dice_by: [], shrunk: 0, dice_fewer: 0, rolls_by: [] },
]
const question = (seq: number, left = 2): Question => ({
  ...mine.question,
  seq,
  decision: { decision: 'keep', rolls_left: left },
})

test('another monster’s roll with the same faces is not taken for the player’s', async ({ page }) => {
  const table = await filmAt(page, theirTurn, {}, watching)
  table.happen(
    [
      ...theirs.map((events, at) => byChance(60 + at, events)),
      bySeat(63, 1, 'keep all', myTurn),
      byChance(64, [rolled(0, FACES, 6, 2)]),
    ],
    question(64),
  )
  const prompt = page.locator('#prompt')
  // Their roll is shown: nothing can be kept or rolled.
  await expect(page.locator('.tray .die')).toHaveCount(6)
  await expect(prompt.locator('.of-roll')).toHaveCount(0)
  await expect(page.locator('.tray .die[aria-disabled="false"]')).toHaveCount(0)
  await settle(page)
  await settle(page)
  await settle(page)
  await expect(prompt.getByRole('button', { name: /^Roll 6 dice/ })).toBeVisible()
  await expect(page.locator('.kept .die')).toHaveCount(0)
  expect(actions(table.sent)).toEqual([])
})

test('after the player’s own reroll the prompt does not say that others play', async ({ page }) => {
  const table = await filmAt(page, mine)
  await settle(page)
  await page.locator('.die[data-die="5"]').click()
  await page.getByRole('button', { name: /^Roll 5 dice/ }).click()
  await expect.poll(() => actions(table.sent)).toHaveLength(1)
  table.happen(
    [
      bySeat(60, 0, 'keep claw', [{ event: 'kept', seat: 0, dice: ['claw'], rolls_left: 1 }]),
      byChance(61, [rolled(0, ['1', '1', '2', '2', '3', 'claw'], 5, 1)]),
    ],
    question(61, 1),
  )
  const prompt = page.locator('#prompt')
  await expect(page.locator('.tray .in-hand')).toHaveCount(5)
  await expect(prompt).not.toContainText(/others/i)
  await expect(prompt).toContainText('Rolling')
  await settle(page)
  await expect(prompt.getByRole('button', { name: /^Roll 5 dice/ })).toBeVisible()
})

test('taking back a stop puts the dice back where they were', async ({ page }) => {
  const table = await filmAt(page, mine)
  await settle(page)
  await page.locator('.die[data-die="5"]').click()
  await page.getByRole('button', { name: /^Roll 5 dice/ }).click()
  await expect.poll(() => actions(table.sent)).toHaveLength(1)
  const second: Face[] = ['1', '1', '2', '2', '3', 'claw']
  table.happen(
    [
      bySeat(60, 0, 'keep claw', [{ event: 'kept', seat: 0, dice: ['claw'], rolls_left: 1 }]),
      byChance(61, [rolled(0, second, 5, 1)]),
    ],
    question(61, 1),
  )
  await settle(page)
  await page.getByRole('button', { name: /^Keep all and stop/ }).click()
  await expect.poll(() => actions(table.sent)).toHaveLength(2)
  const shop = recordedQuestion('shop')
  table.happen(
    [
      bySeat(62, 0, 'keep all', [
        { event: 'kept', seat: 0, dice: second, rolls_left: 0 },
        { event: 'result_fixed', blocks: [], claws: 0, hearts: 0, claws_by: [] },
        { event: 'result_done' },
      ]),
    ],
    { ...shop.question, seat: 0, seq: 62, can_take_back: true },
  )
  await settle(page)
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect.poll(() => commands(table.sent).filter(({ type }) => type === 'take_back')).toHaveLength(1)
  const view = { ...mine.view, turn: mine.view.turn && { ...mine.view.turn, dice: second, rolls_left: 1 } }
  table.happen([{ seq: 63, at: 63, entry: { type: 'taken_back', seat: 0, to: 62 }, view }], question(63, 1))
  await settle(page)
  await expect(page.locator('.kept .die')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Roll 5 dice/ })).toBeVisible()
})

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const)
  test(`nothing moves up or down while the own dice roll, ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    // Stopping would do so much that its button is higher than the one that rolls.
    const gains = mine.view.monsters.map((_, seat): Event => ({
      event: 'hurt',
      seat,
      hearts: 1,
      now: 9,
      author: 0,
      cause: { dice: 'claw' },
      rolled: 1,
      more: 0,
      raised_by: [],
    }))
    const asked: Asked = { ...mine, question: { ...mine.question, stop: [...(mine.question.stop ?? []), ...gains] } }
    const table = await filmAt(page, asked)
    await settle(page)
    const layout = () =>
      page.evaluate(() =>
        ['.tray', '.rolling', '.kept', '#prompt'].map((part) => {
          const box = document.querySelector(part)?.getBoundingClientRect()
          return { part, top: box?.top ?? -1, height: box?.height ?? -1 }
        }),
      )
    const before = await layout()
    const kept: Event = { event: 'kept', seat: 0, dice: [], rolls_left: 2 }
    table.happen([bySeat(58, 0, 'keep none', [kept]), byChance(59, [rolled(0, FACES, 6, 1)])], question(59, 1))
    // The dice that are kept are shown first: 80 ms, then the others are in the air for 560.
    await page.clock.runFor(100)
    await expect(page.locator('.tray.is-rolling')).toHaveCount(1)
    // Heights are divided into fractions of a pixel.
    for (const [i, { part, top, height }] of (await layout()).entries()) {
      expect(Math.abs(top - (before[i]?.top ?? 0)), part).toBeLessThanOrEqual(1)
      expect(Math.abs(height - (before[i]?.height ?? 0)), part).toBeLessThanOrEqual(1)
    }
  })
