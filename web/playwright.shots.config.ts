import { type LaunchOptions } from '@playwright/test'
import config from './playwright.config.ts'

// The invitation link in a picture looks as it would on a home network, wherever the pictures are taken.
const HOST = 'tokyo.lan'
const server = '127.0.0.1:4180'
const launch: LaunchOptions = config.use?.launchOptions ?? {}

// `npm run shots`: writes the pictures of docs/screenshots. The tables are faked: Vite serves the pages as `npm run
// build` made them.
export default {
  ...config,
  testDir: 'tests/shots',
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port 4180 --strictPort`,
    url: `http://${server}`,
    reuseExistingServer: true,
  },
  use: {
    ...config.use,
    baseURL: `http://${HOST}`,
    launchOptions: { ...launch, args: [...(launch.args ?? []), `--host-resolver-rules=MAP ${HOST} ${server}`] },
  },
}
