// Players by name. The notation has no spaces in names: there they are underscores, and nobody else sees them.

import type { SeatInfo } from '../wire'
import { t } from './text.svelte'

/** A name as people write it. */
export const shown = (name: string): string => name.replaceAll('_', ' ').trim()

/** The name of whoever has a seat. The second bot of a kind has a number. */
export const playerOf = (seat: Pick<SeatInfo, 'name' | 'occupant'> | undefined): string =>
  seat === undefined ? '' : seat.occupant.kind === 'bot' ? shown(seat.name.replace(/-(\d)$/, ' $1')) : shown(seat.name)

/** The same with what must be known about them: that it is you, that it is a bot, that a bot plays for them, that
    they are gone. */
export function whoOf(seat: SeatInfo | undefined, you: string, isAway = false, isGone = false): string {
  const name = playerOf(seat)
  if (seat?.occupant.kind === 'bot') return t('who-bot', { name })
  if (seat?.occupant.kind === 'guest' && seat.occupant.guest === you && !seat.resigned) return t('who-you', { name })
  if (isGone) return t('who-gone', { name })
  return isAway || seat?.resigned ? t('who-away', { name }) : name
}
