// News about the table is told once.

import { recordedQuestion, tableAt } from './asked'
import { expect, test } from './test'

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 10_000 })

test('a restart of the server shows one banner, which goes when it is back', async ({ page }) => {
  const asked = recordedQuestion('keep')
  const table = await tableAt(page, asked)
  await table.restart()
  await expect(page.locator('.banner')).toHaveCount(1)
  await expect(page.locator('.banner.lost')).toContainText('The server is restarting.')
  await page.getByRole('button', { name: 'Retry now' }).click()
  await expect(page.locator('.banner.back')).toHaveCount(1)
  await expect(page.locator('.banner')).toHaveCount(1)
})
