// The monsters as their panels show them, worked out from the session.

import { ICON, type Stat } from '../../model/foresee'
import { causeOf } from '../../model/log'
import type { Session } from '../../model/session.svelte'
import type { Cause, TableView } from '../../model/table'
import { nameOf } from '../../text/cards'
import { plain } from '../../text/rich'
import { t, text } from '../../text/text.svelte'
import type { Seen } from './seen'

/** So many events back a change still says why. */
const MEMORY = 80

const WORDS = { monster: String, card: nameOf, dice: (faces: readonly string[]) => faces.map((face) => text(`face-${face}`) ?? face).join(' ') }

export function reason(cause: Cause): string {
  const { id, args } = causeOf(cause, WORDS)
  return plain(text(id, args) ?? '', String, nameOf, (icon) => text(`icon-${icon}`) ?? icon)
}

/** Why each number of each monster changed last. */
function reasons(session: Session): Partial<Record<Stat, string>>[] {
  const why: Partial<Record<Stat, string>>[] = (session.latest?.monsters ?? []).map(() => ({}))
  const note = (seat: number, stat: Stat, delta: string, cause: Cause) => {
    const known = why[seat]
    if (known) known[stat] = `${delta} ${text(`icon-${ICON[stat]}`) ?? ''}: ${reason(cause)}`
  }
  for (const { event } of session.moments.slice(-MEMORY)) {
    switch (event.event) {
      case 'hurt': note(event.seat, 'hearts', `−${event.hearts}`, event.cause); break
      case 'healed': note(event.seat, 'hearts', `+${event.hearts}`, event.cause); break
      case 'points_gained': note(event.seat, 'points', `+${event.points}`, event.cause); break
      case 'points_lost': note(event.seat, 'points', `−${event.points}`, event.cause); break
      case 'energy_gained': note(event.seat, 'energy', `+${event.energy}`, event.cause); break
      case 'energy_spent': note(event.seat, 'energy', `−${event.energy}`, event.cause); break
      default:
    }
  }
  return why
}

/** When and by whom a monster was put out. */
export function epitaph(session: Session, seat: number): { turn: number; by: number | null; points: number } | null {
  const at = session.moments.findLastIndex(({ event }) => event.event === 'eliminated' && event.seat === seat)
  const moment = session.moments[at]
  if (!moment) return null
  let by: number | null = null
  let points = 0
  for (const { event } of session.moments.slice(0, at)) {
    if (event.event === 'hurt' && event.seat === seat) by = event.author
    if ((event.event === 'points_gained' || event.event === 'points_lost') && event.seat === seat) points = event.now
  }
  return { turn: moment.turn, by: by === seat ? null : by, points }
}

export function seenOf(session: Session, table: TableView): Seen[] {
  const info = session.info
  const question = session.question
  const why = reasons(session)
  const now = session.film.now
  return table.monsters.map((monster, seat): Seen => {
    const sits = info?.seats[seat]
    const name = session.monsterOf(seat)
    const mine = session.mine.includes(seat)
    const active = table.turn?.seat === seat && table.outcome === null
    const asked = question?.seat === seat && !active
    const bot = sits?.occupant.kind === 'bot'
    const away = !bot && (session.presence?.seats[seat]?.away === true || sits?.resigned === true)
    const who = mine ? t('who-you', { name: sits?.name ?? '' }) : bot ? t('who-bot', { name: sits?.name ?? '' }) : away ? t('who-away', { name: sits?.name ?? '' }) : (sits?.name ?? '')
    const loss = monster.alive ? (question?.threats[seat] ?? 0) : 0
    const end = monster.alive ? null : epitaph(session, seat)
    const attacking = active && question !== null && question.seat !== seat && (question.threats[seat] ?? 0) === 0 && question.threats.some((n) => n > 0)
    return {
      seat, monster, name, who, mine, active, asked, away, loss,
      label: t('panel-label', { monster: t(`monster-${name}`), who, place: monster.place, hearts: monster.hearts, points: monster.points, energy: monster.energy }),
      hit: now?.event === 'hurt' && now.seat === seat,
      role: asked ? t('role-decides') : attacking ? t('role-attacks') : active ? t(mine ? 'role-your-turn' : 'role-turn') : '',
      max: question?.max_hearts[seat] ?? (monster.hearts > 10 ? 12 : 10),
      why: why[seat] ?? {},
      counters: table.counters as Record<string, number>,
      epitaph: end ? t('epitaph', { turn: end.turn, points: end.points, by: end.by === null ? 'none' : 'monster', who: end.by === null ? '' : t(`monster-${session.monsterOf(end.by)}`) }) : null,
    }
  })
}
