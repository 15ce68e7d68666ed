// The analysis of a game that is over: asked for until the server has it.

import type { AnalysisProgress, GameAnalysis } from '../wire'
import { analysis, RequestError } from './http'

export class Analysing {
  result: GameAnalysis | null = $state.raw(null)
  progress: AnalysisProgress | null = $state.raw(null)
  /** The code of the refusal, if it failed. */
  failure: string | null = $state(null)
  private asking = new AbortController()

  constructor(readonly table: string) {}

  /** True while something is awaited. */
  isWorking = $state(false)

  /** Asks for the quick analysis, or the deep one. A result that is there already stays until then. */
  async ask(depth: 'quick' | 'deep' = 'quick'): Promise<void> {
    if (this.isWorking || this.asking.signal.aborted) return
    this.isWorking = true
    this.failure = null
    try {
      let found = await analysis(this.table, depth, this.asking.signal)
      // The server answers after some seconds if it is not done.
      while ('of' in found) {
        this.progress = found
        found = await analysis(this.table, depth, this.asking.signal)
      }
      this.result = found
    } catch (error) {
      this.failure = error instanceof RequestError ? error.code : 'server_error'
    } finally {
      this.isWorking = false
      this.progress = null
    }
  }

  close(): void {
    this.asking.abort()
  }
}
