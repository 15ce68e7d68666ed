// The question to this device as far as it may be seen: its words, and the reasons why other things cannot be done.

import { lackToBuy, lackToUse, type Eyes } from '../../model/lacks'
import type { TableView } from '../../model/table'
import type { Session } from '../../motion/session'
import { lackWords } from '../../text/lacks'
import { playerOf } from '../../text/names'
import type { Lack, Question } from '../../wire'
import { askOf } from './decisions/ask'
import type { Ask } from './decisions/decision'
import { blowAt } from './seats'

interface Shown {
  question: Question
  ask: Ask
}

export class Asking {
  /** The player's last question which dice to keep. */
  private rolled: (Shown & { turn: number }) | null = null

  constructor(private readonly session: Session) {
    $effect(() => {
      const { question, ask } = this
      if (question?.keep === 'any' && ask) this.rolled = { turn: session.turn, question, ask }
    })
  }

  /** The question, which waits until everything that it is about was shown. */
  readonly question: Question | null = $derived.by(() => {
    const { asked, film } = this.session
    if (!asked) return null
    // Dice are known by the entry that rolled them: another monster's may show the same faces.
    const isShown = asked.keep === 'any' ? film.hasShown(asked.seq) : !film.busy
    return isShown ? asked : null
  })

  readonly ask: Ask | null = $derived.by(() => {
    const { question, session } = this
    if (!question || !session.latest) return null
    return askOf(question, session.latest, {
      bought: this.bought,
      blow: blowAt(question, question.seat),
      name: session.mine.length > 1 ? playerOf(session.info?.seats[question.seat]) : '',
    })
  })

  /** The question in the prompt. While the player's dice are in the air, it stays as it was: only their
      result is not known yet. */
  readonly inPrompt: (Shown & { table: TableView; inAir: boolean }) | null = $derived.by(() => {
    const { question, ask } = this
    const table = this.session.latest
    if (!table) return null
    if (question && ask) return { question, ask, table, inAir: false }
    const before = this.beforeLanding(table)
    return before && { ...before, table, inAir: true }
  })

  /** The first roll of a turn waits for its player. */
  readonly throws: boolean = $derived.by(() => this.question?.decision.decision === 'throw')
  readonly usable: ReadonlySet<string> = $derived.by(() => this.powers('use'))
  readonly buyable: ReadonlySet<string> = $derived.by(() => this.powers('buy'))

  /** The table with the seat that looks at it. Until the question may be seen, it is the table as it is shown: nobody
      learns from a reason what is still to come. */
  readonly eyes: Eyes | null = $derived.by(() => {
    const { film, latest, me } = this.session
    const table = (this.question ? latest : null) ?? film.shown
    return film.shown && table ? { table, me, asked: this.question } : null
  })

  /** The reason for a lack, in words. */
  whyNot(lack: (eyes: Eyes) => Lack | null): string {
    return this.eyes ? lackWords(lack(this.eyes), this.eyes.me) : ''
  }
  whyNotBuy = (card: string): string => this.whyNot((eyes) => lackToBuy(eyes, card))
  whyNotUse = (power: string): string => this.whyNot((eyes) => lackToUse(eyes, power))

  /** True if the seat that is asked has bought something this turn. */
  private readonly bought: boolean = $derived.by(() => {
    const { moments } = this.session
    const began = moments.findLastIndex(({ event }) => event.event === 'turn_began')
    return moments.slice(began + 1).some(({ event }) => event.event === 'bought' && event.seat === this.question?.seat)
  })

  private powers(verb: 'use' | 'buy'): Set<string> {
    const choices = this.question?.choices ?? []
    return new Set(choices.flatMap((choice) => (choice.verb === verb && choice.power ? [choice.power] : [])))
  }

  /** The question that the player's dice in the air belong to, without their result. */
  private beforeLanding(table: TableView): Shown | null {
    const { film, mine, asked, turn } = this.session
    const seat = film.shown?.turn?.seat
    if (!film.busy || film.isFixed || seat === undefined || !mine.includes(seat)) return null
    if (this.rolled?.turn === turn) return this.rolled
    if (asked?.keep !== 'any' || asked.seat !== seat) return null
    const question = { ...asked, choices: [], stop: [], closed: [] }
    return { question, ask: askOf(question, table, { bought: false, blow: '' }) }
  }
}
