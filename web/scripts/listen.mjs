// `npm run listen`: a whole game against three bots by keyboard alone, and what a screen reader is told of it: every
// paragraph of the live region as it comes, each key that was pressed, and every element that had the focus. Needs a
// server at KAIJU_URL, by default one that was started with `cargo run --release`. Fails if a question comes that no
// key answers, or one that was not announced.

import { chromium } from '@playwright/test'

const base = process.env.KAIJU_URL ?? 'http://127.0.0.1:8080'
const browser = await chromium.launch({
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ['--no-sandbox'],
})
// Motion is of no use to somebody who only hears the page.
const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
const page = await context.newPage()
const faults = []
let spoken = 0
let words = 0
await page.exposeFunction('hear', (said) => {
  spoken += 1
  words += said.split(/\s+/).length
  console.log(`  “${said}”`)
})
await page.addInitScript(() => {
  localStorage.setItem('kaiju', JSON.stringify({ guided: true, sound: false }))
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.parentElement?.closest('[aria-live], [role=status], [role=alert]') && node.textContent?.trim())
          void window.hear(node.textContent.trim().replace(/\s+/g, ' '))
  }).observe(document, { childList: true, subtree: true })
})
await page.goto(base)
/** Moves the focus with Tab until it stands on a button with this name. */
async function tabTo(name) {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
    if (name.test(focused)) return
  }
  throw new Error(`Tab never comes to ${name}`)
}
await page.getByRole('button', { name: /Play now/ }).waitFor()
await tabTo(/Play now/)
await page.keyboard.press('Enter')
await page.locator('.game').waitFor()
let questions = 0
let before = ''
for (;;) {
  const found = await page.waitForFunction(
    (answered) => {
      if (document.querySelector('.result')) return { over: true }
      const prompt = document.querySelector('#prompt:not(.is-waiting):not(.in-air)')
      if (!prompt || document.documentElement.dataset.sending !== undefined) return null
      const id = `${prompt.dataset.seq} ${prompt.querySelector('.picker, .doubts') !== null}`
      const main = prompt.querySelector('.choice, .tile-pick')
      return main && id !== answered ? { id, asks: prompt.dataset.asks } : null
    },
    before,
    { timeout: 120_000 },
  )
  const { over, id, asks } = await found.jsonValue()
  if (over) break
  before = id
  questions += 1
  const heard = spoken
  // As long as it takes to read a question, before which the page takes no key.
  await page.waitForTimeout(600)
  if (spoken === 0) faults.push(`nothing was said before the question ${asks}`)
  if (asks === 'keep') {
    // Every other roll one die is kept by its number, the rest rolled again.
    if (questions % 2 === 0) await page.keyboard.press('1')
    console.log(`> ${asks}: ${questions % 2 === 0 ? '1, ' : ''}Enter`)
  } else console.log(`> ${asks}: Enter`)
  await page.keyboard.press('Enter')
  const isAnswered = await page
    .waitForFunction(
      (answered) => {
        const prompt = document.querySelector('#prompt:not(.is-waiting):not(.in-air)')
        return !prompt || `${prompt.dataset.seq} ${prompt.querySelector('.picker, .doubts') !== null}` !== answered
      },
      before,
      { timeout: 5000 },
    )
    .then(
      () => true,
      () => false,
    )
  if (!isAnswered) {
    faults.push(`Enter does not answer ${asks} (${heard} said)`)
    before = ''
    await page.keyboard.press('2')
  }
}
await page.waitForTimeout(1500)
console.log(`${questions} questions answered by keys; ${spoken} paragraphs with ${words} words`)
await browser.close()
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
