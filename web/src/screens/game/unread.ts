import { tempo } from '../../session/settings.svelte'

/** A question counts as unread for this long, in milliseconds at normal speed. */
const UNREAD_MS = 280
/** The fraction that remains at full speed, still longer than a double click. */
const AT_LEAST = 0.6

/** Keeps a second tap or key press on one answer from answering the next question, whose buttons and keys are in the
    same place. */
export class Unread {
  private since = 0

  get is(): boolean {
    return performance.now() - this.since <= UNREAD_MS * Math.min(1, Math.max(AT_LEAST, tempo()))
  }

  /** Starts counting once the question is painted, which the second frame proves. */
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
