// Keeps on this device what it sees of the dice of each game.

import { begin, follow, note, sealed, type Witness } from '../model/witness'
import type { SentEntry, TableInfo } from '../wire'

const KEY = 'kaiju-seen-'
/** The tables that are kept, the latest last. */
const LIST = 'kaiju-seen'
const MOST = 50

interface Kept {
  witness: Witness
  /** The randomness that was drawn on this device. */
  added: string[]
}

function read(table: string): Kept | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY + table) ?? 'null')
    return found as Kept | null
  } catch {
    return null
  }
}

/** The testimony of this device about a game, if it was there before the first roll. */
export const witnessOf = (table: string): Witness | null => read(table)?.witness ?? null

function write(table: string, kept: Kept): void {
  try {
    const listed = (JSON.parse(localStorage.getItem(LIST) ?? '[]') as string[]).filter((one) => one !== table)
    const latest = [...listed, table]
    for (const old of latest.slice(0, -MOST)) localStorage.removeItem(KEY + old)
    localStorage.setItem(LIST, JSON.stringify(latest.slice(-MOST)))
    localStorage.setItem(KEY + table, JSON.stringify(kept))
  } catch {
    /* A private window forgets, and a full one does not learn. */
  }
}

export class Watch {
  private kept: Kept | null
  /** Answers of chance that were heard since this page was loaded: it hears all of them, from the first. */
  private heard = 0

  constructor(private readonly table: string) {
    this.kept = read(table)
  }

  /** The seats and the seal, as the server tells them. */
  look(info: TableInfo, you: string): void {
    if (!this.kept && info.phase.phase === 'waiting') this.kept = { witness: sealed(info), added: [] }
    if (!this.kept) return
    follow(this.kept.witness, info, you, new Set(this.kept.added))
    this.save()
  }

  /** This device adds randomness. */
  adds(hex: string): void {
    this.kept?.added.push(hex)
    this.save()
  }

  /** Entries of the log, in order and without gaps. */
  hear(entries: readonly SentEntry[], you: string): void {
    for (const sent of entries) {
      const { entry } = sent
      if (entry.type === 'chance') {
        if (this.kept) note(this.kept.witness, this.heard, sent)
        this.heard += 1
      } else if (entry.type === 'started') {
        if (this.kept) begin(this.kept.witness, entry.seats)
      } else if (sent.info && this.kept) follow(this.kept.witness, sent.info, you, new Set(this.kept.added))
    }
    this.save()
  }

  private save(): void {
    if (this.kept) write(this.table, this.kept)
  }
}
