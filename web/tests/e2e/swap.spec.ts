// Friends at one device swap monsters, and the host takes one from a bot; monsters of other guests cannot be taken.

import type { MonsterName, TableInfo } from '../../src/wire'
import { commands } from './asked'
import { fake, infoOf } from './fake'
import { expect, test } from './test'

const info: TableInfo = infoOf(4, 'czech', 0, { phase: 'waiting' })
const dressed = (at: number, monster: MonsterName, guest: string | null) => ({
  ...info.seats[at],
  name: `Player ${at + 1}`,
  contribution: null,
  resigned: false,
  monster,
  occupant: guest === null ? { kind: 'bot' as const, bot: 'random' } : { kind: 'guest' as const, guest },
})
const around: TableInfo = {
  ...info,
  seats: [
    dressed(0, 'kraken', 'me'),
    dressed(1, 'gigazaur', 'me'),
    dressed(2, 'the-king', 'somebody'),
    dressed(3, 'alienoid', null),
  ],
}

for (const [size, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
}))
  test(`players at one device swap, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const sent = await fake(page, { info: around, view: null, question: null })
    await page.goto('/t/k7m2p9xq')
    const monster = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
    await expect(monster('The King')).toBeDisabled()
    await expect(monster('Gigazaur')).toContainText('Swap with Player 2')
    await monster('Gigazaur').click()
    await expect(monster('Alienoid')).toContainText('Swap with Player 4')
    await monster('Alienoid').click()
    const dresses = () => commands(sent).filter(({ type }) => type === 'dress')
    await expect.poll(dresses).toEqual([
      { type: 'dress', seat: 0, name: null, monster: 'gigazaur' },
      { type: 'dress', seat: 0, name: null, monster: 'alienoid' },
    ])
  })

test('only the host can take a monster from a bot', async ({ page }) => {
  await fake(page, { info: { ...around, host: 'somebody' }, view: null, question: null })
  await page.goto('/t/k7m2p9xq')
  await expect(page.getByRole('radio', { name: /^Alienoid/ })).toBeDisabled()
  await expect(page.getByRole('radio', { name: /^Gigazaur/ })).toBeEnabled()
})
