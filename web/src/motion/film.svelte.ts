// The film: shows events one beat after another, as the director cuts them. The model never waits for it: `latest` is
// the table as it is, `shown` the table as far as the film has got. Acting finishes the film.

import { agree, follow, laid, type Die } from '../model/dice'
import { isRoll, type Line, type TurnLog } from '../model/log'
import { pace, tempo } from '../session/settings.svelte'
import type { Cast, Frame, Showing } from '../session/showing'
import type { Event, Question, TableView } from '../wire'
import { afterBeat, nextBeat, tellingOf, turnsIn, type Kind, type Past } from './director'

/** Events that happened while the page was hidden, and the table before them. */
interface Missed {
  from: Shown
  frames: Waiting[]
}

/** A table without an event: the film jumps there after the missed events. */
type Waiting = (Frame | (Omit<Frame, 'event'> & { event: null })) & { open?: Question | null }
type Shown = Pick<Frame, 'log' | 'count'> & { table: TableView }

/** The most that the film runs late without letting it be, in milliseconds: a device that stopped for longer has lost
    that time. */
const LATE = 400

export class Film implements Showing {
  /** The table as it is shown. */
  shown: TableView | null = $state.raw(null)
  /** The events that are being shown, all at once. */
  now: readonly Event[] = $state.raw([])
  /** The subject of the beat that is being shown. */
  kind: Kind = $state.raw('none')
  /** Its duration, in milliseconds. */
  lasts = $state(0)
  /** The sentence of the log about it, or about the last thing shown in this turn. */
  lines: readonly Line[] = $state.raw([])
  /** The question after the event that is being shown. */
  open: Question | null = $state.raw(null)
  /** The dice of the active monster, with identities. */
  dice: Die[] = $state.raw([])
  /** The dice of the turn that is shown are final. */
  isFixed = $state(false)
  /** All events so far, as far as they were shown. */
  log: readonly TurnLog[] = $state.raw([])
  /** Events of the game that were shown. */
  count = $state(0)
  /** The number of beats so far, which tells two equal ones apart. */
  beat = $state(0)
  /** The table before the events that are being shown. */
  was: TableView | null = null
  /** The number of turns that began while the page was hidden. */
  missed = $state(0)
  /** The number of skips so far. */
  skips = $state(0)
  /** The question is which dice to keep: those that lie are not final. */
  keeping = false
  cast: Cast = { isOwn: () => false, row: 0 }
  /** The last entry of the log that was shown whole. */
  private seq = $state(0)
  /** The dice after each entry of the turn: a take-back puts them back where they were. */
  private lain: { seq: number; dice: Die[] }[] = []
  private unseen: Missed | null = null
  private frames: Waiting[] = []
  /** Dice still in the air, shown when they land. */
  private thrown: Waiting[] = []
  private running = $state(false)
  private telling: Pick<Past, 'spent' | 'telling' | 'rested'> = { spent: 0, telling: 'whole', rested: false }
  /** The moment at which the beat that is shown should end. */
  private end = 0
  private wake: (() => void) | null = null
  private rested: (() => void) | null = null

  constructor(private readonly onBeat: (events: readonly Event[]) => void = () => {}) {}

  /** True while there is something left to show. */
  get busy(): boolean {
    return this.running
  }

  /** True while more is waiting than the rest of the current turn. */
  get behind(): boolean {
    void this.beat
    return turnsIn(this.waiting()) > 1
  }

  /** Dice are in the air. */
  get rolling(): boolean {
    return this.kind === 'throw'
  }

  /** True once this entry of the log, and all before it, were shown. */
  hasShown(seq: number): boolean {
    return !this.running || this.seq >= seq
  }

  /** Jumps to a table without showing how it came about; after a take-back `undone` is the first entry that counts
      for nothing. */
  cut(seq: number, table: TableView, log: readonly TurnLog[], count: number, undone = 0): void {
    this.frames = []
    this.thrown = []
    this.seq = seq
    this.log = log
    this.count = count
    this.shown = table
    this.now = []
    this.isFixed = (table.turn?.waiting.length ?? 0) > 0
    this.lain = this.lain.filter((then) => then.seq < undone)
    this.dice = this.checked(this.lain.at(-1)?.dice ?? [])
    this.wake?.()
  }

  push(frame: Frame): void {
    this.frames.push(frame)
    this.begin()
  }

  /** Begins once the whole message is in: the first of several events is not shown alone. */
  private begin(): void {
    if (this.running) return
    this.running = true
    this.end = performance.now()
    void Promise.resolve().then(() => this.run())
  }

  /** Marks the last frame with its question. */
  ask(question: Question | null): void {
    const last = this.frames.at(-1)
    if (last) last.open = question
    else this.open = question
  }

  /** Shows the end at once. */
  finish(): void {
    this.skips += 1
    const rest = [...this.land(), ...this.frames]
    this.frames = []
    this.see(rest)
    this.now = []
    this.wake?.()
  }

  /** Nothing is in the air any more. */
  private land(): Waiting[] {
    const landed = this.thrown
    this.thrown = []
    this.kind = 'none'
    return landed
  }

  /** Skips to the next beat. */
  skip(): void {
    this.skips += 1
    this.wake?.()
    this.rested?.()
  }

  /** Goes on after the time that a reader needs, in milliseconds at normal speed, or with the next skip. Returns a
      function that calls it off. */
  rest(ms: number, then: () => void): () => void {
    const off = () => {
      clearTimeout(timer)
      if (this.rested === end) this.rested = null
    }
    const end = () => {
      off()
      then()
    }
    const timer = setTimeout(end, ms * tempo())
    this.rested = end
    return off
  }

  /** Keeps an event of a hidden page, to be shown later. */
  miss(frame: Frame): void {
    if (!this.shown) return
    this.unseen ??= { from: { table: this.shown, log: this.log, count: this.count }, frames: [] }
    this.unseen.frames.push(frame)
    if (frame.event.event === 'turn_began') this.missed += 1
  }

  /** Forgets what was missed. */
  forget(): void {
    this.unseen = null
    this.missed = 0
  }

  /** Shows what was missed, and then the table as it is. */
  showMissed(): void {
    const missed = this.unseen
    this.forget()
    if (!missed || !this.shown) return
    const { seq, shown, log, count } = this
    this.frames = [...missed.frames, { seq, isLast: true, event: null, after: shown, log, count }, ...this.frames]
    this.shown = missed.from.table
    this.log = missed.from.log
    this.count = missed.from.count
    this.dice = this.checked([])
    this.begin()
  }

  /** Waiting events, up to a jump. */
  private waiting(): Event[] {
    const all: Event[] = []
    for (const { event } of this.frames) {
      if (!event) break
      all.push(event)
    }
    return all
  }

  /** Cuts the next frames off those that wait, and tells how they are shown. */
  private next(): { shot: Waiting[]; kind: Kind; ms: number } {
    const waiting = this.waiting()
    const [first] = waiting
    if (!first) return { shot: this.frames.splice(0, 1), kind: 'none', ms: 0 }
    const begins = first.event === 'turn_began'
    const active = begins ? first.seat : (this.shown?.turn?.seat ?? null)
    if (begins) {
      this.telling = { spent: 0, telling: 'whole', rested: false }
      this.telling.telling = tellingOf(waiting, { ...this.cast, ...this.telling, active })
    }
    const beat = nextBeat(waiting, { ...this.cast, ...this.telling, active })
    this.telling = afterBeat(this.telling, beat)
    const { kind, events, ms } = beat
    return { shot: this.frames.splice(0, Math.max(1, events)), kind, ms }
  }

  /** Applies these frames. */
  private see(shot: readonly Waiting[]): void {
    const last = shot.at(-1)
    if (!last) return
    this.followDice(shot)
    this.seq = last.isLast ? last.seq : last.seq - 1
    this.tell(shot)
    this.shown = last.after
    this.open = last.open ?? null
    this.log = last.log
    this.count = last.count
    this.dice = this.checked(this.dice)
    for (const { event, seq } of shot) {
      if (event?.event === 'turn_began') [this.lain, this.isFixed] = [[], false]
      if (event?.event === 'result_fixed') this.isFixed = true
      if (event) this.lain.push({ seq, dice: this.dice })
    }
  }

  /** The sentence of the log about these frames. A sentence stays until the next one of its turn. */
  private tell(shot: readonly Waiting[]): void {
    if (shot.some(({ event }) => event?.event === 'turn_began')) this.lines = []
    let known = this.log.at(-1)?.lines.at(-1)
    const lines: Line[] = []
    for (const { log } of shot) {
      const line = log.at(-1)?.lines.at(-1)
      if (line && line !== known) lines.push(line)
      known = line
    }
    // Only the last of several skipped rolls counts.
    const last = lines.findLastIndex(isRoll)
    if (lines.length > 0) this.lines = lines.slice(Math.max(0, last))
  }

  private get usualDice(): number {
    return this.shown?.numbers.dice ?? Infinity
  }

  /** The dice fall before the table follows: each event moves them once. */
  private followDice(shot: readonly Waiting[]): void {
    for (const { event } of shot) {
      if (!event || this.followed.has(event)) continue
      this.followed.add(event)
      this.dice = follow(this.dice, event, this.usualDice)
    }
  }
  private readonly followed = new WeakSet<Event>()

  /** Puts dice on the table without a throw, for latecomers and after a take-back. */
  private checked(dice: Die[]): Die[] {
    const turn = this.shown?.turn
    if (!turn) return []
    const isThere = dice.length > 0 || turn.in_hand === 0
    return isThere && agree(dice, turn.dice) ? dice : laid(turn.dice, turn.in_hand, this.keeping, this.usualDice)
  }

  /** The time for a beat of this length. After a late one it is shorter, but never by more than half, so that a slow
      device keeps the tempo; the pause on final dice is always whole. */
  private timeFor(kind: Kind, length: number): number {
    if (length === 0) return 0
    const now = performance.now()
    this.end = Math.min(now, Math.max(this.end, now - LATE)) + length
    return Math.max(kind === 'rest' ? length : length / 2, this.end - now)
  }

  private async run(): Promise<void> {
    while (this.frames.length > 0) {
      const { shot, kind, ms } = this.next()
      const events = shot.flatMap(({ event }) => (event ? [event] : []))
      if (document.hidden) for (const frame of shot) if (frame.event) this.miss(frame)
      const length = document.hidden ? 0 : this.timeFor(kind, ms * pace())
      this.was = this.shown
      this.kind = kind
      this.lasts = length
      if (kind === 'throw' && length > 0) {
        this.thrown = shot
        this.followDice(shot)
        this.now = []
        this.beat += 1
        this.onBeat(events)
        await this.sleep(length)
        this.see(this.land())
        continue
      }
      this.see(shot)
      this.now = events
      this.beat += 1
      if (length === 0) continue
      this.onBeat(events)
      await this.sleep(length)
    }
    this.running = false
    this.kind = 'none'
    this.now = []
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        this.wake = null
        resolve()
      }
      const timer = setTimeout(end, ms)
      this.wake = end
    })
  }
}
