// Settings of this device. Kept in local storage; the server does not know them.

export type Theme = 'auto' | 'day' | 'night'
export type Speed = 'off' | 'fast' | 'normal' | 'slow'

/** The strength of the bots in a quick game. */
export type Level = 'easy' | 'usual' | 'strong' | 'hard'

export interface Settings {
  theme: Theme
  speed: Speed
  /** Sound and vibration. */
  sound: boolean
  /** 0 to 100. */
  volume: number
  vibrate: boolean
  /** Roll the first dice of a turn without being asked. */
  autoRoll: boolean
  /** Shaking the device throws the dice. */
  shake: boolean
  notify: boolean
  /** Show reactions. */
  reactions: boolean
  language: string
  name: string
  level: Level
  /** The latest finished game when another level was offered; only games after it count for the next offer. */
  offered: string
  /** Own games on the home page when it was last seen, so that it keeps their place free. */
  rows: number
  /** Ask before ending a turn with energy that could buy a card. */
  askUnspent: boolean
  /** Ask before leaving Tokyo at full health. */
  askLeaving: boolean
  /** Ask in which order dice take effect; otherwise it is a good one. */
  askOrder: boolean
  /** Cover the game when the device is handed to another player. */
  cover: boolean
  /** The guided first game was played or skipped. */
  guided: boolean
}

const DEFAULTS: Settings = {
  theme: 'auto',
  speed: 'normal',
  sound: true,
  volume: 70,
  vibrate: true,
  autoRoll: false,
  // Some browsers ask first: there it stays off until the player wants it.
  shake: typeof DeviceMotionEvent !== 'undefined' && !('requestPermission' in DeviceMotionEvent),
  notify: false,
  reactions: true,
  language: '',
  name: '',
  level: 'usual',
  offered: '',
  rows: 0,
  askUnspent: true,
  askLeaving: true,
  askOrder: false,
  cover: true,
  guided: false,
}
const KEY = 'kaiju'

function kept(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? found : {}
  } catch {
    return {}
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...kept() })

/** Keeps changes that another tab has made meanwhile. */
export function change(part: Partial<Settings>): void {
  Object.assign(settings, kept(), part)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    /* A private window forgets. */
  }
  show()
}

/** Takes over what another tab has chosen. */
export function takeOver(): void {
  Object.assign(settings, kept())
  show()
}

const dark = () => matchMedia('(prefers-color-scheme: dark)')

export function isNight(): boolean {
  return settings.theme === 'night' || (settings.theme === 'auto' && dark().matches)
}

/** Writes theme and speed where the style sheets read them. */
export function show(): void {
  const root = document.documentElement
  root.dataset['theme'] = isNight() ? 'night' : 'day'
  root.dataset['speed'] = settings.speed
}

/** The player's speed as a factor of normal durations; 0 means no waiting. */
export const tempo = (): number => ({ off: 0, fast: 0.45, normal: 1, slow: 1.8 })[settings.speed]

/** The factor for the durations of movements; 0 means none. */
export const pace = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : tempo())

dark().addEventListener('change', show)
