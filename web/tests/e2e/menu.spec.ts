// The menu asks for confirmation where the player looks.

import { at, commands, recordedQuestion } from './asked'
import { infoOf } from './fake'
import { expect, isNight, test } from './test'

/** By day the smallest phone and a desk. */
const SIZES = (
  [
    [390, 844],
    [360, 640],
    [844, 390],
    [1440, 900],
  ] as const
).filter(([width]) => isNight || width === 360 || width === 1440)

for (const { press, asks, yes, sends } of [
  { press: 'Resign', asks: 'Resign?', yes: 'Resign', sends: 'resign' },
  { press: 'End the game', asks: 'End the game', yes: 'End it', sends: 'end' },
]) {
  test(`"${press}" asks on the screen`, async ({ page }) => {
    const sent = await at(page, recordedQuestion('shop'))
    const sure = page.getByRole('alert')
    const menu = page.getByRole('dialog')
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await page.getByRole('button', { name: 'Menu' }).click()
      await menu.getByRole('button', { name: press }).click()
      await expect(sure).toContainText(asks)
      for (const button of await sure.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 })
      await expect(menu.getByRole('button', { name: 'close' })).toBeInViewport({ ratio: 1 })
      // The focus is on the question, and Enter picks the harmless answer.
      await expect(sure.getByRole('button', { name: 'No' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(sure).toHaveCount(0)
      await expect(menu.getByRole('button', { name: press })).toBeFocused()
      expect(commands(sent).map(({ type }) => type)).not.toContain(sends)
      await page.keyboard.press('Escape')
      await expect(menu).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('button', { name: press }).click()
    await sure.getByRole('button', { name: yes }).click()
    await expect.poll(() => commands(sent).map(({ type }) => type)).toContain(sends)
  })
}

test('resigning says what will happen', async ({ page }) => {
  const asked = recordedQuestion('shop')
  const info = infoOf(asked.view.monsters.length, asked.rules, asked.question.seat)
  const bots = {
    ...info,
    seats: info.seats.map((seat, at) =>
      at === asked.question.seat ? seat : { ...seat, occupant: { kind: 'bot' as const, bot: 'random' } },
    ),
  }
  for (const [table, words] of [
    [info, 'A bot will play'],
    [bots, 'the game ends'],
  ] as const) {
    await at(page, asked, {}, { info: table })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    await expect(page.getByRole('alert')).toContainText(words)
  }
})
