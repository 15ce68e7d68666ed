// One table as this device knows it: the server's messages, what is shown of them, and the commands.

import { withFigures } from '../model/figures'
import { strike, write, writeFor, type TurnLog } from '../model/log'
import { monsterAt } from '../model/monsters'
import { reduce } from '../model/reduce'
import type {
  By,
  Choice,
  Command,
  Event,
  MonsterName,
  Orders,
  Presence,
  Question,
  Refusal,
  ServerMessage,
  TableInfo,
  TableView,
  SentEntry,
} from '../wire'
import { acknowledged } from './later'
import { Reactions } from './reactions.svelte'
import type { Showing } from './showing'
import { TableSocket, type Status } from './socket'
import { Watch } from './witness'

export interface Moment {
  seq: number
  at: number
  event: Event
  turn: number
}

/** `film` shows the table and may lag behind. */
export class Session<F extends Showing = Showing> {
  readonly reactions = new Reactions(
    (command) => this.send(command),
    () => this.mine.length > 0,
  )
  info: TableInfo | null = $state.raw(null)
  /** The table as it is. */
  latest: TableView | null = $state.raw(null)
  question: Question | null = $state.raw(null)
  presence: Presence | null = $state.raw(null)
  orders: Map<number, Orders> = $state.raw(new Map())
  you = $state('')
  log: TurnLog[] = $state.raw([])
  /** Seats for which a bot has answered since their players did: how often, and the table before it. */
  stood: ReadonlyMap<number, { n: number; from: TableView }> = $state.raw(new Map())
  /** Every event of the game so far, for the result and its moments: one growing list, and a counter of its changes. */
  private all: Moment[] = []
  private changes = $state(0)
  get moments(): readonly Moment[] {
    void this.changes
    return this.all
  }
  /** The events that were shown; nothing may give away the others yet. */
  get seen(): readonly Moment[] {
    return this.moments.slice(0, this.film.count)
  }
  status: Status = $state('connecting')
  retryAt: number | null = $state(null)
  /** The number of lost or failed connections. */
  tries = $state(0)
  refusal: Refusal | null = $state.raw(null)
  /** The seat that a spectator follows; none at first. */
  eyes: number | null = $state(null)
  /** The host has removed this device from its seat. */
  sentAway = $state(false)
  /** An answer is on its way. */
  sending = $state(false)
  /** The server's clock minus this device's, in milliseconds. */
  skew = 0
  private seq = 0
  private isIn = false
  private readonly watch: Watch
  private socket: TableSocket

  constructor(
    readonly table: string,
    readonly film: F,
  ) {
    this.watch = new Watch(table)
    this.socket = new TableSocket(table, {
      heard: () => this.seq,
      message: (message) => this.hear(message),
      status: (status, retryAt) => {
        if (status === 'lost' || status === 'connecting') this.isIn = false
        if (status === 'lost') this.tries += 1
        this.status = status
        this.retryAt = retryAt
      },
    })
  }

  /** The seats that are played from this device. */
  readonly mine: number[] = $derived.by(() =>
    (this.info?.seats ?? []).flatMap((seat, i) =>
      seat.occupant.kind === 'guest' && seat.occupant.guest === this.you && !seat.resigned ? [i] : [],
    ),
  )
  /** The seat from which this device looks: the one that is asked, or the first. */
  readonly me: number | null = $derived.by(() => {
    const asked = this.question?.seat
    if (asked !== undefined && this.mine.includes(asked)) return asked
    const active = this.latest?.turn?.seat
    return active !== undefined && this.mine.includes(active) ? active : (this.mine[0] ?? null)
  })
  /** The question, if this device must answer it. */
  readonly asked: Question | null = $derived.by(() =>
    this.question && this.mine.includes(this.question.seat) ? this.question : null,
  )
  /** The question that belongs to what is shown; the film may still be before the latest one. */
  readonly open: Question | null = $derived.by(() => (this.film.busy ? this.film.open : this.question))
  readonly isHost: boolean = $derived(this.info !== null && this.info.host === this.you)
  /** Seats whose players are not connected. */
  readonly missing: number[] = $derived.by(() =>
    (this.info?.seats ?? []).flatMap((seat, i) =>
      seat.occupant.kind === 'guest' && !this.presence?.seats[i]?.connected ? [i] : [],
    ),
  )
  /** True if the game has wickedness. */
  readonly wicked: boolean = $derived(this.latest?.numbers.wickedness_end != null)
  /** The turn that is shown. */
  readonly turn: number = $derived.by(() => this.film.log.at(-1)?.turn ?? this.log.at(-1)?.turn ?? 0)

  monsterOf(seat: number): MonsterName {
    return monsterAt(this.info, seat)
  }

  async send(command: Command): Promise<Refusal | null> {
    const refusal = await acknowledged(this.socket.send(command))
    // A player who was removed from a seat stays removed, and keeps the notice.
    if (refusal?.code === 'sent_away') this.sentAway = true
    else this.refusal = refusal
    return refusal
  }

  /** Answers the open question, and finishes what is still being shown. */
  async act(action: string): Promise<void> {
    const question = this.asked
    if (!question || this.sending) return
    this.film.finish()
    this.film.forget()
    this.sending = true
    await this.send({ type: 'act', seat: question.seat, seq: question.seq, action })
    this.sending = false
  }

  choose(choice: Choice): Promise<void> {
    return this.act(choice.action)
  }

  /** Adds randomness of this device to the dice of a seat. */
  contribute(seat: number): void {
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    const contribution = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    this.watch.adds(contribution)
    void this.send({ type: 'contribute', seat, contribution })
  }

  takeBack(): void {
    const question = this.question
    if (question) void this.send({ type: 'take_back', seat: question.seat })
  }

  tryNow(): void {
    this.socket.now()
  }

  close(): void {
    this.socket.close()
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        this.skew = message.now - Date.now()
        this.seq = message.seq
        this.you = message.you
        this.info = message.info
        this.watch.look(message.info, message.you)
        this.latest = message.view
        this.presence = message.presence
        this.orders = new Map(message.orders)
        this.film.keeping = message.question?.decision.decision === 'keep'
        if (message.view) this.film.cut(message.seq, message.view, this.log, this.all.length)
        this.isIn = true
        if (this.refusal?.code === 'restarting') this.refusal = null
        this.ask(message.question)
        return
      case 'update':
        this.skew = message.now - Date.now()
        this.castFilm()
        // A take-back restores the dice of the question that it leads back to.
        if (this.isIn) this.film.keeping = message.question?.decision.decision === 'keep'
        this.watch.hear(
          message.entries.filter(({ seq }) => seq > this.seq),
          this.you,
        )
        for (const sent of message.entries) this.enter(sent)
        if (this.isIn) this.ask(message.question)
        return
      case 'asked':
        this.skew = message.now - Date.now()
        this.ask(message.question)
        return
      case 'presence':
        this.presence = message.presence
        return
      case 'reacted':
        this.reactions.hear(message.seat, message.reaction)
        return
      case 'bye':
        this.refusal = message.refusal
        return
      case 'done':
      case 'refused':
    }
  }

  private ask(question: Question | null): void {
    this.question = question
    this.film.ask(question)
    this.film.keeping = question?.decision.decision === 'keep'
  }

  /** Tells the film which seats are the player's own, and how many others play in a row. */
  private castFilm(): void {
    const { mine } = this
    const bots = (this.info?.seats ?? []).filter(
      ({ occupant, resigned }, seat) =>
        (occupant.kind === 'bot' || resigned) && !mine.includes(seat) && this.latest?.monsters[seat]?.alive,
    )
    this.film.cast = { isOwn: (seat) => mine.includes(seat), row: bots.length }
  }

  /** Returning players are told what a bot did, until they answer themselves. */
  private answered(seat: number, by: By, seq: number): void {
    if (by === 'player') this.forget(seat)
    if (by === 'player' || this.info?.seats[seat]?.occupant.kind !== 'guest') return
    // Standing orders are private.
    if (by === 'bot' || this.mine.includes(seat)) this.log = writeFor(this.log, by, seat, seq)
    if (by !== 'bot' || !this.latest) return
    const { n, from } = this.stood.get(seat) ?? { n: 0, from: this.latest }
    this.stood = new Map(this.stood).set(seat, { n: n + 1, from })
  }

  /** Dismisses the news about a bot's moves. */
  forget(seat: number): void {
    if (this.stood.has(seat)) this.stood = new Map([...this.stood].filter(([one]) => one !== seat))
  }

  private enter(sent: SentEntry): void {
    if (sent.seq <= this.seq) return
    this.seq = sent.seq
    const entry = sent.entry
    const isSentAway = entry.type === 'sent_away' || (entry.type === 'freed' && entry.sent_away)
    if (isSentAway && this.mine.includes(entry.seat)) this.sentAway = true
    if (sent.info) this.info = sent.info
    if (entry.type === 'taken_back') {
      this.log = strike(this.log, entry.to)
      this.all = this.all.filter((moment) => moment.seq < entry.to)
    }
    if (entry.type === 'ordered' && entry.orders) this.orders = new Map(this.orders).set(entry.seat, entry.orders)
    if (entry.type === 'acted') this.answered(entry.seat, entry.by, sent.seq)
    const events = sent.events ?? []
    for (const [at, event] of events.entries()) {
      const before = this.latest ?? sent.view
      if (!before) continue
      this.log = write(this.log, event, before, sent.seq)
      this.all.push({ seq: sent.seq, at: sent.at, event, turn: this.log.at(-1)?.turn ?? 0 })
      if (this.latest) {
        const isLast = at === events.length - 1
        this.latest = withFigures(reduce(this.latest, event), isLast ? sent.figures : [])
        const frame = { seq: sent.seq, isLast, event, after: this.latest, log: this.log, count: this.all.length }
        if (this.isIn) this.film.push(frame)
        else this.film.miss(frame)
      }
    }
    this.changes += 1
    if (sent.view) {
      this.latest = sent.view
      this.film.forget()
      if (this.isIn)
        this.film.cut(sent.seq, sent.view, this.log, this.all.length, entry.type === 'taken_back' ? entry.to : 0)
    }
  }
}
