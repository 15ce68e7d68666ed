// The open question as the prompt shows it: which sentence is asked, and which choices are offered with what they would
// do. Everything comes from the legal answers that the server lists; no rule is known here.

import { foreseeEach, ICON, NOTHING, ofItself, type Foresight } from '../../model/foresee'
import { blowOfEvent, worksAs } from '../../model/figures'
import { blowWords, reasonOf } from '../../text/reasons'
import type { Choice, Event, Question } from '../../wire'
import type { Face, Pick, Place, TableView } from '../../model/table'
import { lackWords } from '../../text/lacks'
import { textOf } from '../../text/cards'
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
  /** The one answer, or those among which something must be picked first, and what each would do. */
  choices: Choice[]
  each: Foresight[]
  /** With it the question is settled: what it does not change stays as it is. */
  keeps: boolean
  picks: PickKind | null
  /** Can be written on the button in red: the usual answer. */
  usual: boolean
  /** Happens by itself afterwards if another one is taken first, or does nothing. */
  quiet: boolean
}

export interface Ask {
  title: string
  why: string
  /** Cards stand side by side, tiles in a row, places of hearts in a list. */
  layout: 'choices' | 'tiles' | 'places' | 'fresh'
  offers: Offer[]
  /** What happens whatever is answered. */
  anyway: Foresight
  /** Hearts of the roll that can be given, one with each answer. */
  hearts?: number
}

const pickKind = (pick: Pick | undefined): PickKind | null => {
  if (pick === undefined || pick === 'none') return null
  if (pick === 'top') return 'top'
  return Object.keys(pick)[0] as PickKind
}

/** Why each number would change, monster by monster. */
export function becauseOf(events: readonly Event[], table: TableView): string {
  const said = ofItself(events).flatMap((event) => {
    const reason = reasonOf(event, table)
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

/** Why dice that are kept would do nothing: told where stopping would change nothing. */
export function nothingWords({ no_healing, no_entry, seat }: Question, { turn }: TableView): string {
  const hearts = turn?.dice.includes('heart') ? lackWords(no_healing ?? null, seat) : ''
  return (
    hearts ||
    lackWords(no_entry ?? null, seat) ||
    t(turn?.dice.some((face) => face !== 'heart') ? 'nothing-sets' : 'stop-nothing')
  )
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

function offerOf(
  group: Choice[],
  foreseen: ReadonlyMap<Choice, Foresight>,
  question: Question,
  table: TableView,
): Offer {
  const [first] = group
  if (!first) throw new Error('a group has at least one choice')
  const picks = pickKind(first.pick)
  const single = group.length === 1 && picks !== 'amount'
  const effects = single ? ofItself(first.effects) : []
  const each = group.map((choice) => foreseen.get(choice) ?? NOTHING)
  const foresight = single ? (each[0] ?? NOTHING) : NOTHING
  const offer: Offer = {
    id: `${first.verb}-${first.power ?? first.face ?? first.token ?? ''}-${picks ?? ''}`,
    title: '',
    sub: '',
    pic: null,
    icon: null,
    face: null,
    foresight,
    because: becauseOf(effects, table),
    choices: group,
    each,
    keeps: single && !isOpenBlow(first, question),
    picks: single ? null : picks,
    usual: false,
    quiet: false,
  }
  const say = (id: TextId, args?: Args) => t(id, args)
  const kind = question.decision.decision
  switch (first.verb) {
    case 'keep':
      return offer
    case 'resolve': {
      const face = first.face ?? '1'
      const count =
        face === 'claw' ? (table.turn?.claws ?? 0) : (table.turn?.dice.filter((f) => f === face).length ?? 0)
      const idle = face === 'heart' && foresight.changes.length === 0
      const blow = blowAmong(effects, table)
      return {
        ...offer,
        face,
        title: say(`resolve-${face}`),
        sub:
          blow !== ''
            ? blow
            : idle
              ? lackWords(question.no_healing ?? null, question.seat)
              : say(`resolve-${face}-sub`, { n: count }),
      }
    }
    case 'cure':
      return {
        ...offer,
        icon: first.token ?? null,
        title: say(`cure-${first.token ?? 'poison'}`),
        sub: say(`cure-${first.token ?? 'poison'}-sub`),
      }
    case 'take':
      return { ...offer, pic: first.power ?? null, title: cardWord(first.power ?? ''), sub: '' }
    case 'buy':
      return {
        ...offer,
        pic: first.power ?? null,
        title: say('choice-buy', { card: cardWord(first.power ?? '') }),
        sub: '',
      }
    case 'sweep':
      return { ...offer, icon: 'card', title: say('choice-sweep'), sub: say('choice-sweep-sub', { deck: table.deck }) }
    case 'use': {
      const card = actingWord(first, question, table)
      // Whoever has looked at the top card sees what it is that can be bought.
      const top = picks === 'top' ? table.top : null
      // A single card that it is about is what must be read.
      const about = single && typeof first.pick === 'object' && 'power' in first.pick ? first.pick.power : null
      const target = top ? cardWord(top) : single && about !== first.power ? pickWords(first.pick) : null
      return {
        ...offer,
        pic: top ?? about ?? first.power ?? '',
        title:
          top && target
            ? say('choice-use-seen', { card, target })
            : target
              ? say('choice-use-on', { card, target })
              : picks === 'top'
                ? say('choice-use-top', { card })
                : card,
        sub: about
          ? textOf(about)
          : single
            ? useSub(first, foresight, question, table)
            : say(`pick-${picks ?? 'power'}`),
      }
    }
    case 'yield':
      return { ...offer, title: say('choice-yield'), sub: say('choice-yield-sub'), usual: isLow(table, question.seat) }
    case 'stay':
      return { ...offer, title: say('choice-stay'), sub: say('choice-stay-sub'), usual: !isLow(table, question.seat) }
    case 'pass': {
      const id = passOf(question)
      // A tile not taken is gone: nobody should do that by pressing Enter.
      return { ...offer, title: say(id), sub: say(`${id}-sub`), usual: kind !== 'tile' }
    }
    case 'end':
      return { ...offer, title: say('choice-end'), sub: say('choice-end-sub'), usual: true }
  }
}

const has = ({ effects }: Choice, ...names: Event['event'][]): boolean =>
  effects.some(({ event }) => names.includes(event))
const changesDice = (choice: Choice): boolean => has(choice, 'die_lifted', 'die_turned')
const picksPower = ({ pick }: Choice): boolean => pickKind(pick) === 'power'

/** What a decision is about, where powers can be used at it that do something else. */
const ABOUT: Partial<Record<Question['decision']['decision'], (choice: Choice) => boolean>> = {
  probe: changesDice,
  fix: changesDice,
  side_dice: changesDice,
  resolve: (choice) => choice.verb === 'resolve' || choice.verb === 'cure' || has(choice, 'block_resolved'),
  left: picksPower,
  reveal: picksPower,
  sell: picksPower,
  // What has no effect yet looks at a card first.
  shop: (choice) =>
    choice.verb === 'buy' ||
    picksPower(choice) ||
    choice.pick === 'top' ||
    (choice.verb === 'use' && choice.effects.length === 1),
  again: (choice) => has(choice, 'extra_turn_won'),
}

const isRollless = ({ choices }: Question): boolean =>
  choices.some(({ effects }) => effects.some((event) => event.event === 'dice_counted' && event.dice === 0))

/** How an answer is called with which nothing is used. */
function passOf(
  question: Question,
):
  | 'pass-go-on'
  | 'pass-use'
  | 'pass-end'
  | `pass-${'start' | 'probe' | 'fix' | 'side_dice' | 'threat' | 'tile' | 'left' | 'reveal' | 'sell' | 'again'}` {
  const kind = question.decision.decision
  const uses = question.choices.filter(({ verb }) => verb === 'use')
  switch (kind) {
    case 'threat':
    case 'tile':
    case 'side_dice':
    case 'fix':
      return `pass-${kind}`
    case 'start':
      return isRollless(question) ? 'pass-use' : 'pass-start'
    case 'probe':
    case 'left':
    case 'reveal':
      return uses.every(ABOUT[kind] ?? Boolean) ? `pass-${kind}` : 'pass-use'
    case 'sell':
    case 'again':
      return uses.every(ABOUT[kind] ?? Boolean) ? `pass-${kind}` : 'pass-end'
    case 'resolve':
      return question.choices.some(ABOUT.resolve ?? Boolean) ? 'pass-go-on' : 'pass-use'
    case 'keep':
    case 'leave':
    case 'shop':
    case 'choose':
      return 'pass-go-on'
  }
}

const isLow = (table: TableView, seat: number): boolean => (table.monsters[seat]?.hearts ?? 10) <= 5

/** The power for which the dice were rolled that are asked about. */
const sideCard = ({ choices }: Question): string | null =>
  choices.flatMap(({ effects }) =>
    effects.flatMap((event) => (event.event === 'side_dice_used' ? [event.power] : [])),
  )[0] ?? null

/** The power that is used; a copier says as what, unless it is about to copy something else. */
function actingWord({ power = '', pick }: Partial<Choice>, { decision }: Question, table: TableView): string {
  const as = worksAs(table, power)
  const copies = (decision.decision === 'start' || decision.decision === 'choose') && pickKind(pick) === 'power'
  return as === power || copies ? cardWord(power) : t('acts-as', { card: cardWord(power), as: cardWord(as) })
}

/** Who or what a single pick is about. */
function pickWords(pick: Pick | undefined): string | null {
  if (pick === undefined || pick === 'none' || pick === 'top') return null
  if ('die' in pick) return diceWord([pick.die])
  if ('turn' in pick) return diceWord([pick.turn[0]])
  if ('monster' in pick) return monsterWord(pick.monster)
  if ('power' in pick) return cardWord(pick.power)
  return String(pick.amount)
}

/** The blow that is asked about comes all the same, or dice decide about it. */
const isOpenBlow = ({ verb, effects }: Choice, { decision }: Question): boolean =>
  decision.decision === 'threat' &&
  verb === 'use' &&
  effects.every(({ event }) => event === 'used' || event === 'energy_spent' || event === 'healed')

/** What using a power does besides changing numbers, or else what its text says. */
function useSub(choice: Choice, foresight: Foresight, question: Question, table: TableView): string {
  const { effects, power = '' } = choice
  const has = (name: Event['event']) => effects.some(({ event }) => event === name)
  if (isOpenBlow(choice, question)) return t(effects.length === 1 ? 'use-chance' : 'use-no-help')
  if (has('roll_gained')) return t('use-roll')
  if (has('shielded')) return t('use-shield')
  if (has('extra_turn_won')) return t('use-extra-turn')
  if (effects.some((event) => event.event === 'moved' && event.to === 'outside')) return t('use-leave')
  const lifted = effects.find((event) => event.event === 'die_lifted')
  if (lifted?.event === 'die_lifted') return t('use-reroll', { dice: diceWord([lifted.face]) })
  if (table.counters[power]) return t('use-left', { n: table.counters[power] ?? 0 })
  if (effects.some((event) => event.event === 'discarded' && event.power === power)) return t('use-discard')
  return foresight.changes.length > 0 ? '' : textOf(worksAs(table, power))
}

/** What is asked while something is picked with a power, and the text of it. */
export const picking = (
  { choices: [first], picks }: Offer,
  question: Question,
  table: TableView,
): { title: string; why: string } => ({
  title: first
    ? t('choice-use-on', { card: actingWord(first, question, table), target: t(`pick-${picks ?? 'power'}`) })
    : '',
  why: textOf(worksAs(table, first?.power ?? '')),
})

/** What is known of the question besides the table. */
export interface Known {
  /** Something was bought in this turn. */
  bought: boolean
  /** What changes the blow that is coming. */
  blow: string
}

/** The question and its choices. An answer that wins is the marked one. */
export function askOf(question: Question, table: TableView, known: Known): Ask {
  const { each, anyway } = foreseeEach(
    table,
    question.choices.map(({ effects }) => effects),
  )
  const foreseen = new Map(question.choices.map((choice, at) => [choice, each[at] ?? NOTHING]))
  const offers = grouped(question.choices).map((group) => offerOf(group, foreseen, question, table))
  const ask = worded(question, table, offers, known)
  const wins = ask.offers.find((offer) => offer.each.some(({ winner }) => winner === question.seat))
  return {
    ...ask,
    anyway,
    offers: wins ? usualLast(ask.offers.map((offer) => ({ ...offer, usual: offer === wins }))) : ask.offers,
  }
}

/** It takes a heart of the roll. */
const givesHeart = ({ choices }: Offer): boolean =>
  choices.some(({ effects }) =>
    effects.some(
      (event, at) =>
        event.event === 'block_resolved' && event.face === 'heart' && (at === 0 || effects[at - 1]?.event === 'used'),
    ),
  )

/** Another answer leads by itself to this one. */
const comesAnyway = ({ face }: Offer, all: readonly Choice[]): boolean =>
  face !== null &&
  face !== 'heart' &&
  face !== 'claw' &&
  all.some(({ effects }) =>
    effects.some((event, at) => at > 0 && event.event === 'block_resolved' && event.face === face),
  )

/** Why it matters what comes first. */
function whyOrder(offers: readonly Offer[], givers: readonly Offer[], place: Place): string {
  const attack = offers.some(({ face }) => face === 'claw')
  const power = offers.find((offer) => offer.choices[0]?.verb === 'use' && !givesHeart(offer))?.choices[0]?.power
  const tile = offers.some(({ choices }) =>
    choices.some(({ effects }) => effects.some(({ event }) => event === 'wickedness_moved')),
  )
  const words = [
    attack && givers.length > 0 && place === 'outside' ? t('order-tokyo') : '',
    attack && place === 'bay' ? t('order-bay') : '',
    tile ? t('order-tile') : '',
    givers.length > 1 ? t('order-hearts') : '',
    power ? t('order-power', { card: cardWord(power) }) : '',
  ].filter((sentence) => sentence !== '')
  return words.length === 0 ? t('ask-resolve-why') : words.slice(0, 2).join(' ')
}

function worded(question: Question, table: TableView, offers: Offer[], { bought, blow }: Known): Omit<Ask, 'anyway'> {
  const decision = question.decision
  const { numbers } = table
  const me = table.monsters[question.seat]
  const active = table.turn?.seat ?? question.seat
  const who = monsterWord(active)
  const uses = offers.filter((offer) => offer.choices[0]?.verb === 'use')
  const [use] = uses
  const [first] = use?.choices ?? []
  const card = first ? actingWord(first, question, table) : ''
  const useTitle = uses.length === 1 ? t('ask-threat-use', { card }) : t('ask-use')
  const does = (is: (choice: Choice) => boolean) =>
    question.choices.some((choice) => choice.verb !== 'pass' && is(choice))
  const rolledFor = sideCard(question)
  const about = ABOUT[decision.decision]

  // Only powers are offered that can be used whatever is going on.
  if (uses.length > 0 && about && !does(about) && !does(({ verb }) => verb === 'sweep')) {
    const kind = decision.decision as
      'probe' | 'fix' | 'side_dice' | 'resolve' | 'left' | 'shop' | 'reveal' | 'sell' | 'again'
    const why =
      kind === 'side_dice' && rolledFor
        ? t('ask-use-side', { card: actingWord({ power: rolledFor }, question, table) })
        : kind === 'shop'
          ? t('ask-shop-none', { energy: me?.energy ?? 0 })
          : t(kind === 'sell' || kind === 'again' ? 'ask-sell-why' : `ask-use-${kind}`, { who })
    return { title: useTitle, why, layout: 'choices', offers: usualLast(offers) }
  }
  switch (decision.decision) {
    case 'start':
      return isRollless(question)
        ? { title: useTitle, why: t('ask-start-none'), layout: 'choices', offers: usualLast(offers) }
        : {
            title: t('ask-start'),
            why: t('ask-start-why', { n: uses.length }),
            layout: 'choices',
            offers: usualLast(offers),
          }
    case 'keep': {
      const can = does(changesDice) ? 'dice' : does((choice) => has(choice, 'roll_gained')) ? 'roll' : 'use'
      return {
        title: t('ask-keep'),
        why: decision.rolls_left > 0 ? t('ask-keep-why') : t('ask-keep-last', { can }),
        layout: 'choices',
        offers,
      }
    }
    case 'probe':
      return { title: t('ask-probe', { who }), why: t('ask-probe-why'), layout: 'choices', offers: usualLast(offers) }
    case 'fix':
      return { title: t('ask-fix'), why: t('ask-fix-why'), layout: 'choices', offers: usualLast(offers) }
    case 'side_dice':
      return {
        title: rolledFor
          ? t('ask-side-of', { card: actingWord({ power: rolledFor }, question, table) })
          : t('ask-side'),
        why: rolledFor ? textOf(worksAs(table, rolledFor)) : t('ask-side-why'),
        layout: 'choices',
        offers: usualLast(offers),
      }
    case 'resolve': {
      const isIdle = ({ face, foresight }: Offer) => face === 'heart' && foresight.changes.length === 0
      const isQuiet = (offer: Offer) => isIdle(offer) || comesAnyway(offer, question.choices)
      const all = offers.map((offer) =>
        isQuiet(offer) ? { ...offer, quiet: true, sub: isIdle(offer) ? offer.sub : t('resolve-later') } : offer,
      )
      const givers = all.filter((offer) => givesHeart(offer) && !isIdle(offer))
      const others = uses.some((offer) => !givesHeart(offer))
      const onlyHearts = givers.length > (others ? 1 : 0) && all.every(({ face }) => face === null || face === 'heart')
      // To heal oneself is the usual thing while it does something.
      const usual = givers.find(({ face }) => face === 'heart') ?? all.find(({ quiet }) => !quiet) ?? all[0]
      const sorted = [...all.filter(({ quiet }) => !quiet), ...all.filter(({ quiet }) => quiet)].map((offer) => ({
        ...offer,
        usual: offer === usual,
      }))
      const hearts = table.turn?.hearts ?? 0
      return {
        title: t(onlyHearts ? 'ask-hearts' : 'ask-resolve'),
        why: onlyHearts ? t('ask-hearts-why', { hearts }) : whyOrder(all, givers, me?.place ?? 'outside'),
        layout: 'places',
        offers: usualLast(sorted),
        hearts: givers.length > 0 ? hearts : 0,
      }
    }
    case 'tile':
      return {
        title: t('ask-tile'),
        why: t('ask-tile-why', { level: decision.level, now: me?.wickedness ?? 0 }),
        layout: 'tiles',
        offers,
      }
    case 'threat': {
      const { loss } = decision
      const deadly = question.choices.some(
        (choice) =>
          choice.verb === 'pass' &&
          choice.effects.some((event) => event.event === 'eliminated' && event.seat === question.seat),
      )
      const marked = offers.map((offer) =>
        offer.choices[0]?.verb === 'use' && (deadly || loss > 1)
          ? { ...offer, usual: offer === use }
          : offer.choices[0]?.verb === 'pass'
            ? { ...offer, usual: !deadly && loss <= 1 }
            : offer,
      )
      return {
        title: uses.length === 1 || loss === 0 ? useTitle : t('ask-threat'),
        why: `${t(active === question.seat ? 'ask-threat-self' : loss === 0 ? 'ask-threat-stopped' : deadly ? 'ask-threat-deadly' : 'ask-threat-why', { who, loss, claws: diceWord(Array.from({ length: table.turn?.claws ?? 0 }, () => 'claw' as const)) })}${blow ? ` ${blow}` : ''}`,
        layout: 'choices',
        offers: usualLast(marked),
      }
    }
    case 'leave':
      return {
        title: t('ask-leave', { place: me?.place ?? 'city' }),
        why: t('ask-leave-why', { who, hearts: me?.hearts ?? 0, pays: numbers.tokyo_pays, n: numbers.income }),
        layout: 'choices',
        offers: usualLast(offers),
      }
    case 'left': {
      const [picked] = use && uses.length === 1 && !use.picks ? use.choices : []
      const whose = typeof picked?.pick === 'object' && 'power' in picked.pick ? picked.pick.power : null
      const owner = whose === null ? -1 : table.monsters.findIndex(({ powers }) => powers.includes(whose))
      return {
        title: t('ask-left'),
        why: t('ask-left-why', {
          card,
          of: owner < 0 ? 'some' : 'one',
          who: owner < 0 ? '' : monsterWord(owner),
          target: cardWord(whose ?? ''),
        }),
        layout: 'choices',
        offers: usualLast(offers),
      }
    }
    case 'shop':
      return {
        title: t(!does(ABOUT.shop ?? Boolean) ? 'ask-sweep' : bought ? 'ask-shop-more' : 'ask-shop'),
        why: t(does(ABOUT.shop ?? Boolean) ? 'ask-shop-why' : 'ask-shop-none', { energy: me?.energy ?? 0 }),
        layout: 'choices',
        offers: usualLast(offers),
      }
    case 'reveal':
      return {
        title: t('ask-reveal'),
        why: t('ask-reveal-why', { card, who }),
        layout: 'fresh',
        offers: usualLast(offers),
      }
    case 'choose': {
      const kind = offers[0]?.picks ?? pickKind(offers[0]?.choices[0]?.pick)
      return kind === 'amount'
        ? {
            title: t('ask-amount'),
            why: t('ask-amount-why', { card: cardWord(decision.power) }),
            layout: 'choices',
            offers,
          }
        : {
            title: t('ask-copy'),
            why: t('ask-copy-why', { card: cardWord(decision.power) }),
            layout: 'choices',
            offers,
          }
    }
    case 'sell':
      return { title: t('ask-sell'), why: t('ask-sell-why'), layout: 'choices', offers: usualLast(offers) }
    case 'again':
      return { title: t('ask-again'), why: t('ask-again-why', { card }), layout: 'choices', offers: usualLast(offers) }
  }
}

/** The usual answer stands last. */
const usualLast = (offers: Offer[]): Offer[] => [
  ...offers.filter((offer) => !offer.usual),
  ...offers.filter((offer) => offer.usual),
]
