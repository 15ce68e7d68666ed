import { defineConfig } from '@playwright/test'

// `cargo xtask browser` starts a server and sets KAIJU_URL. Without one the screens are served by Vite, and the tests that
// need a server fail.
const PORT = process.env['KAIJU_PORT'] ?? '4180'
const server = process.env['KAIJU_URL']

export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 120_000,
  workers: 2,
  fullyParallel: true,
  reporter: [['list'], ['./tests/no-skips.ts']],
  use: {
    // What a worker fetches no test can fake; the test of the worker lets it in.
    serviceWorkers: 'block',
    baseURL: server ?? `http://127.0.0.1:${PORT}`,
    // Debian's Chromium; Playwright's own browsers are not used.
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
  ...(server
    ? {}
    : {
        webServer: {
          command: `npx vite preview --host 127.0.0.1 --port ${PORT} --strictPort`,
          url: `http://127.0.0.1:${PORT}`,
          reuseExistingServer: true,
        },
      }),
})
