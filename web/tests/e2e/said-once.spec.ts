// What is said about the table is said once, and spelt right.

import { recordedQuestion, asking, tableAt } from './asked'
import { fakeTable, infoOf } from './fake'
import { expect, test } from './test'

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 10_000 })

test('a server that restarts is told by one banner, which goes when it is back', async ({ page }) => {
  const asked = recordedQuestion('keep')
  const table = await tableAt(page, asked)
  await table.restart()
  await expect(page.locator('.banner')).toHaveCount(1)
  await expect(page.locator('.banner.lost')).toContainText('The server is restarting.')
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(page.locator('.banner.back')).toHaveCount(1)
  await expect(page.locator('.banner')).toHaveCount(1)
})

test('no space stands before a colon', async ({ page }) => {
  const asked = recordedQuestion('leave')
  const players = asked.view.monsters.length
  await fakeTable(page, {
    ...asking(asked),
    info: infoOf(players, asked.rules, (asked.question.seat + 1) % players),
    question: { ...asked.question, choices: [] },
  })
  await page.goto('/t/k7m2p9xq')
  const heading = page.locator('#prompt h2')
  await expect(heading).toContainText('stay or leave?')
  const gap = await heading.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const boxes: DOMRect[] = []
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const box = range.getClientRects()[0]
      if (box && box.width > 0) boxes.push(box)
    }
    const [name, rest] = boxes
    return (rest?.left ?? 0) - (name?.right ?? 0)
  })
  expect(gap).toBeLessThan(1)
})
