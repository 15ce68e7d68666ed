// What the face-up cards cost a seat, and what makes them cheaper.

import { changing, savingOf } from '../../model/figures'
import type { TableView } from '../../model/table'
import { costOf } from '../../text/cards'
import type { Question } from '../../wire'

export interface Prices {
  of: (number | null)[]
  /** The cards that make all others cheaper. */
  cheaper: string[]
}

/** The server tells them to the one who is asked; for the others they are printed prices less what the own cards save. */
export function pricesFor(table: TableView, seat: number | null, question: Question | null, latest: TableView): Prices {
  const who = seat ?? question?.seat ?? null
  if (who === null) return { of: table.market.map((id) => (id ? costOf(id) : null)), cheaper: [] }
  const cheaper = changing(table, who, 'price')
  // While the film is behind, other cards lie there than the server has priced.
  const told = (id: string, slot: number) =>
    question?.seat === who && latest.market[slot] === id ? question.prices[slot] : null
  return {
    of: table.market.map((id, slot) =>
      id ? (told(id, slot) ?? Math.max(0, costOf(id) - savingOf(table, who))) : null,
    ),
    cheaper,
  }
}
