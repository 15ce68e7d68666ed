import { type LaunchOptions } from '@playwright/test'
import config from './playwright.config.ts'

// The link on a picture should look like one in a living room, wherever the pictures are taken.
const HOST = 'tokyo.lan'
const { host } = new URL(config.use?.baseURL ?? '')
const launch: LaunchOptions = config.use?.launchOptions ?? {}

// `npm run shots`: writes the pictures of docs/screenshots.
export default {
  ...config,
  testDir: 'tests/shots',
  use: {
    ...config.use,
    baseURL: `http://${HOST}`,
    launchOptions: { ...launch, args: [...(launch.args ?? []), `--host-resolver-rules=MAP ${HOST} ${host}`] },
  },
}
