// A page whose clock stands still: the film moves on only when the test says so, and no machine is too slow for it.

import { expect, type Page } from '@playwright/test'
import type { Event, Told } from '../../src/wire'
import { asking } from './asked'
import { fakeTable, type Asked, type Fake, type FakeTable } from './fake'

/** A page at a question, at normal speed, with a clock that stands still. */
export async function stillAt(
  page: Page,
  asked: Asked,
  settings: object = {},
  more: Partial<Fake> = {},
): Promise<FakeTable> {
  await page.clock.install()
  await page.addInitScript(
    (chosen) => {
      if (!localStorage.getItem('kaiju')) localStorage.setItem('kaiju', JSON.stringify(chosen))
    },
    { speed: 'normal', sound: false, guided: true, ...settings },
  )
  const table = await fakeTable(page, { ...asking(asked), ...more })
  await page.goto('/t/k7m2p9xq')
  await expect(page.locator('#prompt h2')).not.toBeEmpty()
  // A minute ahead: the clock goes on while this is on its way.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  return table
}

/** The question has been on the screen for long enough to be answered on purpose. */
export const settle = (page: Page): Promise<void> => page.clock.runFor(1000)

export const byChance = (seq: number, events: Event[]): Told => ({
  seq,
  at: seq,
  entry: { type: 'chance', luck: '' },
  events,
})
export const bySeat = (seq: number, seat: number, action: string, events: Event[]): Told => ({
  seq,
  at: seq,
  entry: { type: 'acted', seat, action, by: 'player' },
  events,
})
