// Every kind of question of whole recorded games, in both editions, is shown whole: with a sentence, a reason and all its
// answers, without an error, and without scrolling sideways on a phone.

import { expect, test } from '@playwright/test'
import { fake, infoOf, recorded } from './fake'

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 640 } }
const only = process.env['QUESTIONS']?.split(',')

for (const game of ['czech', 'spanish', 'polish', 'dark']) {
  const { questions, players } = recorded(game)
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`questions of the ${game} game, ${size}`, async ({ browser }) => {
      test.setTimeout(240_000)
      for (const [i, { question, view }] of questions.entries()) {
        const kind = question.decision.decision
        if (only && !only.includes(kind)) continue
        await test.step(`${i} ${kind}`, async () => {
          const page = await browser.newPage({ viewport, colorScheme: i % 2 ? 'dark' : 'light' })
          const errors: string[] = []
          page.on('console', (message) => { if (message.type() === 'error') errors.push(message.text()) })
          page.on('pageerror', (error) => errors.push(error.message))
          await fake(page, { info: infoOf(players, game === 'dark' ? 'dark, wickedness=red' : game, question.seat), view, question: { ...question, bot_at: Date.now() + 38_000 } })
          await page.goto('/t/k7m2p9xq')
          const prompt = page.locator('#prompt')
          await expect(prompt.locator('h2')).not.toBeEmpty()
          await expect(prompt.locator('.ask p')).not.toBeEmpty()
          expect(await prompt.locator('button.choice, button.tile-pick, button.flat, button.own, button.patient').count()).toBeGreaterThan(0)
          // A text that is missing would show its id.
          expect(await prompt.innerText()).not.toMatch(/\b(ask|choice|pick|pass|resolve|cure|use)-[a-z]/)
          if (kind !== 'keep') {
            const powers = new Set(question.choices.map((choice) => `${choice.verb} ${choice.power ?? ''}`))
            expect(await prompt.locator('button').count()).toBeGreaterThanOrEqual(Math.min(powers.size, 2))
          }
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
          if (process.env['SHOTS']) { await page.waitForTimeout(900); await page.screenshot({ path: `${process.env['SHOTS']}/${game}-${String(i).padStart(2, '0')}-${kind}-${size}.png` }) }
          expect(errors).toEqual([])
          await page.close()
        })
      }
    })
  }
}
