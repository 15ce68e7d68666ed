// The open question as the prompt shows it: which sentence is asked, and which choices are offered with what they would
// do. Everything comes from the legal answers that the server lists; no rule is known here.

import { foresee, ICON, type Foresight } from '../../model/foresee'
import { blowWords, blowOfEvent, reasonOf } from '../../model/reasons'
import type { Choice, Event, Question } from '../../wire'
import type { Face, Pick, TableView } from '../../model/table'
import { incomeOf } from '../../text/printing.svelte'
import { cardWord, diceWord, monsterWord } from '../../text/rich'
import { t, type Args } from '../../text/text.svelte'
import type { TextId } from '../../text/ids'

export type PickKind = 'die' | 'turn' | 'monster' | 'power' | 'amount' | 'top'

export interface Offer {
  id: string
  title: string
  sub: string
  /** The picture of a card, an icon, or a face. */
  pic: string | null
  icon: string | null
  face: Face | null
  foresight: Foresight
  /** Why it would change these numbers. */
  because: string
  /** The one answer, or those among which something must be picked first. */
  choices: Choice[]
  picks: PickKind | null
  /** Can be written on the button in red: the usual answer. */
  usual: boolean
}

export interface Ask {
  title: string
  why: string
  /** Cards stand side by side, tiles in a row, places of hearts in a list. */
  layout: 'choices' | 'tiles' | 'places' | 'fresh'
  offers: Offer[]
}

export const pickKind = (pick: Pick | undefined): PickKind | null => {
  if (pick === undefined || pick === 'none') return null
  if (pick === 'top') return 'top'
  return Object.keys(pick)[0] as PickKind
}

/** The face of the die that a pick is about. */
export const pickedFace = (pick: Pick | undefined): Face | null =>
  (typeof pick !== 'object' ? null : 'die' in pick ? pick.die : 'turn' in pick ? pick.turn[0] : null)

const NOTHING: Foresight = { changes: [], out: [] }

/** Why each number would change, monster by monster. */
export function becauseOf(events: readonly Event[], table: TableView): string {
  const next = events.findIndex((event) => event.event === 'turn_began')
  const said = (next < 0 ? events : events.slice(0, next)).flatMap((event, at) => {
    const reason = reasonOf(event, events.slice(0, at), table)
    return reason ? [t('why-effect', { who: monsterWord(reason.seat), delta: reason.delta, stat: `[${ICON[reason.stat]}]`, why: reason.why })] : []
  })
  return said.join(' ')
}

/** What of the hardest blow among these events was not rolled. */
export function blowAmong(events: readonly Event[], table: TableView): string {
  const found = events.map((event) => blowOfEvent(event, table)).filter((blow) => blow !== null && blow.more > 0)
  return blowWords(found[0] ?? null)
}

/** Choices that belong under one button: the same power with the same sort of pick. */
function grouped(choices: readonly Choice[]): Choice[][] {
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) {
    const key = `${choice.verb} ${choice.power ?? ''} ${choice.face ?? ''} ${choice.token ?? ''} ${pickKind(choice.pick) ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), choice])
  }
  return [...groups.values()]
}

/** What a choice among the dice does by itself: what follows from the other dice is not its doing. */
function ofItself({ effects, verb }: Choice): Event[] {
  if (verb !== 'resolve' && verb !== 'cure') return effects
  const isBlock = (event: Event) => event.event === 'block_resolved'
  const own = effects.findIndex(isBlock)
  const next = effects.findIndex((event, at) => at > own && isBlock(event))
  return next < 0 ? effects : effects.slice(0, next)
}

function offerOf(group: Choice[], question: Question, table: TableView): Offer {
  const [first] = group
  if (!first) throw new Error('a group has at least one choice')
  const picks = pickKind(first.pick)
  const single = group.length === 1 && picks !== 'amount'
  const effects = single ? ofItself(first) : []
  const foresight = single ? foresee(table, effects) : NOTHING
  const offer: Offer = {
    id: `${first.verb}-${first.power ?? first.face ?? first.token ?? ''}-${picks ?? ''}`,
    title: '', sub: '', pic: null, icon: null, face: null, foresight, because: becauseOf(effects, table), choices: group,
    picks: single ? null : picks, usual: false,
  }
  const say = (id: TextId, args?: Args) => t(id, args)
  const kind = question.decision.decision
  switch (first.verb) {
    case 'keep': return offer
    case 'resolve': {
      const face = first.face ?? '1'
      const count = face === 'claw' ? (table.turn?.claws ?? 0) : (table.turn?.dice.filter((f) => f === face).length ?? 0)
      const idle = face === 'heart' && foresight.changes.length === 0
      const blow = blowAmong(effects, table)
      return { ...offer, face, title: say(`resolve-${face}`), sub: blow !== '' ? blow : idle ? say(table.monsters[question.seat]?.place === 'outside' ? 'nothing-full' : 'nothing-tokyo') : say(`resolve-${face}-sub`, { n: count }) }
    }
    case 'cure': return { ...offer, icon: first.token ?? null, title: say(`cure-${first.token ?? 'poison'}`), sub: say(`cure-${first.token ?? 'poison'}-sub`) }
    case 'take': return { ...offer, pic: first.power ?? null, title: cardWord(first.power ?? ''), sub: '' }
    case 'buy': return { ...offer, pic: first.power ?? null, title: say('choice-buy', { card: cardWord(first.power ?? '') }), sub: '' }
    case 'sweep': return { ...offer, icon: 'card', title: say('choice-sweep'), sub: say('choice-sweep-sub') }
    case 'use': {
      const card = first.power ?? ''
      // Whoever has looked at the top card sees what it is that can be bought.
      const top = picks === 'top' ? table.top : null
      const target = top ? cardWord(top) : single ? pickWords(first.pick) : null
      return {
        ...offer, pic: top ?? card,
        title: top && target ? say('choice-use-seen', { card: cardWord(card), target }) : target ? say('choice-use-on', { card: cardWord(card), target }) : picks === 'top' ? say('choice-use-top', { card: cardWord(card) }) : cardWord(card),
        sub: single ? useSub(first, table) : say(`pick-${picks ?? 'power'}`),
      }
    }
    case 'yield': return { ...offer, title: say('choice-yield'), sub: say('choice-yield-sub'), usual: isLow(table, question.seat) }
    case 'stay': return { ...offer, title: say('choice-stay'), sub: say('choice-stay-sub'), usual: !isLow(table, question.seat) }
    case 'pass': {
      const keeps = kind === 'threat' || kind === 'tile' || kind === 'probe' || kind === 'reveal' || kind === 'left' || kind === 'again' || kind === 'sell' || kind === 'start' || kind === 'side_dice' || kind === 'fix'
      const id: TextId = keeps ? `pass-${kind}` : 'pass-go-on'
      return { ...offer, title: say(id), sub: say(`${id}-sub`), usual: true }
    }
    case 'end': return { ...offer, title: say('choice-end'), sub: say('choice-end-sub'), usual: true, foresight: { changes: foresight.changes.filter((c) => c.seat === question.seat), out: [] } }
  }
}

const isLow = (table: TableView, seat: number): boolean => (table.monsters[seat]?.hearts ?? 10) <= 5

/** Who or what a single pick is about. */
export function pickWords(pick: Pick | undefined): string | null {
  if (pick === undefined || pick === 'none' || pick === 'top') return null
  if ('die' in pick) return diceWord([pick.die])
  if ('turn' in pick) return diceWord([pick.turn[0]])
  if ('monster' in pick) return monsterWord(pick.monster)
  if ('power' in pick) return cardWord(pick.power)
  return String(pick.amount)
}

function useSub(choice: Choice, table: TableView): string {
  const rolls = choice.effects.find((event) => event.event === 'roll_gained')
  if (rolls) return t('use-roll')
  if (choice.effects.some((event) => event.event === 'shielded')) return t('use-shield')
  if (choice.effects.some((event) => event.event === 'extra_turn_won')) return t('use-extra-turn')
  if (choice.effects.some((event) => event.event === 'moved' && event.to === 'outside')) return t('use-leave')
  const lifted = choice.effects.find((event) => event.event === 'die_lifted')
  if (lifted?.event === 'die_lifted') return t('use-reroll', { dice: diceWord([lifted.face]) })
  if (choice.power && table.counters[choice.power]) return t('use-left', { n: table.counters[choice.power] ?? 0 })
  return ''
}

/** What is known of the question besides the table. */
export interface Known {
  /** Something was bought in this turn. */
  bought: boolean
  /** What changes the blow that is coming. */
  blow: string
}

/** The question and its choices. */
export function askOf(question: Question, table: TableView, { bought, blow }: Known): Ask {
  const offers = grouped(question.choices).map((group) => offerOf(group, question, table))
  const decision = question.decision
  const me = table.monsters[question.seat]
  const active = table.turn?.seat ?? question.seat
  const who = monsterWord(active)
  const [use] = offers.filter((offer) => offer.choices[0]?.verb === 'use')
  const single = offers.filter((offer) => offer.choices[0]?.verb === 'use').length === 1

  switch (decision.decision) {
    case 'start': return { title: t('ask-start'), why: t('ask-start-why'), layout: 'choices', offers: usualLast(offers) }
    case 'keep': return { title: t('ask-keep'), why: t(decision.rolls_left > 0 ? 'ask-keep-why' : 'ask-keep-last'), layout: 'choices', offers }
    case 'probe': return { title: t('ask-probe', { who }), why: t('ask-probe-why'), layout: 'choices', offers: usualLast(offers) }
    case 'fix': return { title: t('ask-fix'), why: t('ask-fix-why'), layout: 'choices', offers: usualLast(offers) }
    case 'side_dice': return { title: t('ask-side'), why: t('ask-side-why'), layout: 'choices', offers: usualLast(offers) }
    case 'resolve': {
      const hearts = (table.turn?.hearts ?? 0) > 0 && offers.some((o) => o.choices[0]?.verb === 'cure' || o.picks === 'monster' || o.choices[0]?.face === 'heart')
      const onlyHearts = hearts && offers.every((o) => o.choices[0]?.verb !== 'resolve' || o.choices[0].face === 'heart')
      return onlyHearts
        ? { title: t('ask-hearts'), why: t('ask-hearts-why', { hearts: table.turn?.hearts ?? 0 }), layout: 'places', offers }
        : { title: t('ask-resolve'), why: t('ask-resolve-why'), layout: 'places', offers }
    }
    case 'tile': return { title: t('ask-tile'), why: t('ask-tile-why', { level: decision.level, now: me?.wickedness ?? 0 }), layout: 'tiles', offers }
    case 'threat': {
      const deadly = decision.loss >= (me?.hearts ?? 0)
      const marked = offers.map((offer) => (offer.choices[0]?.verb === 'use' && (deadly || decision.loss > 1)
        ? { ...offer, usual: offer === use } : offer.choices[0]?.verb === 'pass' ? { ...offer, usual: !deadly && decision.loss <= 1 } : offer))
      return {
        title: use && single ? t('ask-threat-use', { card: cardWord(use.pic ?? '') }) : t('ask-threat'),
        why: `${t(active === question.seat ? 'ask-threat-self' : deadly ? 'ask-threat-deadly' : 'ask-threat-why', { who, loss: decision.loss, claws: diceWord(Array.from({ length: table.turn?.claws ?? 0 }, () => 'claw' as const)) })}${blow ? ` ${blow}` : ''}`,
        layout: 'choices', offers: usualLast(marked),
      }
    }
    case 'leave': return { title: t('ask-leave', { place: me?.place ?? 'city' }), why: t('ask-leave-why', { who, hearts: me?.hearts ?? 0, pays: incomeOf(table.monsters.length) }), layout: 'choices', offers: usualLast(offers) }
    case 'left': return { title: t('ask-left'), why: t('ask-left-why', { card: cardWord(use?.pic ?? 'unstable-dna') }), layout: 'choices', offers: usualLast(offers) }
    case 'shop': return { title: t(bought ? 'ask-shop-more' : 'ask-shop'), why: t('ask-shop-why', { energy: me?.energy ?? 0 }), layout: 'choices', offers: usualLast(offers) }
    case 'reveal': return { title: t('ask-reveal'), why: t('ask-reveal-why', { card: cardWord(use?.pic ?? 'opportunist'), who }), layout: 'fresh', offers: usualLast(offers) }
    case 'choose': {
      const kind = offers[0]?.picks ?? pickKind(offers[0]?.choices[0]?.pick)
      return kind === 'amount'
        ? { title: t('ask-amount'), why: t('ask-amount-why', { card: cardWord(decision.power) }), layout: 'choices', offers }
        : { title: t('ask-copy'), why: t('ask-copy-why', { card: cardWord(decision.power) }), layout: 'choices', offers }
    }
    case 'sell': return { title: t('ask-sell'), why: t('ask-sell-why'), layout: 'choices', offers: usualLast(offers) }
    case 'again': return { title: t('ask-again'), why: t('ask-again-why', { card: cardWord(use?.pic ?? 'freeze-time') }), layout: 'choices', offers: usualLast(offers) }
  }
}

/** The usual answer stands last. */
const usualLast = (offers: Offer[]): Offer[] => [...offers.filter((offer) => !offer.usual), ...offers.filter((offer) => offer.usual)]
