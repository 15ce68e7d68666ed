// Additions to the results: a skipped test proves nothing and fails the run, and a failed test is shown with the
// command that repeats it.

import { relative } from 'node:path'
import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

export default class Repeat implements Reporter {
  private readonly skipped: string[] = []
  private readonly failed: string[] = []
  private folder = ''

  onBegin(config: FullConfig): void {
    this.folder = config.rootDir
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') this.skipped.push(test.title)
    if (result.status === test.expectedStatus) return
    const seed = result.annotations.find(({ type }) => type === 'seed')?.description
    const all = test.tags.includes('@nightly') ? '--all ' : ''
    const given = process.env['KAIJU_SEED'] ? `KAIJU_SEED=${process.env['KAIJU_SEED']} ` : ''
    const place = `${relative(this.folder, test.location.file)}:${test.location.line}`
    this.failed.push(`${given}cargo xtask browser ${all}${place} (${test.title}; seed ${seed ?? 'not drawn'})`)
  }

  onEnd(): Promise<{ status?: FullResult['status'] }> {
    if (this.failed.length > 0) console.error(`\nTo repeat the failures:\n  ${this.failed.join('\n  ')}`)
    if (this.skipped.length === 0) return Promise.resolve({})
    console.error(`These tests skipped themselves: ${this.skipped.join('; ')}.`)
    return Promise.resolve({ status: 'failed' })
  }
}
