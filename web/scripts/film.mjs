// `npm run film`: films whole games against three bots as a person sees them, at four sizes, against a server at
// KAIJU_URL, by default one that was started with `cargo run --release`. Frames at least 200 ms apart go to a folder
// that is printed, to be looked at: can a stranger say what each opponent did? It also measures how long the others'
// turns take, how long skipping them takes, and, with the processor slowed down 4 times as on a cheap phone, how
// smoothly dice roll. Options: `--size 390x844` for one size, `--turns 5` for a part of a game, `--slow` to slow down,
// `--skip` to skip the others' turns. With `--slow` nothing is filmed; tasks are then also measured in time of the
// processor, which other programs on the machine do not lengthen.

import { chromium } from '@playwright/test'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    size: { type: 'string' },
    turns: { type: 'string' },
    slow: { type: 'boolean' },
    skip: { type: 'boolean' },
  },
})
const SIZES = values.size ? [values.size] : ['360x640', '390x844', '820x1180', '1440x900']
const TURNS = Number(values.turns ?? Infinity)
const GAP_MS = 200
const base = process.env.KAIJU_URL ?? 'http://127.0.0.1:8080'
const folder = mkdtempSync(join(tmpdir(), 'kaiju-film-'))

/** Runs in the page: notes when prompts come and go, frames while dice are in the air, and long tasks. */
function observe() {
  const notes = { rounds: [], throws: [], long: [], own: null, waiting: null, interrupted: false }
  window.film = notes
  let before = performance.now()
  let air = null
  const frame = (now) => {
    const prompt = document.querySelector('#prompt')
    const isWaiting = prompt?.classList.contains('is-waiting') ?? false
    const isFilm = document.querySelector('.game') !== null
    // The wait begins with the next monster’s turn: the result of the own one is no waiting.
    const turn = document.querySelector('.where')?.textContent ?? null
    if (isFilm && isWaiting && notes.waiting === null && turn !== notes.own) notes.waiting = now
    if (isFilm && prompt && !isWaiting) {
      const asks = prompt.dataset.asks
      const isOwnTurn = asks === 'throw' || asks === 'start'
      if (isOwnTurn && !notes.interrupted && notes.waiting !== null) notes.rounds.push(now - notes.waiting)
      if (isOwnTurn) [notes.interrupted, notes.own] = [false, turn]
      else if (turn !== notes.own) notes.interrupted = true
      notes.waiting = null
    }
    if (document.querySelector('.tray.is-rolling')) {
      if (!air) performance.mark('kaiju-air')
      ;(air ??= []).push(now - before)
    } else if (air) {
      performance.mark('kaiju-rest')
      notes.throws.push(air.slice(1))
      air = null
    }
    before = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries())
      notes.long.push({ duration, startTime, inAir: document.querySelector('.tray.is-rolling') !== null })
  }).observe({ entryTypes: ['longtask'] })
}

const sorted = (numbers) => [...numbers].sort((a, b) => a - b)
const at = (numbers, part) => sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? NaN
const ms = (number) => Math.round(number)

/** The processor time of each task of the page's main thread that began while dice were in the air, in milliseconds. */
function tasksInAir(traced) {
  const marks = traced.filter(({ name }) => name === 'kaiju-air' || name === 'kaiju-rest').sort((a, b) => a.ts - b.ts)
  const [first] = marks
  if (!first) return []
  const airs = marks.flatMap(({ name, ts }, i) => (name === 'kaiju-air' ? [[ts, marks[i + 1]?.ts ?? Infinity]] : []))
  return traced
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === first.pid && tid === first.tid)
    .filter(({ ts }) => airs.some(([from, to]) => from <= ts && ts < to))
    .map(({ tdur = 0 }) => tdur / 1000)
}

const browser = await chromium.launch({
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ['--no-sandbox'],
})
for (const size of SIZES) {
  const [width, height] = size.split('x').map(Number)
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 900 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  if (values.slow) await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => localStorage.setItem('kaiju', JSON.stringify({ guided: true, sound: false })))
  await page.addInitScript(observe)
  const frames = join(folder, size)
  mkdirSync(frames)
  let last = -Infinity
  let count = 0
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
    const now = metadata.timestamp * 1000
    if (now - last < GAP_MS) return
    last = now
    count += 1
    writeFileSync(join(frames, `${String(count).padStart(5, '0')}.jpg`), Buffer.from(data, 'base64'))
  })
  await page.goto(base)
  await page.getByRole('button', { name: /Play now/ }).click()
  await page.locator('.game').waitFor()
  const traced = []
  if (values.slow) {
    session.on('Tracing.dataCollected', ({ value }) => traced.push(...value))
    const includedCategories = ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing']
    await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  } else await session.send('Page.startScreencast', { format: 'jpeg', quality: 70 })
  let turns = 0
  const skips = []
  while (turns < TURNS) {
    const state = await page
      .waitForFunction(
        (isSkipping) => {
          if (document.querySelector('.result')) return 'over'
          const prompt = document.querySelector('#prompt')
          if (isSkipping && prompt?.matches('.is-waiting') && prompt.querySelector('.choice')) return 'skip'
          const main = prompt?.querySelector('.choice.main:not([disabled]):not([aria-disabled=true])')
          return !prompt?.matches('.is-waiting') && main ? 'asked' : null
        },
        values.skip ?? false,
        { timeout: 120_000, polling: 50 },
      )
      .then((found) => found.jsonValue())
    if (state === 'over') break
    if (state === 'skip') {
      const took = await page.evaluate(
        () =>
          new Promise((done) => {
            const begun = performance.now()
            const look = () =>
              document.querySelector('#prompt.is-waiting .choice')
                ? requestAnimationFrame(look)
                : done(performance.now() - begun)
            document.querySelector('#prompt.is-waiting .choice').click()
            look()
          }),
      )
      skips.push(took)
      continue
    }
    const asks = await page.locator('#prompt').getAttribute('data-asks')
    if (asks === 'throw') turns += 1
    // As long as a quick player needs to look.
    await page.waitForTimeout(500)
    // At its place, as a finger does: Playwright’s own click may scroll the page first.
    const box = await page
      .locator('#prompt .choice.main')
      .first()
      .boundingBox({ timeout: 3000 })
      .catch(() => null)
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }
  if (values.slow) {
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done))
    await session.send('Tracing.end')
    await complete
  } else await session.send('Page.stopScreencast').catch(() => {})
  const { rounds, throws, long } = await page.evaluate(() => window.film)
  const gaps = throws.flat()
  const tasks = tasksInAir(traced)
  const whileRolling = long.filter(({ inAir }) => inAir).map(({ duration }) => ms(duration))
  const longest = Math.max(0, ...long.map(({ duration }) => duration))
  const lines = [
    `${size}: ${turns} turns, ${count} frames`,
    `others' turns ${rounds.map((took) => (took / 1000).toFixed(1)).join(', ')} s`,
    skips.length > 0 ? `skipping ${sorted(skips).map(ms).join(', ')} ms` : '',
    `frames while dice roll: median ${ms(at(gaps, 0.5))} ms, 95 % within ${ms(at(gaps, 0.95))} ms, ` +
      `worst ${ms(at(gaps, 1))} ms of ${gaps.length}`,
    tasks.length > 0
      ? `tasks while dice roll, processor time: ${tasks.length}, 99 % within ${at(tasks, 0.99).toFixed(1)} ms, ` +
        `worst ${at(tasks, 1).toFixed(1)} ms, over 50 ms: ${tasks.filter((took) => took > 50).length}`
      : '',
    `long tasks while dice roll: ${whileRolling.join(', ') || 'none'}`,
    `long tasks otherwise: ${long.length - whileRolling.length}; the longest ${ms(longest)} ms`,
  ]
  console.log(lines.filter((line) => line !== '').join('\n  '))
  await context.close()
}
await browser.close()
console.log(folder)
