// `npm run sounds`: renders every sound as the game plays it at the usual volume, and measures it. Prints a table,
// writes WAV files and a picture of the waveforms to a folder, and fails if one clips, ends with a click, or is much
// louder or softer than its kind.

import { chromium } from '@playwright/test'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

const VOLUME = 70
/** Small sounds of the hand, which are heard often, may be this soft; all others are within the second range, in
    decibels of the loudest 100 ms. */
const SMALL = ['tap', 'keep', 'rest', 'dice', 'energy', 'wicked']
const RANGE = { small: [-37, -22], other: [-30, -16] }

const root = join(import.meta.dirname, '..')
const bundle = async (entry, name) => {
  const lib = { entry: join(root, entry), formats: ['iife'], name, fileName: name }
  const [{ output }] = await build({ configFile: false, logLevel: 'error', build: { write: false, lib } })
  return output[0].code
}
const browser = await chromium.launch({
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 1200, height: 900 } })
await page.addScriptTag({ content: await bundle('src/motion/synth.ts', 'synth') })
await page.addScriptTag({ content: await bundle('src/motion/sounds.ts', 'sounds') })
const measured = await page.evaluate(async (volume) => {
  const RATE = 48_000
  const canvas = document.createElement('canvas')
  const names = Object.keys(sounds.SOUNDS)
  canvas.width = 1180
  canvas.height = names.length * 40
  document.body.append(canvas)
  const paper = canvas.getContext('2d')
  paper.font = '14px sans-serif'
  const found = []
  for (const [row, name] of names.entries())
    for (const n of [1, 6]) {
      const context = new OfflineAudioContext(1, RATE * 2.4, RATE)
      const desk = synth.deskOn(context)
      desk.master.gain.value = synth.levelAt(volume)
      synth.sing(desk, { name, n })
      const wave = (await context.startRendering()).getChannelData(0)
      const db = (level) => 20 * Math.log10(Math.max(level, 1e-6))
      const last = wave.findLastIndex((sample) => Math.abs(sample) > 1e-5)
      // A click at the end is a jump from one sample to silence.
      const jump = Math.abs(wave[last] ?? 0)
      const WINDOW = RATE / 10
      let loudest = 0
      for (let at = 0; at + WINDOW < wave.length; at += WINDOW / 4) {
        let sum = 0
        for (let i = at; i < at + WINDOW; i++) sum += wave[i] ** 2
        loudest = Math.max(loudest, Math.sqrt(sum / WINDOW))
      }
      const peak = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
      found.push({ name, n, peak: db(peak), loud: db(loudest), end: db(jump), length: last / RATE, wave: [...wave] })
      if (n === 6) continue
      paper.fillText(name, 4, row * 40 + 24)
      for (let x = 0; x < 1100; x++) {
        const part = wave.slice((x * RATE * 2) / 1100, ((x + 1) * RATE * 2) / 1100)
        const most = part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
        paper.fillRect(70 + x, row * 40 + 20 - most * 20, 1, Math.max(1, most * 40))
      }
    }
  return found
}, VOLUME)

const folder = mkdtempSync(join(tmpdir(), 'kaiju-sounds-'))
/** A WAV file of 16 bits. */
function wav(wave) {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + wave.length * 2, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(48_000, 24)
  header.writeUInt32LE(96_000, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(wave.length * 2, 40)
  return Buffer.concat([header, Buffer.from(Int16Array.from(wave, (sample) => sample * 32_767).buffer)])
}
const faults = []
for (const { name, n, peak, loud, end, length, wave } of measured) {
  writeFileSync(join(folder, `${name}-${n}.wav`), wav(wave))
  const columns = [peak, loud, end].map((level) => level.toFixed(1).padStart(7))
  console.log(
    `${`${name} ${n}`.padEnd(10)} peak ${columns[0]}  loud ${columns[1]}  end ${columns[2]} dB  ${length.toFixed(2)} s`,
  )
  const [least, most] = SMALL.includes(name) ? RANGE.small : RANGE.other
  if (peak > -1) faults.push(`${name} clips`)
  if (end > -50) faults.push(`${name} ends with a click`)
  if (loud < least || loud > most) faults.push(`${name} is not between ${least} and ${most} dB`)
}
await page.screenshot({ path: join(folder, 'waves.png'), fullPage: true })
await browser.close()
console.log(folder)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
