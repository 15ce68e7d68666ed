// Players by name. The notation writes spaces in names as underscores, which the page never shows.

import type { SeatInfo } from '../wire'
import { botName } from './bots'
import { t } from './text.svelte'

/** A name as people write it. */
export const shown = (name: string): string => name.replaceAll('_', ' ').trim()

/** The name of a seat's player. The server names bots by their kind, and numbers the second one of a kind: the page
    says the kind in its own language. */
export function playerOf(seat: Pick<SeatInfo, 'name' | 'occupant'> | undefined): string {
  if (seat === undefined) return ''
  const { name, occupant } = seat
  if (occupant.kind !== 'bot') return shown(name)
  const [, kind = '', number] = /^(.*?)(?:-(\d))?$/.exec(name) ?? []
  const bot = kind.toLowerCase() === occupant.bot ? botName(occupant.bot) : shown(kind)
  return number ? `${bot} ${number}` : bot
}

/** The name with a remark: you, a bot, a bot plays for them, not connected. */
export function whoOf(seat: SeatInfo | undefined, you: string, isAway = false, isGone = false): string {
  const name = playerOf(seat)
  if (seat?.occupant.kind === 'bot') return t('who-bot', { name })
  if (seat?.occupant.kind === 'guest' && seat.occupant.guest === you && !seat.resigned) return t('who-you', { name })
  if (isGone) return t('who-gone', { name })
  return isAway || seat?.resigned ? t('who-away', { name }) : name
}
