// The recording of a game: every event with the table after it, read from the table's log over the same socket.

import type { Chance } from '../fair/record'
import { record } from './http'
import { TableSocket, type Status } from './socket'
import type { Event, Refusal, TableInfo, TableView, SentEntry } from '../wire'
import { withFigures } from '../model/figures'
import { isRoll, lineOf, type Line } from '../model/log'
import { reduce } from '../model/reduce'

export interface Frame {
  seq: number
  turn: number
  event: Event | null
  table: TableView
  line: Line | null
}

/** The entries with cards that only one seat had seen: once the game is over, its record tells them to all. */
export function reveal(entries: readonly SentEntry[], chances: readonly Chance[]): SentEntry[] {
  // Chance is never taken back: the n-th answer in the log is the n-th in the record.
  let n = 0
  return entries.map((sent) => {
    if (sent.entry.type !== 'chance') return sent
    const chance = chances[n++]
    const card = chance?.kind === 'draw' ? chance.words[0] : undefined
    if (sent.entry.luck !== 'draw hidden' || card === undefined) return sent
    const events = (sent.events ?? []).map((event) => (event.event === 'peeked' ? { ...event, card } : event))
    return { ...sent, entry: { type: 'chance', luck: `draw ${card}` }, events }
  })
}

/** The table as one seat saw it, or with everything if no seat is named. */
export function seenBy(table: TableView, seat: number | null): TableView {
  return seat === null || table.top_seen_by.includes(seat) ? table : { ...table, top: null }
}

/** The frames of a game, from the entries of its log, without those that were taken back. */
function framesOf(entries: readonly SentEntry[]): Frame[] {
  let frames: Frame[] = []
  // The turn whose dice were rolled last: a roll cannot be taken back.
  let rolled = 0
  for (const sent of entries) {
    if (sent.entry.type === 'taken_back') {
      const to = sent.entry.to
      frames = frames.filter((frame) => frame.seq < to)
    } else if (sent.view) {
      frames = [...frames, { seq: sent.seq, turn: frames.at(-1)?.turn ?? 0, event: null, table: sent.view, line: null }]
    }
    const added: Frame[] = []
    for (const event of sent.events ?? []) {
      const last = added.at(-1) ?? frames.at(-1)
      if (!last) continue
      const turn = last.turn + (event.event === 'turn_began' ? 1 : 0)
      const line = lineOf(event, last.table, sent.seq, rolled === turn)
      if (isRoll(line)) rolled = turn
      added.push({ seq: sent.seq, turn, event, table: reduce(last.table, event), line })
    }
    const end = added.at(-1)
    if (end) end.table = withFigures(end.table, sent.figures)
    frames = frames.concat(added)
  }
  return frames
}

export class Recording {
  info: TableInfo | null = $state.raw(null)
  frames: Frame[] = $state.raw([])
  /** The reason why there is no such game. */
  refusal: Refusal | null = $state.raw(null)
  status: Status = $state('connecting')
  retryAt: number | null = $state(null)
  /** The number of lost or failed connections. */
  tries = $state(0)
  /** The record, once the game is over and it is loaded. */
  text: string | null = $state(null)
  private chances: readonly Chance[] = []
  private entries: SentEntry[] = []
  private seq = 0
  private socket: TableSocket

  constructor(readonly table: string) {
    this.socket = new TableSocket(table, {
      heard: () => this.seq,
      status: (status, retryAt) => {
        if (status === 'lost') this.tries += 1
        this.status = status
        this.retryAt = retryAt
      },
      message: (message) => {
        switch (message.type) {
          case 'update':
            for (const sent of message.entries) {
              this.entries.push(sent)
              this.seq = sent.seq
            }
            if (this.info) this.show()
            return
          case 'state':
            this.info = message.info
            this.seq = message.seq
            this.show()
            if (message.info.phase.phase === 'over') void this.fetch()
            return
          case 'bye':
            this.refusal = message.refusal
            return
          case 'asked':
          case 'presence':
          case 'reacted':
          case 'done':
          case 'refused':
        }
      },
    })
  }

  private show(): void {
    this.frames = framesOf(reveal(this.entries, this.chances))
  }

  /** Loads the record. Without it the replay shows what this device was told. */
  private async fetch(): Promise<void> {
    const [text, { readRecord }] = await Promise.all([record(this.table).catch(() => null), import('../fair/record')])
    if (text === null) return
    this.text = text
    try {
      this.chances = readRecord(text).chances
    } catch {
      /* The check of the dice says what is wrong with it. */
    }
    this.show()
  }

  tryNow(): void {
    this.socket.now()
  }

  close(): void {
    this.socket.close()
  }
}
