// The interface between a session and its display: the events that a session passes on, and how far the display has
// got.

import type { TurnLog } from '../model/log'
import type { Event, Question, TableView } from '../wire'

export interface Frame {
  /** The entry of the log that it belongs to. */
  seq: number
  /** True for the last event of its entry, which is shown whole with it. */
  isLast: boolean
  event: Event
  after: TableView
  log: readonly TurnLog[]
  /** Events of the game so far, this one included. */
  count: number
}

export interface Cast {
  /** Seats whose dice are the player's own: their result needs no telling. */
  isOwn: (seat: number) => boolean
  /** The number of other monsters that play one after another. */
  row: number
}

export interface Showing {
  /** True while there is something left to show. */
  readonly busy: boolean
  /** The question after the event that is being shown. */
  readonly open: Question | null
  /** All events so far, as far as they were shown. */
  readonly log: readonly TurnLog[]
  /** Events of the game that were shown. */
  readonly count: number
  /** The question is which dice to keep: those that lie are not final. */
  keeping: boolean
  cast: Cast
  push(frame: Frame): void
  /** Keeps an event of a hidden page, to be shown later. */
  miss(frame: Frame): void
  /** Forgets what was missed. */
  forget(): void
  /** Marks the last frame with its question. */
  ask(question: Question | null): void
  /** Shows the end at once. */
  finish(): void
  /** Jumps to a table without showing how it came about; after a take-back `undone` is the first entry that counts
      for nothing. */
  cut(seq: number, table: TableView, log: readonly TurnLog[], count: number, undone?: number): void
}
