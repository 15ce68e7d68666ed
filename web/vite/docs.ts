// The rules and rulings of docs/, as data for the rules and cards screens: one source, no copy.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PREFIX = 'docs:'
const FOLDER = join(import.meta.dirname, '../../docs')

export interface Ruling { id: string; powers: string[]; question: string; decision: string; sets: string }

/** The fields that players read, of a ledger of rulings. */
export function rulings(toml: string): Ruling[] {
  return toml.split('[[ruling]]').slice(1).map((entry) => {
    const word = (field: string) => JSON.parse(new RegExp(`^${field} = (".*")$`, 'm').exec(entry)?.[1] ?? '""') as string
    const list = (field: string) => JSON.parse(new RegExp(`^${field} = (\\[.*\\])$`, 'm').exec(entry)?.[1] ?? '[]') as string[]
    const plain = (field: string) => word(field).replace(/`/g, '')
    return { id: word('id'), powers: list('powers'), question: plain('question'), decision: plain('decision'), sets: list('sets').join(', ') }
  })
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
export const anchor = (heading: string) => heading.toLowerCase().replace(/[^\w\s-]/g, '').trim().replace(/\s+/g, '-')

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*]+)\*/g, '<i>$1</i>')
    .replace(/&lt;a id="([^"]+)"&gt;&lt;\/a&gt;/g, '<a id="$1"></a>')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, words: string, to: string) =>
      to.startsWith('#') ? `<a href="${to}">${words}</a>` : words)
}

/** The little Markdown that docs/rules.md is written in: headings, paragraphs, lists, tables. */
export function markdown(text: string): string {
  const out: string[] = []
  for (const block of text.split(/\n{2,}/)) {
    const lines = block.split('\n').filter((line) => line.trim() !== '')
    const [first = ''] = lines
    const heading = /^(#{1,4}) (.*)$/.exec(first)
    if (heading) {
      const level = heading[1]?.length ?? 1
      out.push(`<h${level} id="${anchor(heading[2] ?? '')}">${inline(heading[2] ?? '')}</h${level}>`)
      if (lines.length > 1) out.push(markdown(lines.slice(1).join('\n')))
    } else if (first.startsWith('|')) {
      const row = (line: string, cell: string) => `<tr>${line.replace(/^\||\|$/g, '').split(/(?<!\\)\|/).map((c) => `<${cell}>${inline(c.trim().replace(/\\\|/g, '|'))}</${cell}>`).join('')}</tr>`
      out.push(`<div class="wide-table"><table><thead>${row(first, 'th')}</thead><tbody>${lines.slice(2).map((line) => row(line, 'td')).join('')}</tbody></table></div>`)
    } else if (/^\s*[-*] /.test(first) || /^\d+\. /.test(first)) {
      const items = lines.reduce<string[]>((all, line) => (/^\s*([-*]|\d+\.) /.test(line) ? [...all, line.replace(/^\s*([-*]|\d+\.) /, '')] : [...all.slice(0, -1), `${all.at(-1) ?? ''} ${line.trim()}`]), [])
      const tag = /^\d/.test(first) ? 'ol' : 'ul'
      out.push(`<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`)
    } else if (first.startsWith('```')) {
      out.push(`<pre>${escape(lines.slice(1).filter((line) => !line.startsWith('```')).join('\n'))}</pre>`)
    } else if (lines.length > 0) out.push(`<p>${inline(lines.join(' '))}</p>`)
  }
  return out.join('\n')
}

export function docs(): Plugin {
  const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
  return {
    name: 'kaiju-docs',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${PREFIX}rules`) return `export default ${JSON.stringify(markdown(read('rules.md')))}`
      if (id !== `\0${PREFIX}rulings`) return null
      const all = ['cards.toml', 'tiles.toml', 'general.toml'].flatMap((file) => rulings(read(`rulings/${file}`)))
      return `export default ${JSON.stringify(all.filter((ruling) => ruling.powers.length > 0))}`
    },
  }
}
