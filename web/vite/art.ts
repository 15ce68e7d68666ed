// Turns the drawings of src/art into symbols that the page holds once and uses by id: no request per icon, and no
// second parsing of a sheet. The files stay drawings that any editor opens.
//
//   import cards from 'art:cards'      every cell of cards.svg as a symbol "cards-<id>"
//   import monsters from 'art:monsters'  each file of monsters/ as a symbol "monsters-<name>"
//   import city from 'art:scene/city-back'  one drawing to be put into the page as it is

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PREFIX = 'art:'

/** Text without comments and without the spaces that only indent. */
const squeeze = (svg: string): string =>
  svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .trim()

const styleOf = (svg: string): string => /<style>([\s\S]*?)<\/style>/.exec(svg)?.[1] ?? ''

const inside = (svg: string): string =>
  svg
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')

/** Classes and ids are global in a page: each sheet gets a prefix of its own. */
function named(markup: string, name: string): string {
  return markup
    .replace(
      /class="([^"]+)"/g,
      (_, list: string) =>
        `class="${list
          .split(' ')
          .map((c) => `${name}-${c}`)
          .join(' ')}"`,
    )
    .replace(/ id="([^"]+)"/g, ` id="${name}_$1"`)
    .replace(/href="#([^"]+)"/g, `href="#${name}_$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${name}_$1)`)
}

const namedStyle = (css: string, name: string): string => css.replace(/\.([a-z][\w-]*)(?=[^{}]*\{)/g, `.${name}-$1`)

/** The elements at the top level of some markup. */
export function topLevel(markup: string): string[] {
  const found: string[] = []
  let depth = 0
  let start = 0
  for (const tag of markup.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/gi)) {
    if (tag[1] === '' && depth === 0) start = tag.index
    if (tag[1] === '/') depth -= 1
    else if (tag[3] === '') depth += 1
    if (depth === 0) found.push(markup.slice(start, tag.index + tag[0].length))
  }
  return found
}

/** A sheet of cells: the n-th <view> frames the n-th group. */
export function sheet(svg: string, name: string): string {
  const clean = squeeze(svg)
  const parts = topLevel(inside(clean))
  const views = parts.filter((part) => part.startsWith('<view'))
  const cells = parts.filter((part) => part.startsWith('<g'))
  const defs = parts.filter((part) => part.startsWith('<defs'))
  if (views.length !== cells.length)
    throw new Error(`${name}.svg has ${views.length} views and ${cells.length} drawings`)
  const symbols = views.map((view, i) => {
    const id = /id="([^"]+)"/.exec(view)?.[1]
    const box = /viewBox="([^"]+)"/.exec(view)?.[1]
    const cell = cells[i]?.replace(/^<g id="[^"]+"/, '<g') ?? ''
    return `<symbol id="${name}-${id}" viewBox="${box}">${named(cell, name)}</symbol>`
  })
  const style = namedStyle(squeeze(styleOf(clean)), name)
  return `<style>${style}</style>${named(defs.join(''), name)}${symbols.join('')}`
}

/** One drawing as a symbol. The faces of a monster are switched by inherited properties: `--idle` and `--hurt`. */
export function whole(svg: string, name: string, id: string): string {
  const clean = squeeze(svg)
  const box = /viewBox="([^"]+)"/.exec(clean)?.[1]
  const body = inside(clean).replace(/ id="hurt"/, '')
  return `<symbol id="${name}-${id}" viewBox="${box}">${named(body, `${name}-${id}`).replace(
    /class="[\w-]+-(idle|hurt)"/g,
    'class="monsters-$1"',
  )}</symbol>`
}

/** A drawing that stands in the page itself, so that the theme can change its inks. */
export function scene(svg: string, id: string): string {
  const clean = squeeze(svg)
  const head = /<svg[^>]*>/.exec(clean)?.[0] ?? '<svg>'
  const open = head.replace(/ role="img"| aria-label="[^"]*"/g, '').replace('<svg', '<svg aria-hidden="true"')
  const style = namedStyle(squeeze(styleOf(clean)).replace(/#night:target/g, '[data-theme=night]'), id)
  const body = named(inside(clean).replace(/<g id="night">/, '<g>'), id)
  return `${open}<style>${style}</style>${body}</svg>`
}

export function art(): Plugin {
  const folder = join(import.meta.dirname, '../src/art')
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return {
    name: 'kaiju-art',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const name = id.slice(PREFIX.length + 1)
      const made = make(name)
      return `export default ${JSON.stringify(made)}`
    },
  }

  function make(name: string): string | Record<string, string> {
    if (name === 'monsters') {
      const faces = '.monsters-hurt{display:var(--hurt,none)}.monsters-idle{display:var(--idle,inline)}'
      const drawings = readdirSync(join(folder, 'monsters')).sort()
      const monsters = drawings.map((f) => whole(read(`monsters/${f}`), 'monsters', f.replace('.svg', '')))
      return `<style>${faces}</style>${monsters.join('')}`
    }
    if (name === 'families') {
      const cells = [...read('cards.svg').matchAll(/<view id="([^"]+)"[^>]*>\s*<g[^>]*><use href="#g-(\w+)"/g)]
      return Object.fromEntries(cells.map(([, id, family]) => [id, family]))
    }
    if (name.startsWith('scene/')) {
      const id = name.slice('scene/'.length)
      return scene(read(`${id}.svg`), id)
    }
    return sheet(read(`${name}.svg`), name)
  }
}
