// The options of a table that matter before the first roll: the first player and the wickedness tiles. Also their
// effects in the game: every copy, and the colour of the extra dice.

import type { Page } from '@playwright/test'
import { PAIRS } from '../../src/model/tiles'
import type { ClientMessage, TableOptions } from '../../src/wire'
import { recordedQuestion } from './asked'
import { violations } from './axe'
import { fake, fakeTable, infoOf, type Fake } from './fake'
import { checkDice, hurry, Player } from './player'
import { expect, live, test } from './test'
import { acknowledged } from './time'

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
const TABLE = '/t/k7m2p9xq'
const PRESETS = ['czech', 'spanish', 'polish', 'dark', 'modern']

function waiting(rules: string, more: Partial<TableOptions> = {}, host = 'me'): Fake {
  const info = infoOf(4, rules, 0, { phase: 'waiting' })
  return { info: { ...info, host, options: { ...info.options, ...more } }, view: null, question: null }
}
/** The options that the page has requested. */
const changes = (sent: string[]): TableOptions[] =>
  sent
    .map((text) => (JSON.parse(text) as ClientMessage).command)
    .flatMap((command) => (command.type === 'change' ? [command.options] : []))
const start = (page: Page) => page.getByRole('group', { name: 'First player' })
const tiles = (page: Page) => page.getByRole('group', { name: 'Wickedness tiles' })

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(`the host, ${size}`, () => {
    test.use({ viewport })

    test('chooses the first player by key', async ({ page }) => {
      const sent = await fake(page, waiting('czech'))
      await page.goto(TABLE)
      const rollOff = start(page).getByRole('radio', { name: 'Roll-off' })
      await expect(rollOff).toBeChecked()
      await rollOff.focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => changes(sent).at(-1)).toMatchObject({ rules: 'czech, first_player=free' })
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => changes(sent).at(-1)).toMatchObject({ rules: 'czech', first: 0 })
    })

    test('chooses tiles pair by pair, and reads their texts', async ({ page }) => {
      const table = await fakeTable(page, waiting('czech'))
      await page.goto(TABLE)
      await expect(tiles(page).getByRole('radio', { name: /None/ })).toBeChecked()
      await tiles(page).getByRole('radio', { name: 'By hand' }).check()
      const red = PAIRS.map(([side]) => side)
      await expect
        .poll(() => changes(table.sent).at(-1))
        .toMatchObject({ rules: 'czech, wickedness=mixed', sides: red })
      table.show(waiting('czech, wickedness=mixed', { sides: red }))
      const sheet = page.getByRole('dialog', { name: 'Sides of the tiles' })
      await expect(sheet.getByRole('group')).toHaveCount(PAIRS.length)
      const fluxling = sheet.getByRole('radio', { name: /^Fluxling/ })
      for (const text of await sheet.locator('small').allTextContents()) expect(text.trim()).not.toBe('')
      await fluxling.focus()
      await page.keyboard.press('Space')
      await expect
        .poll(() => changes(table.sent).at(-1))
        .toMatchObject({ sides: red.map((side) => (side === 'tile-evil-lair' ? 'tile-fluxling' : side)) })
      expect(await violations(page)).toEqual([])
      // Nothing is wider than the screen.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    })
  })

test('every preset can have tiles, and each marks what its rulebook says', async ({ page }) => {
  const table = await fakeTable(page, waiting('czech'))
  await page.goto(TABLE)
  await page.locator('.printings summary').click()
  const marked = async (group: ReturnType<typeof start>) => group.locator('label', { hasText: 'rulebook' }).innerText()
  const usual: Record<string, [string, string]> = {
    czech: ['None', 'Roll-off'],
    spanish: ['None', 'Roll-off'],
    polish: ['None', 'Random'],
    dark: ['All red', 'Roll-off'],
    modern: ['None', 'Roll-off'],
  }
  for (const preset of PRESETS) {
    table.show(waiting(preset))
    if (preset === 'dark') await expect(page.getByRole('radio', { name: /^Dark Edition/ })).toBeChecked()
    else await expect(page.locator(`.printings input[value=${preset}]`)).toBeChecked()
    await expect(tiles(page).getByRole('radio')).toHaveCount(5)
    expect(await marked(tiles(page))).toContain(usual[preset]?.[0])
    expect(await marked(start(page))).toContain(usual[preset]?.[1])
  }
  // A choice here is not a house rule.
  table.show(waiting('polish, wickedness=green, first_player=most_claws'))
  await expect(tiles(page).getByRole('radio', { name: 'All green' })).toBeChecked()
  await expect(page.getByRole('button', { name: /^House rules/ })).not.toContainText('changed')
  await expect(page.locator('.printings label', { hasText: 'Current base game' })).toContainText('Today’s base game')
})

test('another preset drops chosen sides, and keeps the first player', async ({ page }) => {
  const sides = PAIRS.map(([, green]) => green)
  const sent = await fake(page, waiting('czech, wickedness=mixed', { sides, first: 2 }))
  await page.goto(TABLE)
  await page.getByRole('radio', { name: /^Dark Edition/ }).check()
  await expect.poll(() => changes(sent).length).toBe(1)
  const options = changes(sent).at(-1)
  expect(options).toMatchObject({ rules: 'dark', first: 2 })
  expect(options).not.toHaveProperty('sides')
})

test('a choice stands while the server answers an earlier command', async ({ page }) => {
  const table = await fakeTable(page, { ...waiting('czech'), isSlow: true })
  const tell = async (seq: number, seats: number, rules: string) => {
    const info = infoOf(seats, rules, 0, { phase: 'waiting' })
    table.happen([{ seq, at: seq, entry: { type: 'resized', seats }, info }], null)
    await expect(page.locator('.chair')).toHaveCount(seats)
  }
  await page.goto(TABLE)
  const dark = page.getByRole('radio', { name: /^Dark Edition/ })
  await dark.check()
  await expect.poll(() => changes(table.sent).length).toBe(1)
  await tell(58, 5, 'czech')
  await expect(dark).toBeChecked()
  await tell(59, 6, 'dark')
  table.answer()
  await acknowledged(page)
  await expect(dark).toBeChecked()
  await tell(60, 5, 'polish')
  await expect(page.getByRole('radio', { name: /^Classic/ })).toBeChecked()
})

test('a choice that is refused jumps back', async ({ page }) => {
  const refusal = { code: 'bad_option' as const, message: 'Nobody sits on the seat that is to begin.' }
  await fake(page, { ...waiting('czech'), refusal })
  await page.goto(TABLE)
  for (const [group, wanted, told] of [
    [start(page), 'Random', 'Roll-off'],
    [tiles(page), 'All green', 'None'],
    [page.getByRole('radiogroup', { name: /^Rules/ }), /^Dark Edition/, /^Classic/],
    [page.getByRole('group', { name: 'Clock' }), 'None', '60 s'],
  ] as const) {
    await group.getByRole('radio', { name: wanted }).click()
    await expect(page.locator('.banner.refused')).toBeVisible()
    await expect(group.getByRole('radio', { name: told })).toBeChecked()
    await expect(group.getByRole('radio', { name: wanted })).not.toBeChecked()
  }
})

test('guests see the first player and the tiles, and can change neither', async ({ page }) => {
  const sides = PAIRS.map(([red, green], i) => (i % 2 ? green : red))
  await fake(page, waiting('czech, wickedness=mixed', { sides, first: 1 }, 'somebody'))
  await page.goto(TABLE)
  for (const radio of await start(page).or(tiles(page)).getByRole('radio').all()) await expect(radio).toBeDisabled()
  await expect(start(page).getByRole('radio').nth(3)).toBeChecked()
  await page.getByRole('button', { name: 'See the tiles (5 of 10 red)' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sides of the tiles' })
  await expect(sheet.locator('input:checked')).toHaveCount(PAIRS.length)
  for (const radio of await sheet.getByRole('radio').all()) await expect(radio).toBeDisabled()
})

test('two powers that copy show each its card', async ({ page }) => {
  const asked = recordedQuestion('keep')
  const { seat } = asked.question
  const view = {
    ...asked.view,
    copies: { mimic: { card: 'wings', spent: false }, 'tile-fluxling': { card: 'jets', spent: false } },
    monsters: asked.view.monsters.map((monster, i) =>
      i === seat ? { ...monster, powers: ['mimic', 'tile-fluxling'] } : monster,
    ),
  }
  await fake(page, {
    info: infoOf(view.monsters.length, 'czech, wickedness=mixed', seat),
    view,
    question: asked.question,
  })
  await page.goto(TABLE)
  const own = (name: string) => page.locator('.fan .own', { hasText: name }).locator('.copy')
  await expect(own('Mimic')).toHaveText('Wings')
  await expect(own('Fluxling')).toHaveText('Jets')
})

for (const [rules, colour] of [
  ['czech', 'rgb(169, 220, 125)'],
  ['dark', 'rgb(255, 216, 107)'],
] as const)
  test(`the extra dice of ${rules} have the colour of their box`, async ({ page }) => {
    const asked = recordedQuestion('keep')
    const dice = ['1', '2', '3', 'energy', 'heart', 'claw', 'claw', '1'] as const
    const turn = asked.view.turn ? { ...asked.view.turn, dice: [...dice], in_hand: 0 } : null
    await fake(page, {
      info: infoOf(asked.view.monsters.length, rules, asked.question.seat),
      view: { ...asked.view, turn },
      question: asked.question,
    })
    await page.goto(TABLE)
    await expect(page.locator('.die.extra')).toHaveCount(2)
    for (const face of await page.locator('.die.extra .face').all())
      await expect(face).toHaveCSS('background-color', colour)
  })

live('a game begins as it was agreed, and its dice are checked in the page', async ({ page, seed }) => {
  await hurry(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'New table' }).click()
  await page.getByRole('button', { name: 'Add a bot' }).first().click()
  await tiles(page).getByRole('radio', { name: 'By hand' }).check()
  const sheet = page.getByRole('dialog', { name: 'Sides of the tiles' })
  await sheet.getByRole('radio', { name: /^Fluxling/ }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Choose the sides (9 of 10 red)' })).toBeVisible()
  // The bot begins.
  await start(page).getByRole('radio').nth(3).check()
  await expect(start(page).getByRole('radio').nth(3)).toBeChecked()
  await page.getByRole('radio', { name: /^Kraken/ }).click()
  await page.locator('#start').click()
  await new Player(page, seed).toTheEnd()
  const code = /\/t\/(\w+)/.exec(page.url())?.[1] ?? ''
  const record = await (await page.request.get(`/api/tables/${code}/record`)).text()
  expect(record).toMatch(/^first \S+$/m)
  expect(record).toMatch(/^sides .*\btile-fluxling\b/m)
  await page.goto(`/replay/${code}`)
  await checkDice(page)
  await expect(page.locator('.verdict')).toContainText('fair')
})
