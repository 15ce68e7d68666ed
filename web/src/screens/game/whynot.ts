// Why something cannot be chosen just now, in words. What can be chosen the server says; the reasons are read off the
// table: too dear, not this moment, used already. An empty text means that there is nothing to explain.

import type { Moment } from '../../session/session.svelte'
import { POWERS, SWEEP, type DecisionName } from '../../model/powers'
import type { Face, TableView } from '../../model/table'
import { entersAlways, incomeOf } from '../../text/printing.svelte'
import { cardWord, diceWord, monsterWord } from '../../text/rich'
import { t, text } from '../../text/text.svelte'
import type { Choice, Question } from '../../wire'

/** The table as one seat of this device looks at it. */
export interface Eyes {
  table: TableView
  /** The seat; nothing for those who only watch. */
  me: number | null
  /** The question, if that seat must answer it. */
  asked: Question | null
  /** What happened so far. */
  moments: readonly Moment[]
}

const isOffered = (asked: Question | null, is: (choice: Choice) => boolean): boolean => asked?.choices.some(is) ?? false

/** A power whose owner may not buy for now. */
const forbidding = (table: TableView, seat: number): string | undefined =>
  table.monsters[seat]?.powers.find((id) => POWERS[id]?.forbids)

/** A face-up card that cannot be bought. */
export function whyNotBuy({ table, me, asked }: Eyes, card: string, price: number): string {
  if (me === null || isOffered(asked, (choice) => choice.verb === 'buy' && choice.power === card)) return ''
  const monster = table.monsters[me]
  if (!monster?.alive) return t('whynot-out')
  const active = table.turn?.seat
  if (price > monster.energy) return t('whynot-dear', { short: price - monster.energy, price, energy: monster.energy })
  const sleeping = forbidding(table, me)
  if (sleeping) return t('whynot-forbidden', { card: cardWord(sleeping) })
  if (asked?.decision.decision === 'shop')
    return t(monster.place === 'outside' ? 'whynot-card' : 'whynot-card-tokyo', { card: cardWord(card) })
  return active === me ? t('whynot-shop-later') : t('whynot-turn', { who: monsterWord(active ?? 0) })
}

/** New cards that cannot be paid. */
export function whyNotSweep({ table, me, asked }: Eyes): string {
  if (me === null || asked?.decision.decision !== 'shop' || isOffered(asked, (choice) => choice.verb === 'sweep'))
    return ''
  const energy = table.monsters[me]?.energy ?? 0
  if (table.market.every((card) => card === null)) return t('whynot-sweep-empty')
  const sleeping = forbidding(table, me)
  if (sleeping) return t('whynot-forbidden', { card: cardWord(sleeping) })
  return energy < SWEEP ? t('whynot-dear', { short: SWEEP - energy, price: SWEEP, energy }) : t('whynot-sweep')
}

/** A die that cannot be touched. `power` is the one for which a die is being pointed at. */
export function whyNotDie(
  { table, me, asked }: Eyes,
  face: Face,
  power: string | null,
  mode: 'keep' | 'pick' | 'watch',
): string {
  if (mode === 'keep' || me === null) return ''
  const active = table.turn?.seat
  if (mode === 'pick') {
    if (
      isOffered(
        asked,
        ({ pick }) =>
          typeof pick === 'object' &&
          (('die' in pick && pick.die === face) || ('turn' in pick && pick.turn[0] === face)),
      )
    )
      return ''
    return t('whynot-die-power', {
      card: cardWord(power ?? asked?.choices.find((choice) => choice.verb === 'use')?.power ?? ''),
      dice: diceWord([face]),
    })
  }
  if (active !== me) return t('whynot-die-other', { who: monsterWord(active ?? 0) })
  return asked?.decision.decision === 'keep' ? t('whynot-die-late') : t('whynot-die-fixed')
}

/** The sentence that says at which decisions a power can be used. */
function whenUsed(uses: readonly DecisionName[]): string {
  // What can be used at every menu of the own turn is said in one word.
  const own: DecisionName[] = ['start', 'keep', 'fix', 'resolve', 'shop', 'sell']
  const often = own.every((name) => uses.includes(name))
  const rest = often ? uses.filter((name) => !own.includes(name)) : uses
  return [...(often ? [t('when-own')] : []), ...rest.map((name) => t(`when-${name}`))].join(', ')
}

/** A card or tile of one's own that cannot be used now: it works by itself, at another moment, or not any more. */
export function whyNotUse({ table, me, asked, moments }: Eyes, id: string): string {
  if (me === null) return ''
  if (isOffered(asked, (choice) => choice.verb === 'use' && choice.power === id)) return t('whynot-use-now')
  const { card: copied, spent } = table.copies[id] ?? {}
  if (copied && spent) return t('whynot-copy-spent', { card: cardWord(copied) })
  const uses = [...new Set([...(POWERS[id]?.uses ?? []), ...(copied ? (POWERS[copied]?.uses ?? []) : [])])]
  if (uses.length === 0) return t('whynot-use-itself')
  const decision = asked?.decision.decision
  if (!decision || !uses.includes(decision)) return t('whynot-use-when', { when: whenUsed(uses) })
  const once = POWERS[copied ?? id]?.once
  if (once) {
    const start = moments.findLastIndex(
      ({ event }) => event.event === (once === 'turn' ? 'turn_began' : 'block_resolved'),
    )
    if (moments.slice(start + 1).some(({ event }) => event.event === 'used' && event.power === id && event.seat === me))
      return t(`whynot-used-${once}`)
  }
  const energy = table.monsters[me]?.energy ?? 0
  const pays = POWERS[copied ?? id]?.pays ?? 0
  if (pays > energy) return t('whynot-dear', { short: pays - energy, price: pays, energy })
  return (
    text(`lack-${copied ?? id}`, { hearts: table.turn?.hearts ?? 0, place: table.monsters[me]?.place ?? 'outside' }) ??
    t('whynot-use-text')
  )
}

/** A monster that cannot be picked with `power`. */
export function whyNotMonster(table: TableView, power: string | null, seat: number, max: number): string {
  if ((table.monsters[seat]?.hearts ?? 0) >= max) return t('whynot-full')
  return text(`lack-monster-${power ?? ''}`) ?? t('whynot-use-text')
}

/** A card before a monster that cannot be picked with `power`. */
export function whyNotPower({ table, me }: Eyes, power: string, id: string, price: number): string {
  const kind = POWERS[id]?.kind
  if (kind === 'tile') return t('whynot-tile')
  if (POWERS[power]?.copies && POWERS[id]?.copies) return t('whynot-copier')
  if (table.copies[power]?.card === id) return t('whynot-copied')
  const mine = me === null ? undefined : table.monsters[me]
  // Cards of one's own may make it cheaper than printed: only that it is too dear is certain.
  if (!POWERS[power]?.copies && price > (mine?.energy ?? 0)) return t('whynot-too-dear', { energy: mine?.energy ?? 0 })
  return t('whynot-use-text')
}

/** What dice that are kept would not do, and why: told where stopping would change nothing. */
export function whyNothing({ table, me }: Eyes): string {
  const dice = table.turn?.dice ?? []
  const has = (face: Face) => dice.includes(face)
  const mine = me === null ? undefined : table.monsters[me]
  if (has('heart') && mine?.place !== 'outside') return t('nothing-tokyo')
  if (has('heart') && !has('1') && !has('2') && !has('3')) return t('nothing-full')
  return has('1') || has('2') || has('3') ? t('nothing-sets') : t('stop-nothing')
}

/** Why Tokyo cannot be left or entered just now. */
export function whyHere({ table, me, asked }: Eyes, place: 'city' | 'bay'): string {
  const mine = me === null ? undefined : table.monsters[me]
  if (!mine?.alive || asked?.decision.decision === 'leave')
    return t('here-rule', { pays: incomeOf(table.monsters.length) })
  if (mine.place === place) return t('here-mine')
  return table.monsters.some((monster) => monster.alive && monster.place === place)
    ? t('here-theirs')
    : t(entersAlways() ? 'here-free-always' : 'here-free')
}
