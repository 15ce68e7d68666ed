// The monsters as their panels show them, computed from the session.

import { blowComing } from '../../model/figures'
import { outsOf } from '../../model/outs'
import { statOf } from '../../model/foresee'
import { blowWords, reasonOf, type Reason } from '../../text/reasons'
import type { Session } from '../../motion/session'
import type { TableView } from '../../model/table'
import type { Question } from '../../wire'
import { playerOf, whoOf } from '../../text/names'
import { cardWord, nameWord } from '../../text/rich'
import { t } from '../../text/text.svelte'
import type { Seen, Whys } from './seen'

/** The number of a monster's changes that are listed. */
const LISTED = 6

/** Why the numbers of each monster changed: the last change of each number, and the latest changes in order. */
function reasons(session: Session, table: TableView): { why: Whys; lately: Reason[] }[] {
  const all = table.monsters.map(() => ({ why: {} as Whys, lately: [] as Reason[] }))
  const moments = session.seen
  for (let at = moments.length - 1; at >= 0; at--) {
    const moment = moments[at]
    const changed = moment ? statOf(moment.event) : null
    const known = changed ? all[changed.seat] : undefined
    if (!moment || !changed || !known || (known.why[changed.stat] && known.lately.length >= LISTED)) continue
    const reason = reasonOf(moment.event)
    if (!reason) continue
    known.why[changed.stat] ??= reason
    if (known.lately.length < LISTED) known.lately.push(reason)
  }
  return all
}

/** True if damage is coming, even if a power stops it. */
const isThreatened = ({ threats = [] }: Question, seat: number): boolean =>
  (threats[seat]?.hearts ?? 0) > 0 || (threats[seat]?.changed_by.length ?? 0) > 0

/** Changes to the attack that threatens a seat, in words. */
export function blowAt(question: Question | null, seat: number): string {
  const threat = question?.threats?.[seat]
  return threat ? blowWords(blowComing(threat)) : ''
}

export function seenOf(session: Session, table: TableView): Seen[] {
  const info = session.info
  const question = session.open
  const why = reasons(session, table)
  const now = session.film.now
  const outs = outsOf(session.seen)
  return table.monsters.map((monster, seat): Seen => {
    const sits = info?.seats[seat]
    const figures = table.figures[seat]
    const name = session.monsterOf(seat)
    const mine = session.mine.includes(seat)
    const active = table.turn?.seat === seat && table.outcome === null
    const asked = question?.seat === seat && !active
    const bot = sits?.occupant.kind === 'bot'
    const away = !bot && (session.presence?.seats[seat]?.away === true || sits?.resigned === true)
    const gone = !bot && !away && session.presence?.seats[seat]?.connected === false
    const who = whoOf(sits, session.you, away, gone)
    const threat = monster.alive ? question?.threats?.[seat] : undefined
    const end = monster.alive ? undefined : outs.findLast((out) => out.seat === seat)
    const attacking =
      active &&
      question !== null &&
      question.seat !== seat &&
      !isThreatened(question, seat) &&
      (question.threats ?? []).some((_, other) => isThreatened(question, other))
    return {
      seat,
      monster,
      name,
      who,
      player: playerOf(sits),
      mine,
      active,
      asked,
      away,
      gone,
      loss: threat?.hearts ?? 0,
      left: threat?.hearts ? threat.left : monster.hearts,
      lossWhy: blowAt(question, seat),
      maxWhy: (figures?.max_hearts.by ?? []).map((id) => t('why-max', { card: cardWord(id) })).join(' '),
      label: t('panel-label', {
        monster: nameWord(name),
        who,
        place: monster.place,
        hearts: monster.hearts,
        points: monster.points,
        energy: monster.energy,
      }),
      hit: now.some((event) => event.event === 'hurt' && event.seat === seat),
      role: asked
        ? t('role-decides')
        : attacking
          ? t('role-attacks')
          : active
            ? t(mine ? 'role-your-turn' : 'role-turn')
            : '',
      max: figures?.max_hearts.now ?? 0,
      why: why[seat]?.why ?? {},
      lately: why[seat]?.lately ?? [],
      counters: table.counters as Record<string, number>,
      copies: table.copies,
      epitaph: end
        ? {
            whole: t('epitaph', {
              turn: end.turn,
              points: end.points,
              by: end.by === null ? 'none' : 'monster',
              who: end.by === null ? '' : nameWord(session.monsterOf(end.by)),
            }),
            brief: t('epitaph-brief', { turn: end.turn }),
          }
        : null,
    }
  })
}
