// Players who spoil a game, and one's own data.

import type { TableInfo } from '../../src/wire'
import { violations } from './axe'
import { at, commands, recordedQuestion } from './asked'
import { infoOf } from './fake'
import { playNow, seeResult, visitor, checkDice } from './player'
import { expect, live, test } from './test'

const asked = recordedQuestion('resolve', ({ question, view }) => question.seat === 1 && view.monsters.length === 4)

/** A table at which another person is asked; the page is the host unless somebody else is. */
function tableOf(part: Partial<TableInfo> = {}): TableInfo {
  const info = infoOf(4, asked.rules, 1)
  const seats = info.seats.map((seat, i) =>
    i === 3 ? { ...seat, occupant: { kind: 'guest' as const, guest: 'g3' } } : seat,
  )
  return { ...info, seats, options: { ...info.options, clock: null }, ...part }
}

test('the host sends a player away after a question', async ({ page }) => {
  const sent = await at(page, asked, {}, { info: tableOf() })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Players' }).click()
  const sheet = page.getByRole('dialog', { name: 'Players' })
  await expect(sheet.getByRole('listitem')).toHaveCount(3)
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('listitem').first().getByRole('button', { name: 'Send away' }).click()
  await expect(sheet.getByRole('button', { name: 'No' })).toBeFocused()
  await page.keyboard.press('Enter')
  expect(commands(sent).map(({ type }) => type)).not.toContain('send_away')
  await sheet.getByRole('listitem').first().getByRole('button', { name: 'Send away' }).click()
  await sheet.getByRole('alert').getByRole('button', { name: 'Send away' }).click()
  await expect.poll(() => commands(sent)).toContainEqual({ type: 'send_away', seat: 0 })
})

test('other players vote, see the votes, and may think again', async ({ page }) => {
  const votes = [{ seat: 2, by: 'me' }]
  const sent = await at(page, asked, {}, { info: tableOf({ host: 'g0', votes }) })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Players' }).click()
  const rows = page.getByRole('dialog').getByRole('listitem')
  await expect(rows.nth(1)).toContainText('1 vote to go')
  await rows.nth(1).getByRole('button', { name: 'Withdraw my vote' }).click()
  await expect.poll(() => commands(sent)).toContainEqual({ type: 'spare', seat: 2 })
  await expect(rows.nth(2).getByRole('button', { name: 'Vote to send away' })).toBeVisible()
})

test('a player is reported with a reason', async ({ page }) => {
  await at(page, asked, {}, { info: tableOf() })
  const told: unknown[] = []
  await page.route('**/api/tables/*/reports', (route) => {
    told.push(route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Players' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('listitem').first().getByRole('button', { name: 'Report' }).click()
  await sheet.getByRole('button', { name: 'Lets others wait on purpose' }).click()
  await expect(sheet.getByRole('status')).toContainText('Reported')
  expect(told).toEqual([{ seat: 0, about: 'stalling' }])
})

live('a guest downloads and deletes what is stored, and is a new one then', async ({ browser }) => {
  const page = await visitor(browser, '/settings')
  const guest = async () => ((await (await page.request.get('/api/me')).json()) as { guest: string }).guest
  const before = await guest()
  await page.getByRole('link', { name: 'What this server stores' }).click()
  // Nothing is removed from a test server, whose clock stands still.
  await expect(page.getByText('Finished games: for ever')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.goBack()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('kaiju.json')
  await page.getByRole('button', { name: 'Delete me' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Delete me' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Deleted' })).toBeVisible()
  expect(await guest()).not.toBe(before)
})

live('a device calls fair what it has seen, and finds out a record that was changed', async ({ browser }) => {
  const page = await playNow(browser)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Resign' }).click()
  await seeResult(page)
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto(`/replay/${code}`)
  await checkDice(page)
  await expect(page.locator('.verdict')).toContainText('This device saw the seal before the game')
  // Somebody else has not seen it.
  const stranger = await visitor(browser, `/replay/${code}`)
  await checkDice(stranger)
  await expect(stranger.locator('.verdict')).toContainText('this device didn’t see the seal')
  // The server has the dice of another day: a flawless record, with its own seal.
  const forged = await (await page.request.get(`/api/tables/${code}/record`)).text()
  await page.evaluate((table) => {
    const kept = JSON.parse(localStorage.getItem(`kaiju-seen-${table}`) ?? '{}') as { witness: { seal: string } }
    kept.witness.seal = kept.witness.seal.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
    localStorage.setItem(`kaiju-seen-${table}`, JSON.stringify(kept))
  }, code)
  expect(forged).toContain('commitment ')
  await page.reload()
  await checkDice(page)
  await expect(page.locator('.verdict')).toContainText('doesn’t belong to the seal')
})
