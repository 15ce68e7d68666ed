// Digests of finished games, remembered on this device. Missing ones are read from the logs.

import type { Digest, OwnGame } from '../model/games'
import { storyOf, tallies } from '../model/tally'
import type { TableInfo, SentEntry } from '../wire'
import { TableSocket } from './socket'

const KEY = 'kaiju-games'
/** The server lists no more games than this either. */
const MOST = 50

/** The remembered digests, by table. */
export function kept(): Map<string, Digest> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Map(Array.isArray(found) ? (found as [string, Digest][]) : [])
  } catch {
    return new Map()
  }
}

export function keep(table: string, digest: Digest): void {
  const all = kept()
  all.delete(table)
  all.set(table, digest)
  try {
    localStorage.setItem(KEY, JSON.stringify([...all].slice(-MOST)))
  } catch {
    /* A private window forgets. */
  }
}

/** Reads the log of a table once. */
function logOf(table: string): Promise<{ info: TableInfo; you: string; entries: SentEntry[] }> {
  return new Promise((done, fail) => {
    const entries: SentEntry[] = []
    const socket = new TableSocket(table, {
      heard: () => entries.at(-1)?.seq ?? 0,
      status: () => {},
      message: (message) => {
        if (message.type === 'update') entries.push(...message.entries)
        else if (message.type === 'state') {
          socket.close()
          done({ info: message.info, you: message.you, entries })
        } else if (message.type === 'bye') {
          socket.close()
          fail(new Error(message.refusal.message))
        }
      },
    })
  })
}

/** Reads what is remembered of a game from its log, and keeps it. */
export async function digest({ table }: OwnGame): Promise<Digest> {
  const { info, you, entries } = await logOf(table)
  const seat = info.seats.findIndex(({ occupant }) => occupant.kind === 'guest' && occupant.guest === you)
  const tally = tallies(storyOf(entries), info.seats.length)[seat]
  const found = { cards: tally?.cards ?? [], best: tally?.best ?? null }
  keep(table, found)
  return found
}
