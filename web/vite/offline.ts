// Writes the service worker: src/offline.js with the list of what was built, so that the pages open without a network.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The worker's text for a build of these files. Its version changes with their names, which change with their
    contents. */
export function worker(source: string, files: readonly string[], page: string): string {
  const version = createHash('sha256')
    .update([...files, page].join('\n'))
    .digest('hex')
    .slice(0, 12)
  return source.replace("'__VERSION__'", JSON.stringify(version)).replace("'__FILES__'", JSON.stringify(files))
}

export function offline(): Plugin {
  const web = join(import.meta.dirname, '..')
  return {
    name: 'kaiju-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith('assets/') || name.endsWith('.webmanifest'))
      const files = [...built, ...readdirSync(join(web, 'public'))].map((name) => `/${name}`).sort()
      const source = readFileSync(join(web, 'src/offline.js'), 'utf8')
      const page = readFileSync(join(web, 'index.html'), 'utf8')
      this.emitFile({ type: 'asset', fileName: 'offline.js', source: worker(source, files, page) })
    },
  }
}
