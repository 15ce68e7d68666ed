import { defineConfig } from '@playwright/test'

// `cargo xtask browser` names the program to test (KAIJU_BIN) and the browser (CHROMIUM); without one Playwright's
// own is used.
const chromium = process.env['CHROMIUM']
const isNightly = process.env['KAIJU_NIGHTLY'] !== undefined

// These timeouts only end tests that hang: a busy machine may be ten times slower.
const TEST_MS = 300_000
const STEP_MS = 60_000

export default defineConfig({
  testDir: 'tests/e2e',
  timeout: TEST_MS,
  expect: { timeout: STEP_MS },
  workers: 2,
  fullyParallel: true,
  ...(isNightly ? {} : { grepInvert: /@nightly/ }),
  reporter: [['list'], ['./tests/reporter.ts']],
  use: {
    actionTimeout: STEP_MS,
    navigationTimeout: STEP_MS,
    // Tests cannot intercept requests of a service worker, so only the worker's own test allows it.
    serviceWorkers: 'block',
    launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args: ['--no-sandbox'] },
  },
})
