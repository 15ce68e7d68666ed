// Plays the voices of sounds with a synthesizer of the browser: no files, nothing to load.

import { GAIN, SOUNDS, type Growl, type Noise, type Sound, type Tone } from './sounds'

/** A mixing desk: the audio context, and the node that all voices feed. */
export interface Desk {
  context: BaseAudioContext
  master: AudioNode
}

/** A gain that begins at once and fades out. */
function fading({ context, master }: Desk, start: number, length: number, loud: number): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.008, length / 4))
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length)
  gain.connect(master)
  return gain
}

function tone(on: Desk, { wave, from, to, at, length, loud }: Tone): void {
  const start = on.context.currentTime + at
  const oscillator = on.context.createOscillator()
  oscillator.type = wave
  oscillator.frequency.setValueAtTime(from, start)
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length)
  oscillator.connect(fading(on, start, length, loud))
  oscillator.start(start)
  oscillator.stop(start + length)
}

let hiss: AudioBuffer | null = null
/** A second and a half of noise, made once. */
function noiseIn(context: BaseAudioContext): AudioBuffer {
  if (hiss) return hiss
  hiss = context.createBuffer(1, context.sampleRate * 1.5, context.sampleRate)
  const data = hiss.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  return hiss
}

function noise(on: Desk, { from, to, q, at, length, loud }: Noise): void {
  const start = on.context.currentTime + at
  const source = on.context.createBufferSource()
  const filter = on.context.createBiquadFilter()
  source.buffer = noiseIn(on.context)
  source.loop = true
  filter.type = 'bandpass'
  filter.Q.value = q
  filter.frequency.setValueAtTime(from, start)
  filter.frequency.exponentialRampToValueAtTime(to, start + length)
  source.connect(filter).connect(fading(on, start, length, loud))
  source.start(start, Math.random())
  source.stop(start + length)
}

/** Hard clipping: the rasp in a roar. */
const RASP = Float32Array.from({ length: 257 }, (_, i) => Math.tanh(((i - 128) / 128) * 6))

function growl(on: Desk, { pitch, at, length, loud }: Growl): void {
  const { context, master } = on
  const start = context.currentTime + at
  const end = start + length
  const throat = context.createGain()
  throat.gain.value = 0.5
  // Three voices out of tune, and a flutter: the roughness of a roar.
  for (const detune of [0, 1.498, 2.01]) {
    const voice = context.createOscillator()
    voice.type = 'sawtooth'
    const own = detune === 0 ? pitch : pitch * detune
    voice.frequency.setValueAtTime(own * 0.8, start)
    voice.frequency.linearRampToValueAtTime(own * 1.25, start + length * 0.25)
    voice.frequency.exponentialRampToValueAtTime(own * 0.55, end)
    voice.connect(throat)
    voice.start(start)
    voice.stop(end)
  }
  const flutter = context.createOscillator()
  const depth = context.createGain()
  flutter.frequency.setValueAtTime(34, start)
  flutter.frequency.linearRampToValueAtTime(21, end)
  depth.gain.value = 0.4
  flutter.connect(depth).connect(throat.gain)
  flutter.start(start)
  flutter.stop(end)
  const rasp = context.createWaveShaper()
  rasp.curve = RASP
  // A filter that opens and closes, as a mouth does.
  const mouth = context.createBiquadFilter()
  mouth.type = 'lowpass'
  mouth.Q.value = 5
  mouth.frequency.setValueAtTime(260, start)
  mouth.frequency.exponentialRampToValueAtTime(1500, start + length * 0.3)
  mouth.frequency.exponentialRampToValueAtTime(220, end)
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + length * 0.18)
  gain.gain.setValueAtTime(loud, start + length * 0.5)
  gain.gain.exponentialRampToValueAtTime(0.0005, end)
  throat.connect(rasp).connect(mouth).connect(gain).connect(master)
}

/** The gain before the limiter for a volume of 0 to 100: loudness grows with the square. */
export const levelAt = (volume: number): number => (volume / 100) ** 2 * 1.6

/** A desk whose voices meet in a limiter: many things at once are not louder than one. */
export function deskOn(context: BaseAudioContext): Desk & { master: GainNode } {
  const master = context.createGain()
  master.connect(context.createDynamicsCompressor()).connect(context.destination)
  return { context, master }
}

/** Plays a sound: all its voices together. */
export function sing({ context, master }: Desk, { name, n }: Sound): void {
  const own = context.createGain()
  own.gain.value = 10 ** (GAIN[name] / 20)
  own.connect(master)
  const on = { context, master: own }
  for (const voice of SOUNDS[name](n)) {
    if (voice.voice === 'tone') tone(on, voice)
    else if (voice.voice === 'noise') noise(on, voice)
    else growl(on, voice)
  }
}
