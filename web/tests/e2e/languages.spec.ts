// Every language in the browser: a whole game and all screens without a word of English and without an id; and on the
// narrowest phone no text is cut off, not even in a language whose words are 40 % longer than English ones.

import { firstRoll, tableAt } from './asked'
import { fakeTable, infoOf, questions, type Fake } from './fake'
import { hurry, Player, watch } from './player'
import { open, SCREENS } from './screens'
import { expect, live, test } from './test'
import { stopClock } from './time'
import { cutOff, foreign, PSEUDO, speaker, speaking, TRANSLATIONS } from './tongues'

const NARROW = { width: 360, height: 640 }

for (const { code, name } of TRANSLATIONS) {
  live(`a whole game in ${name} has no word of English and no id`, async ({ browser, seed }) => {
    const say = speaker(code)
    const context = await speaking(browser, code, { viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const errors = watch(page)
    const found = new Set<string>()
    const look = async () => {
      for (const word of await foreign(page)) found.add(word)
    }
    await hurry(page)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await look()
    await page.getByRole('button', { name: say('home-play') }).click()
    await expect(page.locator('.game .tray')).toBeVisible()
    await look()
    await new Player(page, seed).toTheEnd(look)
    await look()
    await page.getByRole('link', { name: say('watch-replay') }).click()
    await expect(page.locator('.now-turn')).toBeVisible()
    await look()
    expect([...found]).toEqual([])
    expect(errors).toEqual([])
  })

  test(`no screen in ${name} has a word of English or an id`, async ({ browser }) => {
    const context = await speaking(browser, code, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    const found: Record<string, string[]> = {}
    for (const [screen, shown] of Object.entries(SCREENS)) {
      const page = await context.newPage()
      await stopClock(page)
      await open(page, shown)
      const words = await foreign(page)
      if (words.length > 0) found[screen] = words
      await page.close()
    }
    expect(found).toEqual({})
  })
}

for (const { code, name } of [...TRANSLATIONS, { code: PSEUDO, name: 'the long language' }]) {
  test(`no screen on a narrow phone cuts off a text in ${name}`, async ({ browser }) => {
    const context = await speaking(browser, code, { viewport: NARROW, reducedMotion: 'reduce' })
    const found: Record<string, string[]> = {}
    for (const [screen, shown] of Object.entries(SCREENS)) {
      const page = await context.newPage()
      await stopClock(page)
      await open(page, shown)
      const texts = await cutOff(page)
      if (texts.length > 0) found[screen] = texts
      await page.close()
    }
    expect(found).toEqual({})
  })

  test(`no question on a narrow phone cuts off a text in ${name}`, async ({ browser }) => {
    const context = await speaking(browser, code, { viewport: NARROW })
    const page = await context.newPage()
    await hurry(page)
    const tables = questions().map(({ rules, question, view }, i): Fake => {
      const info = infoOf(view.monsters.length, rules, question.seat)
      // A name tells which of the tables the page shows.
      info.seats = info.seats.map((seat, at) => (at === question.seat ? { ...seat, name: `Ada${i}` } : seat))
      return { info, view, question: { ...question, seq: 58 + i } }
    })
    const [first] = tables
    if (!first) throw new Error('no question is recorded')
    const { show } = await fakeTable(page, first)
    await page.goto('/t/k7m2p9xq')
    const found: Record<string, string[]> = {}
    for (const [i, table] of tables.entries()) {
      if (i > 0) show(table)
      const own = page.locator('.seats').getByText(new RegExp(`\\bAda${i}\\b`))
      await expect(own.first()).toBeAttached()
      await expect(page.locator('#prompt:not(.is-waiting) h2')).not.toBeEmpty()
      const texts = await cutOff(page)
      if (texts.length > 0) found[`${i} ${table.question?.decision.decision ?? ''}`] = texts
    }
    expect(found).toEqual({})
  })

  test(`no sheet on a narrow phone cuts off a text in ${name}`, async ({ browser }) => {
    const say = speaker(code)
    const context = await speaking(browser, code, { viewport: NARROW, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await tableAt(page, firstRoll(4))
    const found: Record<string, string[]> = {}
    const look = async (sheet: string) => {
      const texts = await cutOff(page)
      if (texts.length > 0) found[sheet] = texts
    }
    const menu = async () => {
      await page.getByRole('button', { name: say('menu'), exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
    await menu()
    await look('menu')
    for (const sheet of ['orders', 'keys'] as const) {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say(sheet), exact: true })
        .click()
      await expect(page.getByRole('dialog').getByRole('heading').first()).toContainText(say(sheet))
      await look(sheet)
      await page.keyboard.press('Escape')
      await menu()
    }
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('resign'), exact: true })
      .click()
    await look('resign')
    expect(found).toEqual({})
  })
}
