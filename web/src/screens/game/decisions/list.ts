// All decisions. A kind of decision without a component does not compile.

import Again, { words as again } from './Again.svelte'
import Choose, { words as choose } from './Choose.svelte'
import Fix, { words as fix } from './Fix.svelte'
import Keep, { beside as rollsLeft, words as keep } from './Keep.svelte'
import Leave, { words as leave } from './Leave.svelte'
import Left, { words as left } from './Left.svelte'
import Probe, { words as probe } from './Probe.svelte'
import Resolve, { beside as heartsToGive, words as resolve } from './Resolve.svelte'
import Reveal, { words as reveal } from './Reveal.svelte'
import Sell, { words as sell } from './Sell.svelte'
import Shop, { tools as ownCards, words as shop } from './Shop.svelte'
import SideDice, { words as sideDice } from './SideDice.svelte'
import Start, { words as start } from './Start.svelte'
import Threat, { words as threat } from './Threat.svelte'
import Throw, { words as throwing } from './Throw.svelte'
import Tile, { words as tile } from './Tile.svelte'
import type { Drawn, Kind } from './decision'

const DECISIONS: { readonly [K in Kind]: Drawn<K> } = {
  start: { ...start, Answers: Start },
  throw: { ...throwing, Answers: Throw },
  keep: { ...keep, Answers: Keep, beside: rollsLeft },
  probe: { ...probe, Answers: Probe },
  fix: { ...fix, Answers: Fix },
  side_dice: { ...sideDice, Answers: SideDice },
  resolve: { ...resolve, Answers: Resolve, beside: heartsToGive },
  tile: { ...tile, Answers: Tile },
  threat: { ...threat, Answers: Threat },
  leave: { ...leave, Answers: Leave },
  left: { ...left, Answers: Left },
  shop: { ...shop, Answers: Shop, tools: ownCards },
  reveal: { ...reveal, Answers: Reveal },
  choose: { ...choose, Answers: Choose },
  sell: { ...sell, Answers: Sell },
  again: { ...again, Answers: Again },
}

export const decisionOf = (kind: Kind): Drawn => DECISIONS[kind]
