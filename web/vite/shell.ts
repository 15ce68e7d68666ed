// The page before any script has come: it holds its curtain itself, no style sheet or script stands before it, and it
// knows where the texts of each language are.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { scene } from './art.ts'

const SHEET = /\s*<link rel="stylesheet"[^>]*>/g

/** Style sheets in the head hold the first paint back; at the end of the body they only hold back the scripts. */
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

export function shell(): Plugin {
  const wordmark = scene(readFileSync(join(import.meta.dirname, '../src/art/wordmark.svg'), 'utf8'), 'curtain')
  return {
    name: 'kaiju-shell',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        sheetsLast(
          html
            .replace('<!-- wordmark -->', wordmark)
            .replace('<script src="/theme.js"', `<script src="/theme.js" data-texts="${textsOf(bundle)}"`),
        ),
    },
  }
}
