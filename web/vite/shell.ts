// The page before any script has come: it holds its curtain itself, no style sheet or script stands before it, and it
// knows where the texts of each language are.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { scene } from './art.ts'
import { offered, sourceOf } from './texts.ts'

const SHEET = /\s*<link rel="stylesheet"[^>]*>/g

/** Moves style sheets to the end of the body: in the head they would delay the first paint. */
export function sheetsLast(html: string): string {
  const sheets = html.match(SHEET)?.join('') ?? ''
  return html.replace(SHEET, '').replace(/\s*<\/body>/, `${sheets}\n  </body>`)
}

/** The addresses of the texts, by language, so that the page can fetch its own at once. */
function textsOf(bundle: Rollup.OutputBundle | undefined): string {
  const found = Object.values(bundle ?? {}).flatMap((file) => {
    const code = file.type === 'chunk' ? /^\0text:([a-z]{2})$/.exec(file.facadeModuleId ?? '')?.[1] : undefined
    return code ? [[code, `/${file.fileName}`] as const] : []
  })
  return JSON.stringify(Object.fromEntries(found)).replace(/"/g, '&quot;')
}

/** Links that fetch the fonts beside the script. */
const preloads = (bundle: Rollup.OutputBundle | undefined): string =>
  Object.keys(bundle ?? {})
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin />\n    `)
    .join('')

/** The name of an installed page in a language. */
function manifest(code: string): string {
  const english = JSON.parse(
    readFileSync(join(import.meta.dirname, '../public/manifest.webmanifest'), 'utf8'),
  ) as object
  const texts = new FluentBundle(code, { useIsolating: false })
  texts.addResource(new FluentResource(sourceOf(code)))
  const say = (id: string) => texts.formatPattern(texts.getMessage(id)?.value ?? '', null, [])
  return JSON.stringify({ ...english, lang: code, description: `${say('home-tag')} ${say('home-tag-end')}` }, null, 2)
}

export function shell(): Plugin {
  const wordmark = scene(readFileSync(join(import.meta.dirname, '../src/art/wordmark.svg'), 'utf8'), 'curtain')
  return {
    name: 'kaiju-shell',
    generateBundle() {
      for (const { code } of offered().filter((language) => language.code !== 'en'))
        this.emitFile({ type: 'asset', fileName: `manifest-${code}.webmanifest`, source: manifest(code) })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        sheetsLast(
          html
            .replace('<!-- wordmark -->', wordmark)
            .replace('<script src="/theme.js"', (script) => preloads(bundle) + script)
            .replace('<script src="/theme.js"', `<script src="/theme.js" data-texts="${textsOf(bundle)}"`),
        ),
    },
  }
}
