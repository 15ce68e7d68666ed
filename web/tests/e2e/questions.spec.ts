// Every kind of question of whole recorded games, in both editions, is shown whole: with a sentence, a reason and all its
// answers, without an error, and without scrolling sideways on a phone.

import { expect, test } from '@playwright/test'
import { fake, infoOf, questions } from './fake'

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 640 } }
const only = process.env['QUESTIONS']?.split(',')
const shots = process.env['SHOTS']

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`every question, ${size}`, async ({ browser }) => {
    test.setTimeout(600_000)
    for (const [i, { rules, question, view }] of questions().entries()) {
      const kind = question.decision.decision
      const powers = [...new Set(question.choices.flatMap((choice) => (choice.verb === 'use' && choice.power ? [choice.power] : [])))]
      if (only && !only.includes(kind)) continue
      await test.step(`${i} ${kind} ${powers.join(' ')}`, async () => {
        const page = await browser.newPage({ viewport, colorScheme: i % 2 ? 'dark' : 'light' })
        const errors: string[] = []
        page.on('console', (message) => { if (message.type() === 'error') errors.push(message.text()) })
        page.on('pageerror', (error) => errors.push(error.message))
        await fake(page, { info: infoOf(view.monsters.length, rules, question.seat), view, question: { ...question, bot_at: Date.now() + 38_000 } })
        await page.goto('/t/k7m2p9xq')
        const prompt = page.locator('#prompt')
        await expect(prompt.locator('h2')).not.toBeEmpty()
        await expect(prompt.locator('.ask p')).not.toBeEmpty()
        expect(await prompt.locator('button.choice, button.tile-pick, button.flat, button.own, button.patient').count()).toBeGreaterThan(0)
        // A text that is missing would show its id.
        expect(await prompt.innerText()).not.toMatch(/\b(ask|choice|pick|pass|resolve|cure|use)-[a-z]/)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
        if (shots) { await page.waitForTimeout(700); await page.screenshot({ path: `${shots}/${String(i).padStart(2, '0')}-${kind}-${powers[0] ?? ''}-${size}.png` }) }
        expect(errors).toEqual([])
        await page.close()
      })
    }
  })
}
