// Live tables that begin at a position (docs/notation.md).

import { expect, type Page } from '@playwright/test'
import type { CreateTable, Created, NewSeat } from '../../src/wire'

const me = (name: string): NewSeat => ({ kind: 'mine', name, monster: null })
const bot: NewSeat = { kind: 'bot', bot: 'brawler', monster: null }

/** Takes a page to a table at a position by the Czech rules: `Me` is played by the page, all others by bots. */
export async function playFrom(page: Page, ...lines: string[]): Promise<void> {
  const monsters = lines.filter((line) => /^\w+:/.test(line))
  const table: CreateTable = {
    options: { rules: 'czech', public: false, clock: null, absence: { pause_s: 60, bot: 'random' } },
    seats: monsters.map((line) => (line.startsWith('Me:') ? me('Me') : bot)),
    position: ['rules czech', ...lines].join('\n'),
  }
  // The first answer of the server makes the page a guest.
  await page.goto('/settings')
  await expect(page.getByRole('textbox', { name: 'Your name' })).not.toHaveValue('')
  const answer = await page.request.post('/api/tables', { data: table })
  expect(answer.status(), await answer.text()).toBe(201)
  const { table: code } = (await answer.json()) as Created
  await page.goto(`/t/${code}?start`)
  await expect(page.locator('#prompt')).toBeVisible()
}
