// The shape of a decision component: what its module exports, and what the prompt passes to it.

import type { Component, Snippet } from 'svelte'
import type { Foresight, Stat } from '../../../model/foresee'
import type { Eyes } from '../../../model/lacks'
import type { Face, Monster, TableView } from '../../../model/table'
import type { TextId } from '../../../text/ids'
import type { Asked, Choice, Question } from '../../../wire'

export type Kind = Asked['decision']
export type DecisionOf<K extends Kind> = Extract<Asked, { decision: K }>
export type PickKind = 'die' | 'turn' | 'monster' | 'power' | 'amount' | 'top'

/** A button of the prompt: one answer, or several of which one is picked. */
export interface Offer {
  id: string
  title: string
  sub: string
  /** The picture of a card, an icon, or a face. */
  pic: string | null
  icon: string | null
  face: Face | null
  foresight: Foresight
  /** The reasons for the numbers in `foresight`. */
  because: string
  /** The one answer, or those to pick from, and the effect of each. */
  choices: Choice[]
  each: Foresight[]
  /** Numbers at stake that this answer leaves as they are. */
  stays: Partial<Record<Stat, number>>
  picks: PickKind | null
  /** The usual answer: it stands last, in red, and Enter gives it. */
  usual: boolean
  /** Does nothing, or happens by itself after another answer. */
  quiet: boolean
}

/** A question in words, with its offers in the order in which they stand. */
export interface Words {
  title: string
  why: string
  offers: Offer[]
  /** Hearts of the roll to give away, one with each answer. */
  hearts?: number
}

export interface Ask extends Words {
  /** Only powers are offered that have nothing to do with this decision. */
  isAside: boolean
  /** Effects that all answers share. */
  anyway: Foresight
}

/** Facts about a question that its table does not tell. */
export interface Known {
  /** The seat has bought something this turn. */
  bought: boolean
  /** Changes to the attack that is coming, in words. */
  blow: string
  /** The player's name, where several play on this device. */
  name?: string
}

/** Everything that a decision needs to word its question. */
export interface Given<D extends Asked = Asked> extends Known {
  question: Question
  decision: D
  table: TableView
  /** The monster that is asked. */
  me: Monster | undefined
  /** The monster whose turn it is, as a word. */
  who: string
  offers: Offer[]
  /** The offers that use a power. */
  uses: Offer[]
  /** The first of these powers, as a word. */
  card: string
  /** The question if only powers are offered. */
  useTitle: string
  /** True if some answer besides passing is such a choice. */
  does: (is: (choice: Choice) => boolean) => boolean
}

export type PassId = Extract<TextId, `pass-${string}`> extends infer Id ? Exclude<Id, `${string}-sub`> : never

/** An answer that may be a slip, and the setting that guards against it. */
export type Slip = { kind: 'unspent'; setting: 'askUnspent' } | { kind: 'leaving'; setting: 'askLeaving' }

/** Everything that a decision component needs to draw its answers. */
export interface Answering {
  ask: Ask
  question: Question
  table: TableView
  eyes: Eyes | null
  /** An answer is on its way. */
  sending: boolean
  /** The seat's own dice are in the air: nothing can be answered yet. */
  inAir: boolean
  /** Dice that would be rolled again. */
  rolling: number
  /** Dice on the shelf. */
  kept: number
  /** Goes on after some milliseconds at normal speed, or with the next tap; calls it off if it is called itself. */
  rest: (ms: number, then: () => void) => () => void
  onpress: (offer: Offer) => void
  onchoose: (choice: Choice) => void
  onthrow: () => void
  onroll: () => void
  onstop: (ends: Foresight) => void
  oncards: () => void
}

/** The words of a decision, and what the prompt must know about it. */
export interface WordingOf<D extends Asked> {
  asks(given: Given<D>): Words
  /** Words for the answers that only this decision has. */
  offer?(offer: Offer, choice: Choice, question: Question, table: TableView): Partial<Offer>
  /** The text of the answer that uses nothing. */
  pass?(question: Question): PassId
  /** Choices that belong to this decision, where unrelated powers can be used as well. */
  isAbout?(choice: Choice): boolean
  /** The reason to ask when only unrelated powers are offered. */
  whyAside?(given: Given): string
  /** Numbers at stake, shown where an answer leaves them as they are. */
  stays?(me: Monster): Offer['stays']
  slip?(choice: Choice, ask: Ask, question: Question): Slip | null
  /** The choice that Enter gives, where it depends on the dice that were picked. */
  marked?(answering: Answering): Offer | 'roll' | 'stop'
  /** It interrupts another monster's turn. */
  isUrgent?: boolean
  /** It draws the picks of its offers itself. */
  hasPicks?: boolean
}

export type Wording<K extends Kind = Kind> = WordingOf<DecisionOf<K>>

/** A component that draws the answers of a decision. `key` takes a key press where numbers and Enter are not enough. */
export type Answers = Component<{ answering: Answering }, { key?: (event: KeyboardEvent) => boolean }>

/** A decision with its component. */
export interface DrawnOf<D extends Asked> extends WordingOf<D> {
  Answers: Answers
  /** Something beside the title. */
  beside?: Snippet<[Answering]>
  /** Buttons between the question and its answers. */
  tools?: Snippet<[Answering]>
}
export type Drawn<K extends Kind = Kind> = DrawnOf<DecisionOf<K>>
