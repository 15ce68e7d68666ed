import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

/** The folders of src: each may import from itself and from those before it. Its README says what belongs there. */
const ORDER = ['wire', 'model', 'fair', 'session', 'text', 'motion', 'parts', 'screens']

/** Comparisons that the engine makes; the client only words their result. */
const RULES_OF_THE_GAME = [
  {
    selector:
      'BinaryExpression[operator=/^([<>]=?|-)$/]:not(:has(> Literal)) > ' +
      ':matches(MemberExpression[property.name="energy"], Identifier[name="energy"])',
    message: 'The engine tells what can be paid: say its `lack`.',
  },
  {
    selector:
      'BinaryExpression[operator=/^[<>]=?$/]:has(MemberExpression[property.name="hearts"])' +
      ':has(:matches(Identifier, MemberExpression > Identifier)[name=/max|most|limit/i])',
    message: 'The engine tells whether hearts are full: say its `lack`.',
  },
  {
    selector:
      'BinaryExpression[operator=/^[<>]=?$/]' +
      ':has(> MemberExpression[property.name=/^(points|wickedness)$/]):has(> Literal)',
    message: 'The numbers of the rules come with the table: `numbers`.',
  },
  {
    selector: 'BinaryExpression[operator=/^([<>]=?|-|===|!==)$/] > MemberExpression[property.name="cost"]',
    message: 'The engine tells prices: `figures`.',
  },
]

/** Parts that are loaded on demand. */
const LOADING = {
  selector: ':not(CallExpression[callee.name="later"]) > ImportExpression[source.value=/[.]svelte$/]',
  message: 'Load parts with later(), so that the page says that something is on its way.',
}

/** Words that players read outside of the catalogue. The name of the game and the code of a table are the same in all
    languages. */
const WORDS = [
  {
    selector: ':not(SvelteStyleElement) > SvelteText[value=/^(?!\\s*(· )?Kaiju\\s*$)[^]*[A-Za-z]{2}/]',
    message: 'Every word that a player reads is in text/: say t(id).',
  },
  {
    selector: ':not(SvelteAttribute, SvelteDirective) > SvelteMustacheTag > Literal[value=/[A-Za-z]{2}/]',
    message: 'Every word that a player reads is in text/: say t(id).',
  },
  {
    selector:
      'SvelteAttribute[key.name=/^(aria-label|aria-description|title|placeholder|alt)$/] > ' +
      'SvelteLiteral[value=/^(?!Kaiju$)(?!k7m2p9xq$).*[A-Za-z]{2}/]',
    message: 'Every word that a player reads is in text/: say t(id).',
  },
]

/** The rules that keep `folder` from importing what comes after it, at once or later. */
function direction(folder) {
  const after = ORDER.slice(ORDER.indexOf(folder) + 1)
  const message = `Folders of src import in one direction: ${ORDER.join(' → ')}.`
  const app = { group: ['**/App.svelte'], message }
  const later = { group: after.map((name) => `**/${name}/**`), message }
  const lazily = { selector: `ImportExpression[source.value=/\\/(${after.join('|')})\\//]`, message }
  return {
    files: [`src/${folder}/**/*.{ts,svelte}`],
    rules: {
      'no-restricted-imports': ['error', { patterns: after.length > 0 ? [app, later] : [app] }],
      'no-restricted-syntax': ['error', ...(after.length > 0 ? [lazily] : []), LOADING, ...RULES_OF_THE_GAME, ...WORDS],
    },
  }
}

export default defineConfig(
  // Generated from the Rust types.
  globalIgnores(['src/wire', 'dist', 'node_modules']),
  ts.configs.recommended,
  svelte.configs.recommended,
  // Prettier formats.
  svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // Prettier wraps code but not comments and texts. A drawing is one line.
      'max-len': ['error', { code: 120, ignorePattern: '<path ' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Maps and sets here are built and read within one function, or replaced as a whole.
      'svelte/prefer-svelte-reactivity': 'off',
      // A literal in braces keeps a space that the template would drop.
      'svelte/no-useless-mustaches': 'off',
      'no-restricted-syntax': ['error', LOADING],
    },
  },
  ...ORDER.map(direction),
  {
    // Written from the texts.
    files: ['src/text/ids.ts'],
    rules: { 'max-len': 'off' },
  },
  {
    // The model is pure: what it says follows from messages alone.
    files: ['src/model/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', 'document', 'window', 'navigator', 'location', 'localStorage', 'fetch'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now' },
        { object: 'Math', property: 'random' },
      ],
    },
  },
  {
    files: ['src/model/**/*.svelte', 'src/model/**/*.svelte.ts'],
    rules: { 'no-restricted-syntax': ['error', { selector: 'Program', message: 'The model has no state.' }] },
  },
  {
    // Drawings and documents of our own build are the only markup that is inserted as HTML.
    files: [
      'src/parts/{ReactionIcon,Scene,Sprites,Wordmark}.svelte',
      'src/screens/Rulebook.svelte',
      'src/screens/Rules.svelte',
      'src/screens/cards/OpenCard.svelte',
      'src/screens/home/Poster.svelte',
      'src/screens/table/Invite.svelte',
    ],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  {
    // Effects are short-lived elements laid over the page; Svelte never renders into their layer.
    files: ['src/motion/Effects.svelte'],
    rules: { 'svelte/no-dom-manipulating': 'off' },
  },
  {
    // Tests wait for states and decide what time it is (docs/testing.md).
    files: ['tests/**/*.ts', 'playwright*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { property: 'waitForTimeout', message: 'Wait for a state, or move the clock of the page.' },
        { object: 'Date', property: 'now', message: 'Take a fixed time, such as NOW in tests/e2e/time.ts.' },
        { object: 'performance', property: 'now', message: 'Speed is measured by benchmarks.' },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'setTimeout', message: 'Wait for a state, or move the clock of the page.' },
        { name: 'setInterval', message: 'Wait for a state, or move the clock of the page.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Take a fixed time, such as NOW in tests/e2e/time.ts.',
        },
        {
          selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
          message: 'Draw from chance.ts, which has a seed.',
        },
      ],
    },
  },
)
