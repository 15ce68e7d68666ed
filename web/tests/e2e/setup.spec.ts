// The table before its game: seats, monsters, bots, rules, the link.

import { commands } from './asked'
import { fakeTable, infoOf, open, waiting } from './fake'
import type { TableInfo } from '../../src/wire'
import { expect, test } from './test'

test.use({ viewport: { width: 1440, height: 900 } })

test('monsters stay in their seats, and all can be pressed', async ({ page }) => {
  const table = await fakeTable(page, waiting('dark'))
  await page.goto('/t/k7m2p9xq')
  for (const n of [2, 3, 4, 5, 6]) {
    table.show({ ...waiting('dark'), info: infoOf(n, 'dark', 0, { phase: 'waiting' }) })
    await expect(page.locator('.chair')).toHaveCount(n)
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [1280, 720],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      const outside = await page.locator('.chair').evaluateAll(
        (chairs) =>
          chairs.filter((chair) => {
            const seat = chair.getBoundingClientRect()
            const monster = chair.querySelector('.chair-art svg')?.getBoundingClientRect() ?? new DOMRect()
            const isInside = monster.left >= seat.left && monster.right <= seat.right && monster.top > seat.top - 16
            return monster.width <= 100 || !isInside
          }).length,
      )
      expect(outside, `${n} seats at ${width}`).toBe(0)
      const covered = await page.locator('.lobby :is(button, label, summary)').evaluateAll((all) =>
        all.flatMap((one) => {
          if (!one.checkVisibility()) return []
          one.scrollIntoView({ block: 'center' })
          const { x, y, width, height } = one.getBoundingClientRect()
          return one.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? [] : [one.textContent.trim()]
        }),
      )
      expect(covered, `${n} seats at ${width}`).toEqual([])
    }
  }
})

test('another side of the tiles keeps the house rules', async ({ page }) => {
  const sent = await open(page, '/t/k7m2p9xq', waiting('dark, win_check=own_turn'))
  await page.getByRole('radio', { name: 'All green' }).check()
  await expect
    .poll(() => commands(sent).at(-1))
    .toMatchObject({ type: 'change', options: { rules: 'dark, wickedness=green, win_check=own_turn' } })
})

test('going back to red tiles keeps the house rules, too', async ({ page }) => {
  const sent = await open(page, '/t/k7m2p9xq', waiting('dark, wickedness=green, win_check=own_turn'))
  await page.getByRole('radio', { name: /^All red/ }).check()
  await expect
    .poll(() => commands(sent).at(-1))
    .toMatchObject({ type: 'change', options: { rules: 'dark, win_check=own_turn' } })
})

test('bots have names', async ({ page }) => {
  await open(page, '/t/k7m2p9xq', waiting())
  await expect(
    page.getByRole('button', { name: 'Strategist, strength 3 of 4. Change', exact: true }).first(),
  ).toBeVisible()
})

test('a monster is chosen with the arrow keys', async ({ page }) => {
  const sent = await open(page, '/t/k7m2p9xq', waiting())
  const group = page.getByRole('radiogroup', { name: /^Your monster/ })
  await group.getByRole('radio', { name: /^The King/ }).focus()
  await page.keyboard.press('ArrowRight')
  // Monsters of the others are skipped.
  await expect.poll(() => commands(sent).at(-1)).toEqual({ type: 'dress', seat: 0, name: null, monster: 'cyber-bunny' })
  await expect(group.getByRole('radio', { name: /^Cyber Bunny/ })).toBeFocused()
})

test('a decision may take a day', async ({ page }) => {
  const sent = await open(page, '/t/k7m2p9xq', waiting())
  await page.getByRole('radio', { name: '1 day' }).check()
  await expect
    .poll(() => commands(sent).at(-1))
    .toMatchObject({ type: 'change', options: { clock: { decision_s: 86_400 } } })
})

test('a bot in the last seat leaves when there are fewer seats', async ({ page }) => {
  const sent = await open(page, '/t/k7m2p9xq', waiting())
  await page.getByRole('button', { name: 'less' }).click()
  await expect
    .poll(() => commands(sent).slice(-2))
    .toEqual([
      { type: 'clear', seat: 3 },
      { type: 'resize', seats: 3 },
    ])
})

test('mixed tiles are not a house rule', async ({ page }) => {
  const known = {
    presets: ['czech', 'dark'],
    revision: 1,
    switches: [
      { name: 'wickedness', values: ['off', 'red', 'green', 'mixed'], presets: ['off', 'red'] },
      { name: 'win_check', values: ['always', 'own_turn'], presets: ['always', 'always'] },
    ],
  }
  await page.route('**/api/rules', (route) => route.fulfill({ json: known }))
  const sent = await open(page, '/t/k7m2p9xq', waiting('dark, wickedness=mixed, win_check=own_turn'))
  await page.locator('summary', { hasText: 'House rules: 1 changed' }).click()
  await page.getByRole('button', { name: 'House rules: 1 changed' }).click()
  await page.getByRole('button', { name: 'Back to the rulebook' }).click()
  await expect
    .poll(() => commands(sent).at(-1))
    .toMatchObject({ type: 'change', options: { rules: 'dark, wickedness=mixed' } })
})

test('a guest who was removed is told once, and is offered no seat', async ({ page }) => {
  const info = infoOf(4, 'czech', 0, { phase: 'waiting' })
  const guest = { ...info, host: 'g2' }
  const free = { kind: 'free' as const }
  const freed: TableInfo = {
    ...guest,
    seats: guest.seats.map((seat, i) => (i === 0 ? { ...seat, occupant: free, monster: null } : seat)),
  }
  const { happen } = await fakeTable(page, { ...waiting(), info: guest })
  await page.goto('/t/k7m2p9xq')
  await expect(page.locator('.chair.mine')).toHaveCount(1)
  happen([{ seq: 58, at: 0, entry: { type: 'freed', seat: 0, sent_away: true }, info: freed }], null)
  const banner = page.locator('.banner')
  await expect(banner).toHaveCount(1)
  await expect(banner).toContainText('have been removed')
  await expect(page.getByRole('button', { name: 'Sit here' })).toHaveCount(0)
  await expect(page.locator('.wardrobe')).not.toContainText('take a seat')
  for (const monster of await page.locator('.wardrobe [role=radio]').all()) await expect(monster).toBeDisabled()
  // The sign is in the middle of its circle.
  const middle = await banner.locator('.tick').evaluate((tick) => {
    const range = document.createRange()
    range.selectNodeContents(tick)
    const [sign, circle] = [range.getBoundingClientRect(), tick.getBoundingClientRect()]
    return Math.abs(sign.left + sign.width / 2 - circle.left - circle.width / 2)
  })
  expect(middle).toBeLessThan(2)
})

test('a guest who was removed earlier is told once, when they want to sit', async ({ page }) => {
  const info = infoOf(4, 'czech', 0, { phase: 'waiting' })
  const freed: TableInfo = {
    ...info,
    host: 'g2',
    seats: info.seats.map((seat, i) =>
      i === 0 ? { ...seat, occupant: { kind: 'free' as const }, monster: null } : seat,
    ),
  }
  await open(page, '/t/k7m2p9xq', { ...waiting(), info: freed, refusal: { code: 'sent_away', message: '' } })
  await page.getByRole('button', { name: 'Sit here' }).click()
  await expect(page.locator('.banner')).toHaveCount(1)
  await expect(page.locator('.banner')).toContainText('have been removed')
  await expect(page.getByRole('button', { name: 'Sit here' })).toHaveCount(0)
})

test('a player’s own choice is not announced as somebody else’s', async ({ page }) => {
  const info = infoOf(4, 'czech', 0, { phase: 'waiting' })
  const seats = info.seats.map((seat, i) => (i === 0 ? { ...seat, monster: null } : seat))
  await open(page, '/t/k7m2p9xq', waiting('czech', { seats }))
  await expect(page.locator('#why')).toContainText('Pick a monster')
  await expect(page.locator('#why')).not.toContainText('Ada')
})

test('guests read why they can change nothing', async ({ page }) => {
  await open(page, '/t/k7m2p9xq', waiting('czech', { host: 'g2' }))
  await expect(page.locator('.pace')).toContainText('Only the host can change this.')
  await expect(page.getByRole('button', { name: /strength/ })).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Strategist, strength 3 of 4' }).first()).toBeVisible()
})

test('the link is one that a phone can open, and is copied or selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await open(page, '/t/k7m2p9xq', { ...waiting(), network: 'http://192.168.1.5:8080' })
  const link = page.getByRole('textbox', { name: 'Invite link' })
  await expect(link).toHaveValue('http://192.168.1.5:8080/t/k7m2p9xq')
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'press and hold' })).toBeVisible()
  expect(
    await link.evaluate((field: HTMLInputElement) =>
      field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
    ),
  ).toBe('http://192.168.1.5:8080/t/k7m2p9xq')
})

test('a rematch waits for its players, and then begins by itself', async ({ page }) => {
  const table = await fakeTable(page, { ...waiting(), gone: [2] })
  await page.goto('/t/k7m2p9xq?again')
  await expect(page.locator('#why')).toContainText('Still missing: Chen')
  expect(commands(table.sent).some(({ type }) => type === 'start')).toBe(false)
  table.show(waiting())
  await expect.poll(() => commands(table.sent).at(-1)).toEqual({ type: 'start' })
})

test('a guest who follows a link sits down by choosing a monster', async ({ page }) => {
  const info = infoOf(4, 'czech', 0, { phase: 'waiting' })
  const empty = { occupant: { kind: 'free' as const }, name: '', monster: null, contribution: null, resigned: false }
  const seats = info.seats.map((seat, i) => (i === 2 ? empty : seat))
  const sent = await open(page, '/t/k7m2p9xq', { ...waiting('czech', { seats }), you: 'stranger' })
  await expect(page.locator('.wardrobe')).toContainText('tap one to take a seat')
  await page.getByRole('radio', { name: /Gigazaur/ }).click()
  await expect.poll(() => commands(sent).at(-1)).toMatchObject({ type: 'sit', seat: 2, monster: 'gigazaur' })
})

test('a full table says so to newcomers', async ({ page }) => {
  await open(page, '/t/k7m2p9xq', { ...waiting(), you: 'stranger' })
  await expect(page.locator('.wardrobe')).toContainText('All seats are taken. You can watch.')
  await expect(page.locator('#why')).toContainText('All seats are taken')
  await expect(page.getByRole('radio', { name: /Gigazaur/ })).toBeDisabled()
})

test('a name that the table does not take is not shown', async ({ page }) => {
  await open(page, '/t/k7m2p9xq', waiting())
  const field = page.getByRole('textbox', { name: 'Name' })
  await expect(field).toHaveValue('Ada')
  await field.fill('  ')
  await field.press('Enter')
  await expect(field).toHaveValue('Ada')
})

test('a guest with one seat can stand up and stay', async ({ page }) => {
  const sent = await open(page, '/t/k7m2p9xq', { ...waiting('czech', { host: 'g2' }), you: 'me' })
  await page.getByRole('button', { name: 'Give up this seat' }).click()
  await expect.poll(() => commands(sent).at(-1)).toEqual({ type: 'stand', seat: 0 })
})
