// Writes a compressed copy of every text file of the build, which the server sends as it is.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/

export function gzip(): Plugin {
  let folder = ''
  return {
    name: 'kaiju-gzip',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
      if (config.build.outDir.startsWith('/')) folder = config.build.outDir
    },
    writeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.test(file)) continue
        const path = join(folder, file)
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9, memLevel: 9 }))
      }
    },
  }
}
