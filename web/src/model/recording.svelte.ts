// A game to look at again: every event with the table after it. Read from the table's log, through the same socket.

import { TableSocket } from '../net/socket'
import { cardWord, diceWord, monsterWord } from '../text/rich'
import type { Event, TableInfo, TableView, Told } from '../wire'
import { lineOf, type Line, type Words } from './log'
import { reduce } from './reduce'

export interface Frame {
  seq: number
  turn: number
  event: Event | null
  table: TableView
  line: Line | null
}

const words: Words = { monster: monsterWord, card: cardWord, dice: (faces) => diceWord(faces as Parameters<typeof diceWord>[0]) }

/** The frames of a game, from the entries of its log. What was taken back is left out. */
export function framesOf(entries: readonly Told[]): Frame[] {
  let frames: Frame[] = []
  for (const told of entries) {
    if (told.entry.type === 'taken_back') {
      const to = told.entry.to
      frames = frames.filter((frame) => frame.seq < to)
    } else if (told.view) {
      frames = [...frames, { seq: told.seq, turn: frames.at(-1)?.turn ?? 0, event: null, table: told.view, line: null }]
    }
    const added: Frame[] = []
    for (const event of told.events ?? []) {
      const last = added.at(-1) ?? frames.at(-1)
      if (!last) continue
      const turn = last.turn + (event.event === 'turn_began' ? 1 : 0)
      added.push({ seq: told.seq, turn, event, table: reduce(last.table, event), line: lineOf(event, last.table, told.seq, words) })
    }
    frames = frames.concat(added)
  }
  return frames
}

export class Recording {
  info: TableInfo | null = $state.raw(null)
  frames: Frame[] = $state.raw([])
  trouble: string | null = $state(null)
  private entries: Told[] = []
  private seq = 0
  private socket: TableSocket

  constructor(readonly table: string) {
    this.socket = new TableSocket(table, {
      heard: () => this.seq,
      status: () => {},
      message: (message) => {
        switch (message.type) {
          case 'update':
            for (const told of message.entries) { this.entries.push(told); this.seq = told.seq }
            if (this.info) this.frames = framesOf(this.entries)
            return
          case 'state':
            this.info = message.info
            this.seq = message.seq
            this.frames = framesOf(this.entries)
            return
          case 'bye': this.trouble = message.refusal.message; return
          case 'asked':
          case 'presence':
          case 'done':
          case 'refused':
        }
      },
    })
  }

  close(): void {
    this.socket.close()
  }
}
