// Which standing orders a power can be given: only what the server can carry out is offered.

import type { Power } from './powers'

export type Order = 'always' | 'at_most' | 'never'

/** What orders need to know of a power. */
export type Ordered = Power & {
  /** Whoever uses it must name a die, a monster or a card. */
  picks?: boolean
  /** It is thrown away by being used. */
  spends?: boolean
}

/** Where no order answers: at these one is asked in any case. */
const ASKED = ['keep', 'choose']

export function ordersFor(power: Ordered | undefined): Order[] {
  if (!power?.uses?.some((decision) => !ASKED.includes(decision))) return []
  return power.picks ? ['never'] : power.spends ? ['at_most', 'never'] : ['always', 'at_most', 'never']
}
