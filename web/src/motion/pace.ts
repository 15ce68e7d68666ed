// How long an event is shown before the next one comes, in milliseconds at normal speed.

import type { Event } from '../wire'

export function lengthOf(event: Event): number {
  switch (event.event) {
    case 'rolled':
      return 1150
    case 'side_rolled':
    case 'die_rerolled':
      return 950
    case 'rolled_off':
      return 320
    case 'kept':
      return 320
    case 'turn_began':
      return 380
    case 'hurt':
      return 620
    case 'points_gained':
    case 'points_lost':
    case 'healed':
    case 'hearts_set':
    case 'energy_gained':
    case 'wickedness_moved':
      return 460
    case 'energy_spent':
      return 260
    case 'moved':
      return 720
    case 'bought':
    case 'tile_taken':
    case 'handed':
      return 620
    case 'eliminated':
      return 1100
    case 'game_over':
      return 1200
    case 'used':
    case 'prevented':
    case 'shielded':
    case 'saved':
    case 'risen':
    case 'extra_turn_won':
    case 'copied':
    case 'stayed':
      return 520
    case 'die_turned':
      return 420
    case 'revealed':
      return 180
    case 'token_given':
    case 'token_removed':
    case 'discarded':
    case 'swept':
      return 300
    case 'die_lifted':
    case 'side_dice_used':
      return 160
    case 'tiles_laid':
    case 'reshuffled':
    case 'dice_counted':
    case 'roll_gained':
    case 'result_fixed':
    case 'claws_recounted':
    case 'block_resolved':
    case 'result_done':
    case 'passed':
    case 'bay_closed':
    case 'counter_set':
    case 'copy_spent':
    case 'peeked':
      return 0
  }
}
