// The open question as the prompt shows it: its words and its offers. Each decision has words of its own; this is what
// they share.

import { foreseeEach, NOTHING } from '../../../model/foresee'
import type { TableView } from '../../../model/table'
import { monsterWord } from '../../../text/rich'
import { t } from '../../../text/text.svelte'
import type { Choice, Question } from '../../../wire'
import type { Ask, Given, Known } from './decision'
import { decisionOf } from './list'
import { actingWord, grouped, offerOf, usualLast } from './offers'

/** The question and its offers. An answer that wins is the marked one. */
export function askOf(question: Question, table: TableView, known: Known): Ask {
  const { decision, choices, seat } = question
  const worded = decisionOf(decision.decision)
  const { each, anyway } = foreseeEach(
    table,
    choices.map(({ effects }) => effects),
  )
  const foreseen = new Map(choices.map((choice, at) => [choice, each[at] ?? NOTHING]))
  const offers = grouped(choices).map((group) => offerOf(group, foreseen, worded, question, table))
  const uses = offers.filter((offer) => offer.choices[0]?.verb === 'use')
  const first = uses[0]?.choices[0]
  const card = first ? actingWord(first, question, table) : ''
  const does = (is: (choice: Choice) => boolean) => choices.some((choice) => choice.verb !== 'pass' && is(choice))
  const given: Given = {
    ...known,
    question,
    decision,
    table,
    me: table.monsters[seat],
    who: monsterWord(table.turn?.seat ?? seat),
    offers,
    uses,
    card,
    useTitle: uses.length === 1 ? t('ask-threat-use', { card }) : t('ask-use'),
    does,
  }
  const { isAbout } = worded
  const isAside = uses.length > 0 && isAbout !== undefined && !does(isAbout) && !does(({ verb }) => verb === 'sweep')
  const words = isAside
    ? { title: given.useTitle, why: worded.whyAside?.(given) ?? '', offers: usualLast(offers) }
    : worded.asks(given)
  const wins = words.offers.find((offer) => offer.each.some(({ winner }) => winner === seat))
  return {
    ...words,
    isAside,
    anyway,
    offers: wins ? usualLast(words.offers.map((offer) => ({ ...offer, usual: offer === wins }))) : words.offers,
  }
}
