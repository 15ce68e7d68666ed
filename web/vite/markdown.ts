// The little Markdown that the documents are written in: headings, paragraphs, lists, tables.

/** Text to HTML, within a paragraph or a cell. */
export type Inline = (text: string) => string

export const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
export const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')

/** A drawing of src/art, by the symbol that the page holds of it. */
function picture(label: string, file: string): string {
  const [, sheet, id] = /\/art\/(\w+)(?:\/|\.svg#)([\w-]+)/.exec(file) ?? []
  if (!sheet || !id) throw new Error(`${file} is no drawing of web/src/art`)
  const use = `<use href="#${sheet}-${id}" width="64" height="64"/>`
  return `<svg class="pic-${sheet}" viewBox="0 0 64 64" role="img" aria-label="${label}">${use}</svg>`
}

/** Bold, italics and anchors; `code` renders words between backticks, and `link` renders links. */
export function plainInline(
  text: string,
  code: (text: string) => string,
  link: (words: string, to: string) => string,
): string {
  return escape(text)
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*]+)\*/g, '<i>$1</i>')
    .replace(/&lt;a id="([^"]+)"&gt;&lt;\/a&gt;/g, '<a id="$1"></a>')
    .replace(/!\[([^\]]*)\]\(([^)]+)\)/g, (_, label: string, file: string) => picture(label, file))
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, words: string, to: string) => link(words, to))
    .replace(/`([^`]+)`/g, (_, words: string) => code(words))
}

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replace(/\\\|/g, '|'))
const row = (line: string, tag: string, inline: Inline) =>
  `<tr>${cells(line)
    .map((cell) => `<${tag}>${inline(cell)}</${tag}>`)
    .join('')}</tr>`
const ITEM = /^\s*([-*]|\d+\.) /

/** A text as HTML. `table` may render tables in its own way. */
export function markdown(
  text: string,
  inline: Inline,
  table: (rows: string[][]) => string | null = () => null,
): string {
  const out: string[] = []
  for (const block of text.split(/\n{2,}/)) {
    const lines = block.split('\n').filter((line) => line.trim() !== '')
    const [first = ''] = lines
    const heading = /^(#{1,4}) (.*)$/.exec(first)
    if (heading) {
      const level = heading[1]?.length ?? 1
      out.push(`<h${level} id="${anchor(heading[2] ?? '')}">${inline(heading[2] ?? '')}</h${level}>`)
      if (lines.length > 1) out.push(markdown(lines.slice(1).join('\n'), inline, table))
    } else if (first.startsWith('|')) {
      const own = table([first, ...lines.slice(2)].map(cells))
      out.push(
        own ??
          `<div class="wide-table"><table><thead>${row(first, 'th', inline)}</thead><tbody>${lines
            .slice(2)
            .map((line) => row(line, 'td', inline))
            .join('')}</tbody></table></div>`,
      )
    } else if (ITEM.test(first)) {
      const items = lines.reduce<string[]>(
        (all, line) =>
          ITEM.test(line)
            ? [...all, line.replace(ITEM, '')]
            : [...all.slice(0, -1), `${all.at(-1) ?? ''} ${line.trim()}`],
        [],
      )
      const tag = /^\d/.test(first) ? 'ol' : 'ul'
      out.push(`<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`)
    } else if (lines.length > 0) out.push(`<p>${inline(lines.join(' '))}</p>`)
  }
  return out.join('\n')
}
