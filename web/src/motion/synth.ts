// Short synthesised sounds: no files, nothing to load. One function per thing that is heard.

import { settings } from '../session/settings.svelte'
import type { Event } from '../wire'

let context: AudioContext | null = null

/** Browsers allow sound only after a gesture. */
export function unlock(): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
}

interface Note {
  type: OscillatorType
  from: number
  to: number
  at: number
  length: number
  loud: number
}

function note({ type, from, to, at, length, loud }: Note): void {
  if (!context) return
  const start = context.currentTime + at
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  oscillator.type = type
  oscillator.frequency.setValueAtTime(from, start)
  oscillator.frequency.exponentialRampToValueAtTime(Math.max(20, to), start + length)
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.001, start + length)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(start)
  oscillator.stop(start + length)
}

function rattle(at: number, length: number, loud: number, tone: number): void {
  if (!context) return
  const samples = Math.floor(context.sampleRate * length)
  const buffer = context.createBuffer(1, samples, context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 3
  const source = context.createBufferSource()
  const filter = context.createBiquadFilter()
  const gain = context.createGain()
  source.buffer = buffer
  filter.type = 'bandpass'
  filter.frequency.value = tone
  gain.gain.value = loud
  source.connect(filter).connect(gain).connect(context.destination)
  source.start(context.currentTime + at)
}

const dice = () => {
  for (let i = 0; i < 5; i++) rattle(i * 0.09 + Math.random() * 0.05, 0.07, 0.5, 1400 + Math.random() * 1500)
}
const blow = (hearts: number) => {
  rattle(0, 0.28, 0.9, 240)
  note({ type: 'sawtooth', from: 190, to: 38, at: 0, length: 0.22 + hearts * 0.04, loud: 0.22 })
}
const chime = (tones: number[], type: OscillatorType = 'triangle') =>
  tones.forEach((tone, i) => note({ type, from: tone, to: tone, at: i * 0.075, length: 0.22, loud: 0.13 }))

export const tap = (): void => {
  if (settings.sound && context) note({ type: 'square', from: 320, to: 240, at: 0, length: 0.05, loud: 0.05 })
}
export const yourTurn = (): void => {
  if (settings.sound && context) chime([523, 659, 784])
}

export function play(event: Event): void {
  if (!settings.sound || !context) return
  switch (event.event) {
    case 'rolled':
    case 'side_rolled':
    case 'die_rerolled':
      return dice()
    case 'hurt':
      return blow(event.hearts)
    case 'points_gained':
      return chime([660, 880])
    case 'healed':
      return chime([440, 554, 659], 'sine')
    case 'energy_gained':
      return note({ type: 'square', from: 500, to: 1200, at: 0, length: 0.12, loud: 0.06 })
    case 'bought':
    case 'tile_taken':
      return chime([784, 988, 1175])
    case 'moved':
      rattle(0, 0.18, 0.7, 160)
      return rattle(0.2, 0.18, 0.7, 130)
    case 'eliminated':
      return note({ type: 'sawtooth', from: 220, to: 28, at: 0, length: 1, loud: 0.25 })
    case 'game_over':
      return chime([523, 659, 784, 1047, 1319])
    default:
      return
  }
}
