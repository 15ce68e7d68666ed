// Shows events one after another. The model never waits for it: `latest` is how the table is, `shown` how far the film
// has got. Whoever acts finishes the film.

import { agree, follow, laid, type Die } from '../model/dice'
import type { TurnLog } from '../model/log'
import { pace } from '../settings.svelte'
import type { Event, Question, TableView } from '../wire'
import { lengthOf } from './pace'

interface Frame {
  /** The entry of the log that it belongs to. */
  seq: number
  /** Whether it is the last of its entry, which is shown whole with it. */
  isLast: boolean
  event: Event | null
  after: TableView
  log: readonly TurnLog[]
  /** What was asked after it. */
  open?: Question | null
}

/** What went by while nobody looked, and the table that was last seen. */
interface Missed {
  from: TableView
  log: readonly TurnLog[]
  frames: Frame[]
}

/** With an own question open, what is left is shown faster. */
const HURRY = 2.2
/** An own question waits so long at most until what it is about is shown, in milliseconds; less where all is faster. */
const PATIENCE = 2500
/** So many waiting events double the speed: bots play faster than anybody can watch. */
const CROWD = 40
/** So many events back a reason is looked for. */
const REMEMBERED = 8

export class Film {
  /** The table as it is shown. */
  shown: TableView | null = $state.raw(null)
  /** The event that is being shown. */
  now: Event | null = $state.raw(null)
  /** What was asked after the event that is being shown. */
  open: Question | null = $state.raw(null)
  /** Nobody here plays: what is older than a turn is left out. */
  watched = false
  /** The dice of the active monster as things that can be followed. */
  dice: Die[] = $state.raw([])
  /** What has happened so far, as far as it was shown. */
  log: readonly TurnLog[] = $state.raw([])
  /** Counts the events, so that two equal ones in a row are two. */
  beat = $state(0)
  /** The table before the event that is being shown. */
  was: TableView | null = null
  /** What was shown just before: some reasons are found there. */
  recent: readonly Event[] = []
  /** Turns that began while nobody could look. */
  missed = $state(0)
  /** Counts the taps that want no more of what is being shown. */
  skips = $state(0)
  /** The last entry of the log that was shown whole. */
  private seq = $state(0)
  /** The dice after each entry of the turn: a take-back puts them back where they were. */
  private lain: { seq: number; dice: Die[] }[] = []
  private unseen: Missed | null = null
  hurried = false
  /** The question is which dice to keep: those that lie are not final. */
  keeping = false
  private frames: Frame[] = []
  private running = $state(false)
  /** What was missed is being shown. */
  private again = false
  /** When all should be shown: a question waits for it. */
  private due: number | null = null
  private wake: (() => void) | null = null

  constructor(private readonly onEvent: (event: Event) => void = () => {}) {}

  /** Whether something is still to be shown. */
  get busy(): boolean {
    return this.running
  }

  /** Whether much is still to be shown. */
  get behind(): boolean {
    void this.beat
    return this.frames.length > CROWD / 2
  }

  /** Whether this entry of the log, and all before it, are shown or being shown. */
  hasShown(seq: number): boolean {
    return !this.running || this.seq >= seq
  }

  /** Jumps to a table without showing how it came about; after a take-back `undone` is the first entry that counts for nothing. */
  cut(seq: number, table: TableView, log: readonly TurnLog[], undone = 0): void {
    this.frames = []
    this.seq = seq
    this.log = log
    this.shown = table
    this.now = null
    this.lain = this.lain.filter((then) => then.seq < undone)
    this.dice = this.checked(this.lain.at(-1)?.dice ?? [])
    this.wake?.()
  }

  push(seq: number, isLast: boolean, event: Event, after: TableView, log: readonly TurnLog[]): void {
    this.frames.push({ seq, isLast, event, after, log })
    if (!this.running) void this.run()
  }

  /** Something is asked about what comes last. */
  ask(question: Question | null): void {
    const last = this.frames.at(-1)
    if (last) last.open = question
    else this.open = question
  }

  /** A question is about what is still to be shown: it is shown in good time. */
  hasten(): void {
    if (this.running) this.due = performance.now() + PATIENCE * Math.min(1, pace())
  }

  /** Shows the end at once. */
  finish(): void {
    for (let frame = this.frames.shift(); frame; frame = this.frames.shift()) this.see(frame)
    this.wake?.()
  }

  /** Shows the next thing now. */
  skip(): void {
    this.skips += 1
    this.wake?.()
  }

  /** Something happens that nobody can see: it can be shown later. */
  miss(seq: number, isLast: boolean, event: Event, after: TableView, log: readonly TurnLog[]): void {
    if (!this.shown) return
    this.unseen ??= { from: this.shown, log: this.log, frames: [] }
    this.unseen.frames.push({ seq, isLast, event, after, log })
    if (event.event === 'turn_began') this.missed += 1
  }

  /** What was missed is not wanted any more. */
  forget(): void {
    this.unseen = null
    this.missed = 0
  }

  /** Shows what was missed, and then the table as it is. */
  showMissed(): void {
    const missed = this.unseen
    this.forget()
    this.due = null
    if (!missed || !this.shown) return
    this.frames = [
      ...missed.frames,
      { seq: this.seq, isLast: true, event: null, after: this.shown, log: this.log },
      ...this.frames,
    ]
    this.again = true
    this.shown = missed.from
    this.log = missed.log
    this.dice = this.checked([])
    if (!this.running) void this.run()
  }

  /** Who only watches sees the newest turn, where more than one waits. */
  private next(): Frame | undefined {
    const begins = this.frames.flatMap(({ event }, at) => (event?.event === 'turn_began' ? [at] : []))
    if (this.watched && !this.again && begins.length > 1)
      for (const frame of this.frames.splice(0, begins.at(-1))) this.see(frame)
    return this.frames.shift()
  }

  private see({ seq, isLast, event, after, log, open }: Frame): void {
    this.seq = isLast ? seq : seq - 1
    this.shown = after
    this.open = open ?? null
    this.log = log
    this.dice = this.checked(event ? follow(this.dice, event) : this.dice)
    if (event?.event === 'turn_began') this.lain = []
    this.lain.push({ seq, dice: this.dice })
  }

  /** Whoever comes late, or after a take-back, sees the dice as they lie. */
  private checked(dice: Die[]): Die[] {
    const turn = this.shown?.turn
    if (!turn) return []
    return agree(dice, turn.dice) ? dice : laid(turn.dice, turn.in_hand, this.keeping)
  }

  private async run(): Promise<void> {
    this.running = true
    for (let frame = this.next(); frame; frame = this.next()) {
      if (document.hidden && frame.event) this.miss(frame.seq, frame.isLast, frame.event, frame.after, frame.log)
      this.was = this.shown
      this.see(frame)
      this.now = frame.event
      this.beat += 1
      if (!frame.event) continue
      this.recent = [...this.recent.slice(1 - REMEMBERED), frame.event]
      const speed = document.hidden ? 0 : pace()
      if (speed > 0) this.onEvent(frame.event)
      const wait = (lengthOf(frame.event) * speed) / ((this.hurried ? HURRY : 1) * (1 + this.frames.length / CROWD))
      if (wait > 0) await this.sleep(Math.min(wait, this.share(frame.event)))
      // A slow device draws no faster: what is late is shown as it ends.
      if (this.due !== null && performance.now() >= this.due) this.finish()
    }
    this.running = false
    this.again = false
    this.due = null
    this.now = null
  }

  /** How long an event may be shown so that all the others are in time. */
  private share(event: Event): number {
    if (this.due === null) return Infinity
    const whole = this.frames.reduce((sum, frame) => sum + (frame.event ? lengthOf(frame.event) : 0), lengthOf(event))
    return (Math.max(0, this.due - performance.now()) * lengthOf(event)) / whole
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
