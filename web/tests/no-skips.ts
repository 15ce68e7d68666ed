// A test that skips itself proves nothing: a run with one fails.

import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

export default class NoSkips implements Reporter {
  private skipped: string[] = []

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') this.skipped.push(test.title)
  }

  onEnd(): Promise<{ status?: FullResult['status'] }> {
    if (this.skipped.length === 0) return Promise.resolve({})
    console.error(`These tests skipped themselves: ${this.skipped.join('; ')}.`)
    return Promise.resolve({ status: 'failed' })
  }
}
