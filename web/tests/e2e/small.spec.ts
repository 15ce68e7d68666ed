// The game on small screens.

import type { Face, SentEntry } from '../../src/wire'
import { asking, at, recordedQuestion, shopWith, tableAt, withMonster, withPower } from './asked'
import { expect, test } from './test'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const SIDE = { width: 844, height: 390 }

test.use({ viewport: DESK })

test.describe('a phone', () => {
  test('on its side shows rolling, stopping and two cards without scrolling, the red one last', async ({ page }) => {
    await page.setViewportSize(SIDE)
    await at(
      page,
      recordedQuestion('keep', ({ question }) => question.choices.length === 2),
    )
    const boxes = await Promise.all((await page.locator('#prompt .choice').all()).map((choice) => choice.boundingBox()))
    expect(boxes.length).toBe(4)
    for (const box of boxes) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SIDE.height + 1)
    expect(await page.locator('#prompt .choice').last().getAttribute('class')).toContain('main')
  })
  test('on its side shows all tiles without scrolling', async ({ page }) => {
    await page.setViewportSize(SIDE)
    await at(page, recordedQuestion('tile'))
    for (const box of await Promise.all(
      (await page.locator('.tile-choice button').all()).map((tile) => tile.boundingBox()),
    ))
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SIDE.height)
  })
  test('shows all answers to what comes first', async ({ page }) => {
    await at(
      page,
      recordedQuestion('resolve', ({ question }) => question.choices.length > 5),
    )
    for (const viewport of [PHONE, { width: 360, height: 640 }]) {
      await page.setViewportSize(viewport)
      const box = await page.locator('.dock').boundingBox()
      expect(box?.y).toBeGreaterThan(viewport.height * 0.3)
      const hearts = await page.locator('.mebar .stat.hearts').boundingBox()
      if (viewport === PHONE) expect((hearts?.y ?? 0) + (hearts?.height ?? 0)).toBeLessThan(box?.y ?? 0)
      else await expect(page.locator('.stub .own-hearts')).toBeInViewport({ ratio: 1 })
    }
  })
  test('gives monsters that are out little room', async ({ page }) => {
    await page.setViewportSize(PHONE)
    const asked = recordedQuestion('keep', ({ view }) => view.monsters.some(({ alive }) => !alive))
    await at(page, asked)
    const widths = async (query: string) =>
      Promise.all(
        (await page.locator(query).filter({ visible: true }).all()).map(
          async (panel) => (await panel.boundingBox())?.width ?? 0,
        ),
      )
    expect(Math.max(...(await widths('.mon.is-out')))).toBeLessThan(
      Math.min(...(await widths('.mon:not(.is-out)'))) / 1.5,
    )
  })
})

test.describe('small screens', () => {
  const asked = [
    withPower('side_dice', 'background-dweller'),
    withPower('resolve', 'regeneration'),
    withPower('shop', 'parasitic-tentacles'),
  ]
  test('no word is cut off', async ({ page }) => {
    const [first, ...others] = asked
    if (!first) throw new Error('nothing is asked')
    const { show } = await tableAt(page, first)
    const check = async () => {
      for (const [width, height] of [
        [844, 390],
        [720, 450],
        [320, 640],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect(
          await page.locator('#prompt .choice b').evaluateAll((titles) =>
            titles.flatMap((title) => {
              const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
              const cut: string[] = []
              for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                for (const word of (node.textContent ?? '').matchAll(/\S+/g)) {
                  const range = document.createRange()
                  range.setStart(node, word.index)
                  range.setEnd(node, word.index + word[0].length)
                  if (range.getClientRects().length > 1) cut.push(word[0])
                }
              }
              return cut
            }),
          ),
          `${width} by ${height}`,
        ).toEqual([])
      }
    }
    await check()
    for (const [i, next] of others.entries()) {
      show({ ...asking(next), question: { ...next.question, seq: 100 + i } })
      await expect(page.locator(`#prompt[data-asks="${next.question.decision.decision}"]`)).toBeVisible()
      await check()
    }
  })
  test('on its side no choice lies over another, and what takes a picked card is in sight', async ({ page }) => {
    await page.setViewportSize(SIDE)
    const shop = withPower('shop', 'parasitic-tentacles')
    const { show } = await tableAt(page, shop)
    const boxes = await page.locator('#prompt .choice').evaluateAll((all) =>
      all.map((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect()
        return { top, bottom, left, right }
      }),
    )
    for (const [i, a] of boxes.entries()) {
      expect(a.bottom).toBeLessThanOrEqual(SIDE.height)
      for (const b of boxes.slice(i + 1))
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false)
    }
    show({ ...asking(withPower('choose', 'mimic')) })
    await expect(page.locator('.picker .choice.main')).toBeInViewport({ ratio: 1 })
    // Several cards are seen at once.
    expect((await page.locator('.owners').boundingBox())?.height).toBeGreaterThan(150)
  })
  test('on its side what can be bought is seen beside the question', async ({ page }) => {
    await page.setViewportSize(SIDE)
    await at(page, shopWith(5))
    for (const card of await page.locator('.market .card').all()) await expect(card).toBeInViewport({ ratio: 1 })
    // The prompt ends at the edge of the screen.
    const prompt = await page.locator('#prompt').boundingBox()
    expect((prompt?.y ?? 0) + (prompt?.height ?? 0)).toBeGreaterThan(SIDE.height - 4)
  })
  test('a picked card is read below: no tip lies over the others', async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await at(page, withPower('choose', 'mimic'))
    await page.locator('.picker .own:not(.no)').first().tap()
    await expect(page.locator('.picker .note')).not.toBeEmpty()
    await expect(page.locator('.tip')).toHaveCount(0)
    await context.close()
  })
  test('nothing overflows sideways with six monsters, in any language', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const asked = recordedQuestion('keep', ({ view }) => view.monsters.length === 6)
    const { question, view } = asked
    const alive = view.monsters.reduce((table, _, seat) => withMonster(table, seat, { alive: true }), view)
    const { show } = await tableAt(page, asked)
    for (let seat = 0; seat < 6; seat++) {
      for (const you of ['me', 'stranger']) {
        show({
          ...asking(asked),
          you,
          view: { ...alive, turn: alive.turn && { ...alive.turn, seat } },
          question: { ...question, seat, choices: [], stop: [], keep: null },
        })
        await expect(page.locator(`.mon[data-panel="${seat}"] .tab`)).toBeAttached()
        for (const word of ['Your turn', 'Rozhoduje se', 'Podejmuje decyzję', 'Entscheidungsträger']) {
          const ends = await page.locator('.tab').evaluateAll(
            (tabs, text) =>
              tabs.map((tab) => {
                tab.textContent = text
                return tab.getBoundingClientRect().right
              }),
            word,
          )
          for (const end of ends) expect(end, word).toBeLessThanOrEqual(360)
          expect(await page.evaluate(() => document.documentElement.scrollWidth), word).toBeLessThanOrEqual(360)
        }
      }
    }
  })
  test('dice of a card leave the others in one row', async ({ page }) => {
    const asked = withPower('side_dice', 'background-dweller')
    const faces: Face[] = ['1', '2', '3', 'energy', 'heart', 'claw']
    const { show } = await tableAt(page, asked)
    for (const side of [1, 3, 6]) {
      show(
        asking({
          ...asked,
          view: {
            ...asked.view,
            turn: asked.view.turn && { ...asked.view.turn, dice: faces, tray: faces.slice(0, side) },
          },
        }),
      )
      await expect(page.locator('.side-dice .flat')).toHaveCount(side)
      for (const [width, height] of [
        [1440, 900],
        [1920, 1080],
        [1366, 768],
        [1280, 720],
      ] as const) {
        await page.setViewportSize({ width, height })
        const tops = await page
          .locator('.kept .spot')
          .evaluateAll((dice) => dice.map((die) => (die as HTMLElement).offsetTop))
        expect(tops.length).toBe(6)
        expect(new Set(tops).size, `${side} beside at ${width}`).toBe(1)
      }
    }
  })
  test('the panel of a monster that is out says since when', async ({ page }) => {
    const asked = recordedQuestion('keep', ({ view }) => view.monsters.some(({ alive }) => !alive))
    const out = asked.view.monsters.findIndex(({ alive }) => !alive)
    const start: SentEntry = { seq: 1, at: 1, entry: { type: 'started', seats: [], revision: 2 }, view: asked.view }
    const fell: SentEntry = {
      seq: 2,
      at: 2,
      entry: { type: 'chance', luck: '' },
      events: [
        { event: 'turn_began', seat: asked.question.seat, extra: false, dice_fewer: 0 },
        { event: 'eliminated', seat: out, author: null, cause: 'poison', points: 0 },
      ],
    }
    await at(page, asked, {}, { entries: [start, fell] })
    for (const viewport of [PHONE, SIDE, { width: 1440, height: 900 }]) {
      await page.setViewportSize(viewport)
      await expect(page.locator(`.mon[data-panel="${out}"] .epitaph b:not([aria-hidden])`)).toContainText('1')
      const sizes = await page
        .locator(`.mon[data-panel="${out}"] .epitaph b`)
        .evaluateAll((words) => words.map((word) => word.getBoundingClientRect().width))
      expect(Math.max(...sizes), `${viewport.width}`).toBeGreaterThan(10)
    }
  })
  test('the name of the market keeps its distance', async ({ page }) => {
    const shop = shopWith(5)
    await at(page, { ...shop, view: { ...shop.view, top: 'high-altitude-bombing' } })
    const gap = await page.locator('.market h3').evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading.firstChild ?? heading)
      const [name, rest] = [range.getBoundingClientRect(), heading.querySelector('span')?.getBoundingClientRect()]
      return rest && rest.top < name.bottom ? rest.left - name.right : Infinity
    })
    expect(gap).toBeGreaterThan(6)
  })
})
