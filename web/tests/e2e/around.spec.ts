// The screens around the game, each used as a person would use it: home, set-up, watching, result, replay.

import type { Page } from '@playwright/test'
import { reduce } from '../../src/model/reduce'
import type { TableInfo, TableSummary, SentEntry } from '../../src/wire'
import { firstRoll } from './asked'
import { fake, fakeTable, infoOf, questions, recorded, type Fake } from './fake'
import { expect, test } from './test'

test.use({ viewport: { width: 1440, height: 900 } })

const game = recorded('dark')
const end = game.steps.flatMap((step) => step.events).reduce(reduce, game.start)
const told = (start = game.start): SentEntry[] => [
  { seq: 1, at: 0, entry: { type: 'started', seats: [], revision: 2 }, view: start },
  ...game.steps.map((step, i): SentEntry => ({
    seq: i + 2,
    at: i,
    entry: { type: 'chance', luck: '' },
    events: step.events,
  })),
]
const over = (): TableInfo =>
  infoOf(6, 'dark', 0, { phase: 'over', ending: { ending: 'played', outcome: end.outcome ?? 'drawn' } })
const waiting = (rules = 'czech', more: Partial<TableInfo> = {}): Fake => ({
  info: { ...infoOf(4, rules, 0, { phase: 'waiting' }), ...more },
  view: null,
  question: null,
})

const commands = (sent: string[]) =>
  sent.map((text) => (JSON.parse(text) as { command: { type: string; [field: string]: unknown } }).command)

async function open(page: Page, path: string, table: Fake): Promise<string[]> {
  const sent = await fake(page, table)
  await page.goto(path)
  await expect(page.locator('main').first()).toBeVisible()
  return sent
}

test.describe('home', () => {
  const table = (code: string, rules: string): TableSummary => ({
    table: code,
    options: { rules, public: true, clock: null, absence: { pause_s: 60, bot: 'random' } },
    phase: { phase: 'playing' },
    seats: [
      ['Ada', 'kraken', { kind: 'guest', guest: 'g1' }],
      ['Brawler', 'gigazaur', { kind: 'bot', bot: 'brawler' }],
    ],
    at: 0,
  })

  test('tables are listed in words, and both kinds lead there', async ({ page }) => {
    await open(page, '/', {
      ...waiting(),
      own: [table('aaaaaaaa', 'dark, wickedness=green')],
      lobby: [table('bbbbbbbb', 'czech')],
    })
    await expect(page.locator('.cont .listed')).toContainText('2 monsters · Dark Edition, house rules · in progress')
    await expect(page.locator('.watch .listed')).toContainText('2 monsters · Classic · in progress')
    await page.locator('.watch .listed').click()
    await expect(page).toHaveURL(/\/t\/bbbbbbbb$/)
  })

  test('nothing overlaps', async ({ page }) => {
    const tables = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].map((code) => table(code, 'dark'))
    await open(page, '/', {
      ...waiting(),
      own: tables,
      lobby: ['dddddddd', 'eeeeeeee'].map((code) => table(code, 'czech')),
    })
    await expect(page.locator('.watch .listed')).toHaveCount(2)
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1280, height: 660 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      // Boxes are as high as their contents, and end above the links.
      const boxes = await page
        .locator('.home main, .home > .more')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
      expect(boxes[0]?.bottom, `${viewport.width}`).toBeLessThanOrEqual(boxes[1]?.top ?? 0)
      for (const row of await page.locator('.listed').all()) expect((await row.boundingBox())?.height).toBeLessThan(120)
      // A covered element cannot be clicked.
      await page.locator('.watch .listed').last().click({ trial: true })
    }
  })
})

test.describe('the table before the start', () => {
  test('monsters stay in their seats, and all can be pressed', async ({ page }) => {
    const table = await fakeTable(page, waiting('dark'))
    await page.goto('/t/k7m2p9xq')
    for (const n of [2, 3, 4, 5, 6]) {
      table.show({ ...waiting('dark'), info: infoOf(n, 'dark', 0, { phase: 'waiting' }) })
      await expect(page.locator('.chair')).toHaveCount(n)
      for (const [width, height] of [
        [1440, 900],
        [1366, 768],
        [1280, 720],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height })
        const outside = await page.locator('.chair').evaluateAll(
          (chairs) =>
            chairs.filter((chair) => {
              const seat = chair.getBoundingClientRect()
              const monster = chair.querySelector('.chair-art svg')?.getBoundingClientRect() ?? new DOMRect()
              const isInside = monster.left >= seat.left && monster.right <= seat.right && monster.top > seat.top - 16
              return monster.width <= 100 || !isInside
            }).length,
        )
        expect(outside, `${n} seats at ${width}`).toBe(0)
        const covered = await page.locator('.lobby :is(button, label, summary)').evaluateAll((all) =>
          all.flatMap((one) => {
            if (!one.checkVisibility()) return []
            one.scrollIntoView({ block: 'center' })
            const { x, y, width, height } = one.getBoundingClientRect()
            return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
              ? []
              : [one.textContent.trim()]
          }),
        )
        expect(covered, `${n} seats at ${width}`).toEqual([])
      }
    }
  })

  test('another side of the tiles keeps the house rules', async ({ page }) => {
    const sent = await open(page, '/t/k7m2p9xq', waiting('dark, win_check=own_turn'))
    await page.getByRole('radio', { name: 'All green' }).check()
    await expect
      .poll(() => commands(sent).at(-1))
      .toMatchObject({ type: 'change', options: { rules: 'dark, wickedness=green, win_check=own_turn' } })
  })

  test('going back to red tiles keeps the house rules, too', async ({ page }) => {
    const sent = await open(page, '/t/k7m2p9xq', waiting('dark, wickedness=green, win_check=own_turn'))
    await page.getByRole('radio', { name: /^All red/ }).check()
    await expect
      .poll(() => commands(sent).at(-1))
      .toMatchObject({ type: 'change', options: { rules: 'dark, win_check=own_turn' } })
  })

  test('bots have names', async ({ page }) => {
    await open(page, '/t/k7m2p9xq', waiting())
    await expect(
      page.getByRole('button', { name: 'Strategist, strength 3 of 4. Change', exact: true }).first(),
    ).toBeVisible()
  })

  test('a monster is chosen with the arrow keys', async ({ page }) => {
    const sent = await open(page, '/t/k7m2p9xq', waiting())
    const group = page.getByRole('radiogroup', { name: /^Your monster/ })
    await group.getByRole('radio', { name: /^The King/ }).focus()
    await page.keyboard.press('ArrowRight')
    // Monsters of the others are skipped.
    await expect
      .poll(() => commands(sent).at(-1))
      .toEqual({ type: 'dress', seat: 0, name: null, monster: 'cyber-bunny' })
    await expect(group.getByRole('radio', { name: /^Cyber Bunny/ })).toBeFocused()
  })

  test('a decision may take a day', async ({ page }) => {
    const sent = await open(page, '/t/k7m2p9xq', waiting())
    await page.getByRole('radio', { name: '1 day' }).check()
    await expect
      .poll(() => commands(sent).at(-1))
      .toMatchObject({ type: 'change', options: { clock: { decision_s: 86_400 } } })
  })

  test('a bot in the last seat leaves when there are fewer seats', async ({ page }) => {
    const sent = await open(page, '/t/k7m2p9xq', waiting())
    await page.getByRole('button', { name: 'less' }).click()
    await expect
      .poll(() => commands(sent).slice(-2))
      .toEqual([
        { type: 'clear', seat: 3 },
        { type: 'resize', seats: 3 },
      ])
  })

  test('mixed tiles are not a house rule', async ({ page }) => {
    const known = {
      presets: ['czech', 'dark'],
      revision: 1,
      switches: [
        { name: 'wickedness', values: ['off', 'red', 'green', 'mixed'], presets: ['off', 'red'] },
        { name: 'win_check', values: ['always', 'own_turn'], presets: ['always', 'always'] },
      ],
    }
    await page.route('**/api/rules', (route) => route.fulfill({ json: known }))
    const sent = await open(page, '/t/k7m2p9xq', waiting('dark, wickedness=mixed, win_check=own_turn'))
    await page.locator('summary', { hasText: 'House rules: 1 changed' }).click()
    await page.getByRole('button', { name: 'House rules: 1 changed' }).click()
    await page.getByRole('button', { name: 'Back to the rulebook' }).click()
    await expect
      .poll(() => commands(sent).at(-1))
      .toMatchObject({ type: 'change', options: { rules: 'dark, wickedness=mixed' } })
  })

  test('a guest who was removed is told once, and is offered no seat', async ({ page }) => {
    const info = infoOf(4, 'czech', 0, { phase: 'waiting' })
    const guest = { ...info, host: 'g2' }
    const free = { kind: 'free' as const }
    const freed: TableInfo = {
      ...guest,
      seats: guest.seats.map((seat, i) => (i === 0 ? { ...seat, occupant: free, monster: null } : seat)),
    }
    const { happen } = await fakeTable(page, { ...waiting(), info: guest })
    await page.goto('/t/k7m2p9xq')
    await expect(page.locator('.chair.mine')).toHaveCount(1)
    happen([{ seq: 58, at: 0, entry: { type: 'freed', seat: 0, sent_away: true }, info: freed }], null)
    const banner = page.locator('.banner')
    await expect(banner).toHaveCount(1)
    await expect(banner).toContainText('removed you')
    await expect(page.getByRole('button', { name: 'Sit here' })).toHaveCount(0)
    await expect(page.locator('.wardrobe')).not.toContainText('take a seat')
    for (const monster of await page.locator('.wardrobe [role=radio]').all()) await expect(monster).toBeDisabled()
    // The sign is in the middle of its circle.
    const middle = await banner.locator('.tick').evaluate((tick) => {
      const range = document.createRange()
      range.selectNodeContents(tick)
      const [sign, circle] = [range.getBoundingClientRect(), tick.getBoundingClientRect()]
      return Math.abs(sign.left + sign.width / 2 - circle.left - circle.width / 2)
    })
    expect(middle).toBeLessThan(2)
  })

  test('a guest who was removed earlier is told once, when they want to sit', async ({ page }) => {
    const info = infoOf(4, 'czech', 0, { phase: 'waiting' })
    const freed: TableInfo = {
      ...info,
      host: 'g2',
      seats: info.seats.map((seat, i) =>
        i === 0 ? { ...seat, occupant: { kind: 'free' as const }, monster: null } : seat,
      ),
    }
    await open(page, '/t/k7m2p9xq', { ...waiting(), info: freed, refusal: { code: 'sent_away', message: '' } })
    await page.getByRole('button', { name: 'Sit here' }).click()
    await expect(page.locator('.banner')).toHaveCount(1)
    await expect(page.locator('.banner')).toContainText('removed you')
    await expect(page.getByRole('button', { name: 'Sit here' })).toHaveCount(0)
  })

  test('a player’s own choice is not announced as somebody else’s', async ({ page }) => {
    const info = infoOf(4, 'czech', 0, { phase: 'waiting' })
    const seats = info.seats.map((seat, i) => (i === 0 ? { ...seat, monster: null } : seat))
    await open(page, '/t/k7m2p9xq', waiting('czech', { seats }))
    await expect(page.locator('#why')).toContainText('Pick a monster')
    await expect(page.locator('#why')).not.toContainText('Ada')
  })

  test('guests read why they can change nothing', async ({ page }) => {
    await open(page, '/t/k7m2p9xq', waiting('czech', { host: 'g2' }))
    await expect(page.locator('.pace')).toContainText('Only the host can change this.')
    await expect(page.getByRole('button', { name: /strength/ })).toHaveCount(0)
    await expect(page.getByRole('img', { name: 'Strategist, strength 3 of 4' }).first()).toBeVisible()
  })

  test('the link is one that a phone can open, and is copied or selected', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    await open(page, '/t/k7m2p9xq', { ...waiting(), network: 'http://192.168.1.5:8080' })
    const link = page.getByRole('textbox', { name: 'Invite link' })
    await expect(link).toHaveValue('http://192.168.1.5:8080/t/k7m2p9xq')
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'press and hold' })).toBeVisible()
    expect(
      await link.evaluate((field: HTMLInputElement) =>
        field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
      ),
    ).toBe('http://192.168.1.5:8080/t/k7m2p9xq')
  })

  test('a rematch waits for its players, and then begins by itself', async ({ page }) => {
    const table = await fakeTable(page, { ...waiting(), gone: [2] })
    await page.goto('/t/k7m2p9xq?again')
    await expect(page.locator('#why')).toContainText('Still missing: Chen')
    expect(commands(table.sent).some(({ type }) => type === 'start')).toBe(false)
    table.show(waiting())
    await expect.poll(() => commands(table.sent).at(-1)).toEqual({ type: 'start' })
  })

  test('a guest who follows a link sits down by choosing a monster', async ({ page }) => {
    const info = infoOf(4, 'czech', 0, { phase: 'waiting' })
    const empty = { occupant: { kind: 'free' as const }, name: '', monster: null, contribution: null, resigned: false }
    const seats = info.seats.map((seat, i) => (i === 2 ? empty : seat))
    const sent = await open(page, '/t/k7m2p9xq', { ...waiting('czech', { seats }), you: 'stranger' })
    await expect(page.locator('.wardrobe')).toContainText('tap one to take a seat')
    await page.getByRole('radio', { name: /Gigazaur/ }).click()
    await expect.poll(() => commands(sent).at(-1)).toMatchObject({ type: 'sit', seat: 2, monster: 'gigazaur' })
  })

  test('a full table says so to newcomers', async ({ page }) => {
    await open(page, '/t/k7m2p9xq', { ...waiting(), you: 'stranger' })
    await expect(page.locator('.wardrobe')).toContainText('All seats are taken. You can watch.')
    await expect(page.locator('#why')).toContainText('All seats are taken')
    await expect(page.getByRole('radio', { name: /Gigazaur/ })).toBeDisabled()
  })

  test('a name that the table does not take is not shown', async ({ page }) => {
    await open(page, '/t/k7m2p9xq', waiting())
    const field = page.getByRole('textbox', { name: 'Name' })
    await expect(field).toHaveValue('Ada')
    await field.fill('  ')
    await field.press('Enter')
    await expect(field).toHaveValue('Ada')
  })

  test('a guest with one seat can stand up and stay', async ({ page }) => {
    const sent = await open(page, '/t/k7m2p9xq', { ...waiting('czech', { host: 'g2' }), you: 'me' })
    await page.getByRole('button', { name: 'Give up this seat' }).click()
    await expect.poll(() => commands(sent).at(-1)).toEqual({ type: 'stand', seat: 0 })
  })
})

test.describe('watching', () => {
  test('a spectator chooses a seat to follow', async ({ page }) => {
    const asked = questions().find(({ question }) => question.decision.decision === 'keep')
    if (!asked) throw new Error('no roll is recorded')
    const info = infoOf(asked.view.monsters.length, asked.rules, asked.question.seat)
    await open(page, '/t/k7m2p9xq', {
      info,
      view: asked.view,
      question: asked.question,
      you: 'stranger',
      spectators: 3,
    })
    await expect(page.locator('#prompt')).toContainText('You are watching, with 2 others.')
    await expect(page.locator('.hand')).toHaveCount(0)
    const eyes = page.getByRole('group', { name: 'View as' })
    await eyes.getByRole('radio', { name: 'Kraken' }).check()
    await expect(page.locator('.hand')).toContainText('Kraken')
    await expect(page.locator('.seats.left .mon').first()).toContainText('Kraken')
    await eyes.getByRole('radio', { name: 'All' }).check()
    await expect(page.locator('.hand')).toHaveCount(0)
  })
})

test.describe('the result', () => {
  test('marks bots and the player', async ({ page }) => {
    await open(page, '/t/k7m2p9xq', { info: over(), view: end, question: null, entries: told() })
    await expect(page.locator('.standing li', { hasText: 'Brawler' })).toContainText('Brawler, bot')
    await expect(page.locator('.standing li', { hasText: 'Ada' })).toContainText('Ada (you)')
    await expect(page.locator('.standing li', { hasText: 'Chen' })).not.toContainText('bot')
    // Each row says its points once.
    await expect(page.locator('.standing .nm').filter({ hasText: 'points' })).toHaveCount(0)
  })

  test('without a winner says how it ended', async ({ page }) => {
    const ends = [
      [{ ending: 'abandoned' }, 'abandoned'],
      [{ ending: 'resigned', winner: null }, 'Everybody gave up'],
      [{ ending: 'played', outcome: 'drawn' }, 'a draw'],
      [{ ending: 'played', outcome: 'all_lost' }, 'everybody loses'],
    ] as const
    const ended = (ending: (typeof ends)[number][0]): Fake => ({
      info: { ...over(), phase: { phase: 'over', ending } },
      view: { ...end, outcome: null },
      question: null,
      entries: told(),
    })
    const { show } = await fakeTable(page, ended(ends[0][0]))
    await page.goto('/t/k7m2p9xq')
    for (const [ending, words] of ends) {
      // The events have been announced already.
      show({ ...ended(ending), entries: [] })
      await expect(page.locator('.how')).toContainText(words)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody')
      await expect(page.locator('.standing .first')).toHaveCount(0)
      await expect(page.locator('.standing .place').first()).toHaveText('–')
    }
  })

  test('heads stand near the ends of their lines', async ({ page }) => {
    await open(page, '/t/k7m2p9xq', { info: over(), view: end, question: null, entries: told() })
    await expect(page.locator('.race-graph')).toBeVisible()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const heads = await page
        .locator('.race-graph use[data-head]')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
      const ends = await page.locator('.race-graph .lane:not(.leader)').evaluateAll((all) =>
        (all as SVGPathElement[]).map((lane) => {
          const at = lane.getPointAtLength(lane.getTotalLength())
          return new DOMPoint(at.x, at.y).matrixTransform(lane.getScreenCTM() ?? undefined).y
        }),
      )
      expect(heads.length).toBe(6)
      const tops = heads.map(({ top }) => top).sort((a, b) => a - b)
      tops.slice(1).forEach((top, i) => expect(top - (tops[i] ?? 0)).toBeGreaterThan(20))
      // The lines have the order of the seats.
      const order = (list: number[]) => (a: number, b: number) => (list[a] ?? 0) - (list[b] ?? 0) || a - b
      const seats = heads.map((_, seat) => seat)
      expect([...seats].sort(order(heads.map(({ y }) => y)))).toEqual([...seats].sort(order(ends.map(Math.round))))
      // Its text is as large as elsewhere.
      const words = await page
        .locator('.race-graph text')
        .first()
        .evaluate((text: SVGTextElement) => text.getBoundingClientRect().height)
      expect(words).toBeGreaterThan(12)
    }
  })
})

test.describe('the replay', () => {
  test('shows the Bay while it is open, and not when it is closed', async ({ page }) => {
    await open(page, '/replay/k7m2p9xq', {
      info: over(),
      view: end,
      question: null,
      entries: told({ ...game.start, bay_open: false }),
    })
    await expect(page.locator('.plot.city')).toBeVisible()
    await expect(page.locator('.plot.bay')).toHaveCount(0)
    await expect(page.locator('.stage.with-bay')).toHaveCount(0)
  })
})

test('a turn is at the same place in the timeline, the slider and the graph', async ({ page }) => {
  await open(page, '/replay/k7m2p9xq', { info: over(), view: end, question: null, entries: told() })
  await expect(page.locator('.strip i').first()).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const turns = await page.locator('.strip i').count()
    for (const turn of [1, Math.round(turns / 2), turns]) {
      await page.locator('#scrub').fill(String(turn))
      const middle = async (selector: string) => {
        const box = await page.locator(selector).boundingBox()
        return (box?.x ?? 0) + (box?.width ?? 0) / 2
      }
      await expect(page.locator('.strip .on')).toHaveCount(1)
      expect(Math.abs((await middle('.strip .on')) - (await middle('.needle-line')))).toBeLessThan(3)
    }
  }
})

test('at a desk the result is on one screen, and the replay fills it', async ({ page }) => {
  await open(page, '/t/k7m2p9xq', { info: over(), view: end, question: null, entries: told() })
  await expect(page.locator('.race-graph')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900)
  await page.goto('/replay/k7m2p9xq/turn/24')
  await expect(page.locator('.time')).toBeInViewport({ ratio: 1 })
  const time = await page.locator('.time').boundingBox()
  expect((time?.y ?? 0) + (time?.height ?? 0)).toBeGreaterThan(860)
})

test('at a desk two monsters stand one above the other, beside Tokyo', async ({ page }) => {
  const { rules, question, view } = firstRoll()
  await open(page, '/t/k7m2p9xq', {
    info: infoOf(2, rules, 0),
    view: { ...view, monsters: view.monsters.slice(0, 2) },
    question,
  })
  const boxes = await Promise.all([0, 1].map((seat) => page.locator(`.mon[data-panel="${seat}"]`).boundingBox()))
  expect(boxes[0]?.x).toBe(boxes[1]?.x)
  expect((boxes[0]?.height ?? 0) + (boxes[1]?.height ?? 0)).toBeGreaterThan(700)
})

test('a turn after the end is the last one', async ({ page }) => {
  await open(page, '/replay/k7m2p9xq/turn/9999', { info: over(), view: end, question: null, entries: told() })
  const last = game.steps.flatMap(({ events }) => events).filter(({ event }) => event === 'turn_began').length
  await expect(page.locator('.now-turn')).toContainText(`Turn ${last}`)
})

test('on a phone on its side board and controls are on the screen together', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await open(page, '/replay/k7m2p9xq/turn/3', { info: over(), view: end, question: null, entries: told() })
  for (const part of ['.board .stage', '.now', '.reel', '.axis'])
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 })
})

test('the keys of the replay are listed', async ({ page }) => {
  await open(page, '/replay/k7m2p9xq', { info: over(), view: end, question: null, entries: told() })
  await expect(page.locator('.now-turn')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('next turn')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keys' }).click()
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
})

test('a player of several monsters resigns one of them', async ({ page }) => {
  const asked = questions().find(
    ({ question, view }) => question.decision.decision === 'keep' && view.monsters.length > 2,
  )
  if (!asked) throw new Error('no roll is recorded')
  const info = infoOf(asked.view.monsters.length, asked.rules, 0)
  const seats = info.seats.map((seat, i) =>
    i < 2 ? { ...seat, occupant: { kind: 'guest' as const, guest: 'me' } } : seat,
  )
  const sent = await open(page, '/t/k7m2p9xq', { info: { ...info, seats }, view: asked.view, question: asked.question })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Resign' }).click()
  await expect(page.getByRole('alert')).toContainText('Who resigns?')
  await page.getByRole('button', { name: 'Kraken · Brawler' }).click()
  await expect.poll(() => commands(sent).filter(({ type }) => type === 'resign')).toEqual([{ type: 'resign', seat: 1 }])
})

test('a name that is saved says so', async ({ page }) => {
  await page.route('**/api/me', (route) => route.fulfill({ json: { guest: 'me', name: 'Ada', tables: [] } }))
  await page.goto('/settings')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Saved')
})
