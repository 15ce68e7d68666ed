// The page before any script has come: it holds its curtain itself, and no style sheet or script stands before it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { scene } from './art.ts'

const SHEET = /\s*<link rel="stylesheet"[^>]*>/g

/** Style sheets in the head hold the first paint back; at the end of the body they only hold back the scripts. */
export function sheetsLast(html: string): string {
  const sheets = html.match(SHEET)?.join('') ?? ''
  return html.replace(SHEET, '').replace(/\s*<\/body>/, `${sheets}\n  </body>`)
}

export function shell(): Plugin {
  const wordmark = scene(readFileSync(join(import.meta.dirname, '../src/art/wordmark.svg'), 'utf8'), 'curtain')
  return {
    name: 'kaiju-shell',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => sheetsLast(html.replace('<!-- wordmark -->', wordmark)),
    },
  }
}
