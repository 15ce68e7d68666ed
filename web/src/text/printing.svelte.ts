// The rules of the table that is shown, by which cards are named and worded.

import { switchOf } from '../model/printing'

/** Such as `dark, wickedness=green`. */
export const printing: { rules: string } = $state({ rules: 'czech' })

/** What entering and holding Tokyo bring: in a duel it may be energy. */
export const incomeOf = (players: number, rules = printing.rules): 'points' | 'energy' =>
  players === 2 && switchOf(rules, 'two_player_energy') === 'on' ? 'energy' : 'points'

/** Whether a free Tokyo is entered without a claw too. */
export const entersAlways = (rules = printing.rules): boolean => switchOf(rules, 'tokyo_entry') === 'always'
