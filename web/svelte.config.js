import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const components = readdirSync(join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svelte'))
  .map((name) => name.replaceAll('\\', '/'))
  .sort()

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    // Every element that a component styles carries this class. A number is shorter than Svelte's hash, and packs
    // better.
    cssHash: ({ filename }) => `_${components.findIndex((name) => filename.endsWith(`src/${name}`)).toString(36)}`,
  },
  /** Every compiler warning is an error, such as a style rule without an element. */
  onwarn(warning) {
    throw new Error(`${warning.filename}:${warning.start?.line}: ${warning.message}`)
  },
}
