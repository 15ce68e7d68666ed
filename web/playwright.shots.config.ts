import config from './playwright.config.ts'

// `npm run shots`: writes the pictures of docs/screenshots.
export default { ...config, testDir: 'tests/shots' }
