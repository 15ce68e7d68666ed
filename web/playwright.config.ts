import { defineConfig } from '@playwright/test'

// Debian's Chromium; Playwright's own browsers are not used.
const PORT = process.env['KAIJU_PORT'] ?? '4180'

export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 60_000,
  workers: 1,
  reporter: 'line',
  use: {
    baseURL: process.env['KAIJU_URL'] ?? `http://127.0.0.1:${PORT}`,
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
  ...(process.env['KAIJU_URL'] ? {} : { webServer: { command: `npx vite preview --host 127.0.0.1 --port ${PORT} --strictPort`, url: `http://127.0.0.1:${PORT}`, reuseExistingServer: true } }),
})
