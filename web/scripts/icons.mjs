// Writes the icons of public/ in the sizes that phones ask for, from public/icon.svg: `node scripts/icons.mjs`.

import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../public')
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
// Phones cut their own shape out of a maskable icon and of Apple's: these have no corners of their own.
for (const [name, size, whole] of [
  ['icon-180', 180, true],
  ['icon-192', 192, false],
  ['icon-512', 512, false],
  ['icon-mask-512', 512, true],
]) {
  await page.setViewportSize({ width: size, height: size })
  const drawn = whole
    ? svg.replace('rx="14" ', '').replace('<path ', '<path transform="translate(32 32) scale(.8) translate(-32 -32)" ')
    : svg
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${drawn}`)
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true })
}
await browser.close()
