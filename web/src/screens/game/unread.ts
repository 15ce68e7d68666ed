import { tempo } from '../../session/settings.svelte'

/** A question counts as unread for this long, in milliseconds at normal speed. */
const UNREAD_MS = 280
/** The part of it that remains at full speed: a double click is as slow. */
const AT_LEAST = 0.6

/** Keeps a second tap or key press on one answer from answering the next question: buttons stand in the same place, and
    keys are the same. */
export class Unread {
  private since = 0

  get is(): boolean {
    return performance.now() - this.since <= UNREAD_MS * Math.min(1, Math.max(AT_LEAST, tempo()))
  }

  /** Counts from when the question is seen: the second frame comes after the first was painted. */
  watch(): () => void {
    this.since = Infinity
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        this.since = performance.now()
      })
    })
    return () => cancelAnimationFrame(frame)
  }
}
