// Every kind of question of whole recorded games, in both editions, is shown whole: with a sentence, a reason and all
// its answers, without an error, without scrolling sideways on a phone, and with nothing over anything else. One page
// sees them all, one after the other.

import type { Locator } from '@playwright/test'
import { pickedFace } from '../../src/model/lacks'
import { fakeTable, infoOf, questions, type Asked, type Fake, type Reason } from './fake'
import { expectItsLayout } from './layouts'
import { hurry, watch } from './player'
import { expect, test } from './test'
import { bare, reasonWords } from './reasons'
import { NOW } from './time'

const SIZES = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 360, height: 640 },
  side: { width: 844, height: 390 },
}
const only = process.env['QUESTIONS']?.split(',')
const shots = process.env['SHOTS']

const asked = questions().filter(({ question }) => !only || only.includes(question.decision.decision))

/** Ordinarily every other question is seen at a desk, and those between on a phone: the widest and the narrowest
    layout. */
const PARTS: [title: string, size: keyof typeof SIZES, part: Asked[], tag: string[]][] = [
  ['every other question', 'desk', asked.filter((_, i) => i % 2 === 0), []],
  ['every other question', 'phone', asked.filter((_, i) => i % 2 === 1), []],
  ['every question', 'desk', asked, ['@nightly']],
  ['every question', 'tablet', asked, ['@nightly']],
  ['every question', 'phone', asked, ['@nightly']],
  ['every question', 'side', asked, ['@nightly']],
]

for (const [title, size, part, tag] of PARTS) {
  test(`${title}, ${size}`, { tag }, async ({ browser }) => {
    const viewport = SIZES[size]
    const page = await browser.newPage({ viewport, colorScheme: size === 'desk' ? 'dark' : 'light' })
    const errors = watch(page)
    await hurry(page)
    const tables = part.map(({ rules, question, view }, i): Fake => {
      const info = infoOf(view.monsters.length, rules, question.seat)
      // A name tells which of the tables the page shows.
      info.seats = info.seats.map((seat, at) => (at === question.seat ? { ...seat, name: `Ada${i}` } : seat))
      return { info, view, question: { ...question, seq: 58 + i, bot_at: NOW + 38_000 } }
    })
    const [first] = tables
    if (!first) throw new Error('no question is recorded')
    const { show } = await fakeTable(page, first)
    await page.goto('/t/k7m2p9xq')
    for (const [i, table] of tables.entries()) {
      const kind = table.question?.decision.decision ?? ''
      const powers = [
        ...new Set(
          (table.question?.choices ?? []).flatMap((choice) =>
            choice.verb === 'use' && choice.power ? [choice.power] : [],
          ),
        ),
      ]
      await test.step(`${i} ${kind} ${powers.join(' ')}`, async () => {
        if (i > 0) show(table)
        await expect(
          page
            .locator('.seats')
            .getByText(new RegExp(`\\bAda${i}\\b`))
            .first(),
        ).toBeAttached()
        const prompt = page.locator('#prompt:not(.is-waiting)')
        await expect(prompt.locator('h2')).not.toBeEmpty()
        await expect(prompt.locator('.ask p')).not.toBeEmpty()
        await expectItsLayout(page, table.question, table.view)
        // A text that is missing would show its id.
        expect(await prompt.innerText()).not.toMatch(/\b(ask|choice|pick|pass|resolve|cure|use)-[a-z]/)
        // An icon that is not drawn would show its name.
        await expect(page.locator('body')).not.toContainText(/\[[a-z]+\]/)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
        if (shots) {
          await page.screenshot({
            animations: 'disabled',
            path: `${shots}/${String(i).padStart(2, '0')}-${kind}-${powers[0] ?? ''}-${size}.png`,
          })
        }
        expect(errors).toEqual([])
      })
    }
  })
}

test('everything that cannot be done says the engine’s reason', async ({ browser }) => {
  const page = await browser.newPage({ viewport: SIZES.desk })
  const errors = watch(page)
  await hurry(page)
  const tables = asked.map(({ rules, question, view, lacks }, i) => {
    const info = infoOf(view.monsters.length, rules, question.seat)
    info.seats = info.seats.map((seat, at) => (at === question.seat ? { ...seat, name: `Ada${i}` } : seat))
    const fake: Fake = { info, view, question: { ...question, seq: 58 + i } }
    return { fake, lacks, question, seat: question.seat, market: view.market }
  })
  const [first] = tables
  if (!first) throw new Error('no question is recorded')
  const { show } = await fakeTable(page, first.fake)
  await page.goto('/t/k7m2p9xq')
  let [compared, entries] = [0, 0]
  const kinds = new Set<string>()
  for (const [i, { fake, lacks, seat, market, question }] of tables.entries()) {
    await test.step(`${i} ${fake.question?.decision.decision ?? ''}`, async () => {
      if (i > 0) show(fake)
      await expect(
        page
          .locator('.seats')
          .getByText(new RegExp(`\\bAda${i}\\b`))
          .first(),
      ).toBeAttached()
      await expect(page.locator('#prompt:not(.is-waiting) h2')).not.toBeEmpty()
      const names = await page
        .locator('.mon')
        .evaluateAll((panels) =>
          Object.fromEntries(
            panels.map((panel) => [panel.getAttribute('data-panel'), panel.querySelector('.mon-who b')?.textContent]),
          ),
        )
      const art = (power: string) => page.locator(`use[href="#cards-${power.split('#')[0]}"]`)
      /** As with the keys: the focus shows the tip wherever the thing lies. */
      const tipOf = async (thing: Locator) => {
        await thing.dispatchEvent('click')
        return (await page.getByRole('tooltip').locator('.because').textContent()) ?? ''
      }
      const shownFor = async (reason: Reason): Promise<string | null> => {
        switch (reason.verb) {
          case 'buy':
            return tipOf(page.locator(`.market [data-slot="${market.indexOf(reason.power)}"] .face-up`))
          case 'use': {
            const { power, pick } = reason
            if (pick === undefined) return tipOf(page.locator('.fan .own', { has: art(power) }).first())
            const face = pickedFace(pick)
            if (face !== null) {
              // Before a power is chosen, a die tells why the first one that could touch it cannot.
              const others = lacks.filter((one) => one.verb === 'use' && pickedFace(one.pick) === face)
              return others.length === 1 ? tipOf(page.locator(`.die[data-face="${face}"]`).first()) : null
            }
            // Pickers are compared without a page (tests/unit/lacks.test.ts).
            return null
          }
          case 'sweep':
            return page.locator('#prompt .choice.no small').first().textContent()
          case 'keep':
            return tipOf(page.locator('.die').first())
          case 'enter': {
            const claws = page.locator('use[href="#dice-face-claw"]')
            const choice =
              question.decision.decision === 'keep'
                ? page.locator('#prompt .choice', { hasText: /^(Stop rolling|Keep all and stop)/ })
                : page.locator('#prompt .choice', { has: claws })
            return (await choice.count()) === 0 ? null : choice.locator('small').textContent()
          }
          case 'heal':
          case 'score':
            // Said where nothing else comes of these dice (tests/unit/lacks.test.ts compares all of them).
            return null
        }
      }
      for (const reason of lacks) {
        if (!reason.why) continue
        const shown = await shownFor(reason)
        if (shown === null) continue
        const wanted = reasonWords(reason.why, seat, (other) => names[other] ?? '')
        expect(bare(shown), JSON.stringify(reason)).toContain(wanted)
        kinds.add(reason.why.lack)
        compared += 1
        if (reason.verb === 'enter') entries += 1
      }
      await page.keyboard.press('Escape')
      expect(errors).toEqual([])
    })
  }
  expect(compared).toBeGreaterThan(200)
  expect(entries).toBeGreaterThan(3)
  expect(kinds.size, [...kinds].join(' ')).toBeGreaterThan(14)
})
