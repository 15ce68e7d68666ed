// Recorded games that are over, as fake tables: their result and their replay.

import type { SentEntry, TableInfo, TableView } from '../../src/wire'
import { bySeat, infoOf, recorded, started, type Fake } from './fake'

export interface Finished extends Fake {
  view: TableView
  entries: SentEntry[]
}

/** A recorded game after its end, under one of the rule sets. */
export function finished(rules: string, more: Partial<TableInfo> = {}): Finished {
  const { players, start, end, steps } = recorded(rules)
  const outcome = end.outcome ?? 'drawn'
  return {
    info: { ...infoOf(players, rules, 0, { phase: 'over', ending: { ending: 'played', outcome } }), ...more },
    view: end,
    question: null,
    entries: [started(start), ...steps.map(({ events }, i) => bySeat(i + 2, 0, '', events))],
  }
}
