// The offers of a question: which choices share a button, and what stands on it. Everything comes from the legal
// answers that the server lists; no rule is known here.

import { blowOf, worksAs } from '../../../model/figures'
import { ICON, NOTHING, type Foresight } from '../../../model/foresee'
import type { Pick, TableView } from '../../../model/table'
import { textOf } from '../../../text/cards'
import { blowWords, reasonOf } from '../../../text/reasons'
import { cardWord, diceWord, monsterWord } from '../../../text/rich'
import { t } from '../../../text/text.svelte'
import type { Choice, Event, Question } from '../../../wire'
import type { Wording, Offer, PickKind } from './decision'

export const pickKind = (pick: Pick | undefined): PickKind | null => {
  if (pick === undefined || pick === 'none') return null
  if (pick === 'top') return 'top'
  return Object.keys(pick)[0] as PickKind
}

export const has = ({ effects }: Choice, ...names: Event['event'][]): boolean =>
  effects.some(({ event }) => names.includes(event))
export const changesDice = (choice: Choice): boolean => has(choice, 'die_lifted', 'die_turned')
export const picksPower = ({ pick }: Choice): boolean => pickKind(pick) === 'power'

/** Every power that can be used is such a choice. */
export const usesAre = ({ choices }: Question, is: (choice: Choice) => boolean): boolean =>
  choices.every((choice) => choice.verb !== 'use' || is(choice))

/** The usual answer stands last. */
export const usualLast = (offers: Offer[]): Offer[] => [
  ...offers.filter((offer) => !offer.usual),
  ...offers.filter((offer) => offer.usual),
]

/** The reason for each number that would change, monster by monster. */
export function becauseOf(events: readonly Event[]): string {
  const said = events.flatMap((event) => {
    const reason = reasonOf(event)
    return reason
      ? [
          t('why-effect', {
            who: monsterWord(reason.seat),
            delta: reason.delta,
            stat: `[${ICON[reason.stat]}]`,
            why: reason.why,
          }),
        ]
      : []
  })
  return said.join(' ')
}

/** The part of the hardest attack among these events that was not rolled, in words. */
export function blowAmong(events: readonly Event[]): string {
  const found = events.map(blowOf).filter((blow) => blow !== null && blow.more > 0)
  return blowWords(found[0] ?? null)
}

/** The power that is used; a copier says as what, unless it is about to copy something else. */
export function actingWord({ power = '', pick }: Partial<Choice>, { decision }: Question, table: TableView): string {
  const as = worksAs(table, power)
  const copies = (decision.decision === 'start' || decision.decision === 'choose') && pickKind(pick) === 'power'
  return as === power || copies ? cardWord(power) : t('acts-as', { card: cardWord(power), as: cardWord(as) })
}

/** The question while something is picked for a power, and that power's text. */
export const pickingWords = (
  { choices: [first], picks }: Offer,
  question: Question,
  table: TableView,
): { title: string; why: string } => ({
  title: first
    ? t('choice-use-on', { card: actingWord(first, question, table), target: t(`pick-${picks ?? 'power'}`) })
    : '',
  why: textOf(worksAs(table, first?.power ?? '')),
})

/** The target of a pick, as a word. */
function pickWords(pick: Pick | undefined): string | null {
  if (pick === undefined || pick === 'none' || pick === 'top') return null
  if ('die' in pick) return diceWord([pick.die])
  if ('turn' in pick) return diceWord([pick.turn[0]])
  if ('monster' in pick) return monsterWord(pick.monster)
  if ('power' in pick) return cardWord(pick.power)
  return String(pick.amount)
}

/** The effect of a power besides changing numbers, or else its text. */
function useSub(choice: Choice, foresight: Foresight, table: TableView): string {
  const { effects, power = '', open } = choice
  if (open && open !== 'card') return t(`use-${open}`)
  if (has(choice, 'roll_gained')) return t('use-roll')
  if (has(choice, 'shielded')) return t('use-shield')
  if (has(choice, 'extra_turn_won')) return t('use-extra-turn')
  if (effects.some((event) => event.event === 'moved' && event.to === 'outside')) return t('use-leave')
  const lifted = effects.find((event) => event.event === 'die_lifted')
  if (lifted?.event === 'die_lifted') return t('use-reroll', { dice: diceWord([lifted.face]) })
  if (table.counters[power]) return t('use-left', { n: table.counters[power] ?? 0 })
  if (effects.some((event) => event.event === 'discarded' && event.power === power)) return t('use-discard')
  return foresight.changes.length > 0 ? '' : textOf(worksAs(table, power))
}

function useOffer(offer: Offer, first: Choice, question: Question, table: TableView): Partial<Offer> {
  const card = actingWord(first, question, table)
  const picks = pickKind(first.pick)
  // Once the top card was looked at, it can be named.
  const top = picks === 'top' ? table.top : null
  // A single card to pick is the one to read.
  const about = !offer.picks && typeof first.pick === 'object' && 'power' in first.pick ? first.pick.power : null
  const target = top ? cardWord(top) : !offer.picks && about !== first.power ? pickWords(first.pick) : null
  return {
    pic: top ?? about ?? first.power ?? '',
    title:
      top && target
        ? t('choice-use-seen', { card, target })
        : target
          ? t('choice-use-on', { card, target })
          : picks === 'top'
            ? t('choice-use-top', { card })
            : card,
    sub: about ? textOf(about) : offer.picks ? t(`pick-${offer.picks}`) : useSub(first, offer.foresight, table),
  }
}

/** Choices under one button: the same power with the same sort of pick. */
export function grouped(choices: readonly Choice[]): Choice[][] {
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) {
    const { verb, power, face, token, pick } = choice
    const key = [verb, power, face, token, pickKind(pick)].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), choice])
  }
  return [...groups.values()]
}

export function offerOf(
  group: Choice[],
  foreseen: ReadonlyMap<Choice, Foresight>,
  decision: Wording,
  question: Question,
  table: TableView,
): Offer {
  const [first] = group
  if (!first) throw new Error('a group has at least one choice')
  const picks = pickKind(first.pick)
  const single = group.length === 1 && picks !== 'amount'
  const each = group.map((choice) => foreseen.get(choice) ?? NOTHING)
  const me = table.monsters[question.seat]
  const offer: Offer = {
    id: `${first.verb}-${first.power ?? first.face ?? first.token ?? ''}-${picks ?? ''}`,
    title: '',
    sub: '',
    pic: null,
    icon: null,
    face: null,
    foresight: single ? (each[0] ?? NOTHING) : NOTHING,
    because: single ? becauseOf(first.effects) : '',
    choices: group,
    each,
    stays: single && me && !first.open ? (decision.stays?.(me) ?? {}) : {},
    picks: single ? null : picks,
    usual: false,
    quiet: false,
  }
  if (first.verb === 'use') return { ...offer, ...useOffer(offer, first, question, table) }
  if (first.verb === 'pass') {
    const id = decision.pass?.(question) ?? 'pass-go-on'
    return {
      ...offer,
      title: t(id),
      sub: t(`${id}-sub`),
      usual: true,
      ...decision.offer?.(offer, first, question, table),
    }
  }
  return { ...offer, ...decision.offer?.(offer, first, question, table) }
}
