// `npm run paint`: a measurement, not a test. First contentful paint of home and of the cards screen on a throttled
// phone profile (4 times slower processor, 9 Mbit/s, 85 ms round trip), against a server at KAIJU_URL, by default one
// started with `cargo run --release`. The goal is a median below one second; on a machine with a load of five times
// its cores it was between 0.5 and 0.8.

import { chromium } from '@playwright/test'

const ROUNDS = 5
const base = process.env.KAIJU_URL ?? 'http://127.0.0.1:8080'
const browser = await chromium.launch({
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ['--no-sandbox'],
})
for (const path of ['/', '/cards']) {
  const times = []
  for (let i = 0; i < ROUNDS; i++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 85,
      downloadThroughput: 9e6 / 8,
      uploadThroughput: 2e6 / 8,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(base + path)
    const paint = await page.evaluate(
      () =>
        new Promise((done) => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') done(entry.startTime)
          }).observe({ type: 'paint', buffered: true })
        }),
    )
    times.push(Math.round(paint))
    await context.close()
  }
  times.sort((a, b) => a - b)
  const median = times[(ROUNDS - 1) / 2]
  console.log(`${path}: first contentful paint ${median} ms (median of ${times.join(', ')})`)
}
await browser.close()
