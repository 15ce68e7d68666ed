// A fake server: pages see a fixed table and question from recorded games. It serves pictures and the checks of every
// kind of question, and ignores answers.

import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  ClientMessage,
  Event,
  GameAnalysis,
  Lack,
  Orders,
  Pick,
  Question,
  Refusal,
  ServerMessage,
  TableInfo,
  TableSummary,
  TableView,
  MonsterName,
  SentEntry,
} from '../../src/wire'
import { NO_ANALYSIS } from './analysed'
import { NOW } from './time'

export interface Recorded {
  players: number
  start: TableView
  end: TableView
  steps: {
    events: NonNullable<SentEntry['events']>
    figures: NonNullable<SentEntry['figures']>
    decision?: string
    action?: string
    after: string
  }[]
}

export interface Asked {
  rules: string
  question: Question
  view: TableView
}

/** Something that a page shows as impossible, and the reason. */
export type Reason =
  | { verb: 'use'; power: string; pick?: Pick; why: Lack | null }
  | { verb: 'buy'; power: string; why: Lack | null }
  | { verb: 'sweep' | 'keep' | 'heal' | 'enter' | 'score'; why: Lack | null }

export interface Explained extends Asked {
  /** Why the seat cannot do what its page shows, as the engine says it. */
  lacks: Reason[]
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../games/${name}.json`), 'utf8'))
export const recorded = (name: string): Recorded => read(name) as Recorded
/** Every decision, and every power that can be used at it. */
export const questions = (): Explained[] => read('questions') as Explained[]

const MONSTERS: MonsterName[] = ['the-king', 'kraken', 'alienoid', 'meka-dragon', 'cyber-bunny', 'gigazaur']
const NAMES = ['Ada', 'Brawler', 'Chen', 'Dita', 'Eli', 'Fay']

export function infoOf(
  players: number,
  rules: string,
  mine: number,
  phase: TableInfo['phase'] = { phase: 'playing' },
): TableInfo {
  return {
    table: 'k7m2p9xq',
    options: {
      rules,
      public: true,
      clock: { decision_s: 60, reserve_s: 120 },
      absence: { pause_s: 60, bot: 'random' },
    },
    phase,
    host: 'me',
    seats: Array.from({ length: players }, (_, i) => ({
      occupant:
        i === mine
          ? { kind: 'guest' as const, guest: 'me' }
          : i % 2
            ? { kind: 'bot' as const, bot: 'strategist' }
            : { kind: 'guest' as const, guest: `g${i}` },
      name: NAMES[i] ?? '',
      monster: MONSTERS[i] ?? null,
      contribution: null,
      resigned: false,
    })),
    fairness: { commitment: '3f9a6c02b7d15e880a4f91c3d27e46b5f80c2d19a3e67b54c1f708d295aae41b', secret: null },
    rematch: null,
  }
}

export interface Fake {
  info: TableInfo
  view: TableView | null
  question: Question | null
  entries?: SentEntry[]
  orders?: [number, Orders][]
  /** The guest of this page, if it is not the host. */
  you?: string
  /** Guests without a seat. */
  spectators?: number
  /** Seats whose players are not connected. */
  gone?: number[]
  /** The address for others, as the server gives it. */
  network?: string
  /** The refusal for answers, seats and options, if the server is to refuse them. */
  refusal?: Refusal
  /** The server answers no command until `answer` is called. */
  isSlow?: boolean
  /** The lists on home: own tables, and public ones. */
  own?: TableSummary[]
  /** The guest's finished games, the latest first. */
  past?: TableSummary[]
  lobby?: TableSummary[]
  /** The analysis of the game, once it is over. */
  analysis?: GameAnalysis
}

export const fake = async (page: Page, table: Fake): Promise<string[]> => (await fakeTable(page, table)).sent

/** Opens a page of a fake table. Returns the messages that it sends. */
export async function open(page: Page, path: string, table: Fake): Promise<string[]> {
  const sent = await fake(page, table)
  await page.goto(path)
  await page.locator('main').first().waitFor()
  return sent
}

/** A table before its game, with four seats. */
export const waiting = (rules = 'czech', more: Partial<TableInfo> = {}): Fake => ({
  info: { ...infoOf(4, rules, 0, { phase: 'waiting' }), ...more },
  view: null,
  question: null,
})

export interface FakeTable {
  /** Messages that the page has sent. */
  sent: string[]
  /** Switches to another table, as if the page had just been opened. */
  show: (next: Fake) => void
  /** Answers the commands so far. */
  answer: () => void
  /** Sends events to the page. */
  happen: (entries: SentEntry[], question: Question | null) => void
  /** Breaks the connection; the page misses everything until it is back. */
  cut: (missed: SentEntry[], next: Fake) => Promise<void>
  /** Announces a restart and closes the connection. */
  restart: () => Promise<void>
}

/** A fake table that can change into another one while the page is open. */
export async function fakeTable(page: Page, first: Fake): Promise<FakeTable> {
  const sent: string[] = []
  let table = first
  let seq = 57
  const unanswered: (() => void)[] = []
  let tell = () => {}
  let happen: FakeTable['happen'] = () => {}
  let hangUp = async () => {}
  let sayBye = () => {}
  await page.route('**/api/me', (route) =>
    route.fulfill({ json: { guest: 'me', name: 'Ada', tables: first.own ?? [] } }),
  )
  await page.route('**/api/me/games', (route) => route.fulfill({ json: first.past ?? [] }))
  await page.route('**/api/daily', (route) =>
    route.fulfill({ json: { day: 20_775, bots: ['casual', 'regular', 'seasoned'] } }),
  )
  await page.route('**/api/bots', (route) =>
    route.fulfill({ json: ['newcomer', 'casual', 'strategist', 'champion'].map((bot) => ({ bot, about: '' })) }),
  )
  await page.route('**/api/network', (route) => route.fulfill({ json: { url: first.network ?? null } }))
  await page.route('**/api/tables/*/record', (route) => route.fulfill({ body: '', contentType: 'text/plain' }))
  await page.route('**/api/tables/*/analysis', (route) => route.fulfill({ json: first.analysis ?? NO_ANALYSIS }))
  await page.routeWebSocket('**/api/lobby', (socket) =>
    socket.send(JSON.stringify({ type: 'tables', tables: first.lobby ?? [] })),
  )
  await page.routeWebSocket('**/api/tables/*/socket**', (socket) => {
    const say = (message: ServerMessage) => socket.send(JSON.stringify(message))
    tell = () => {
      const { info, view, question, entries = [], orders = [], you = 'me', spectators = 0, gone = [] } = table
      const now = NOW
      if (entries.length > 0) say({ type: 'update', now, entries, question: null })
      say({
        type: 'state',
        seq,
        now,
        you,
        info,
        view,
        question,
        presence: { seats: info.seats.map((_, i) => ({ connected: !gone.includes(i), away: false })), spectators },
        orders,
      })
    }
    happen = (entries, question) => say({ type: 'update', now: NOW, entries, question })
    hangUp = () => socket.close()
    sayBye = () => say({ type: 'bye', refusal: { code: 'restarting', message: '' } })
    tell()
    socket.onMessage((text) => {
      sent.push(String(text))
      const { id, command } = JSON.parse(String(text)) as ClientMessage
      if (command.type === 'react') say({ type: 'reacted', seat: command.seat, reaction: command.reaction })
      const { refusal } = table
      const isRefused = refusal && ['act', 'sit', 'change'].includes(command.type)
      const answer = () => say(isRefused ? { type: 'refused', id, refusal } : { type: 'done', id, seq })
      if (table.isSlow) unanswered.push(answer)
      else answer()
    })
  })
  const show = (next: Fake) => {
    table = next
    seq += 1
    tell()
  }
  const cut = async (missed: SentEntry[], next: Fake) => {
    table = { ...next, entries: missed }
    seq = missed.at(-1)?.seq ?? seq
    await hangUp()
  }
  return {
    sent,
    show,
    answer: () => {
      for (const answer of unanswered.splice(0)) answer()
    },
    happen: (entries, question) => {
      seq = entries.at(-1)?.seq ?? seq
      happen(entries, question)
    },
    cut,
    restart: () => {
      sayBye()
      return hangUp()
    },
  }
}

/** An entry of the log that comes from dice or cards. */
export const byChance = (seq: number, events: Event[]): SentEntry => ({
  seq,
  at: seq,
  entry: { type: 'chance', luck: '' },
  events,
})

/** An entry of the log that a player has made. */
export const bySeat = (seq: number, seat: number, action: string, events: Event[]): SentEntry => ({
  seq,
  at: seq,
  entry: { type: 'acted', seat, action, by: 'player' },
  events,
})

/** The game began with this table. */
export const started = (view: TableView): SentEntry => ({
  seq: 1,
  at: 1,
  entry: { type: 'started', seats: [], revision: 2 },
  view,
})
