// Styles are in the component that they style, where Svelte refuses a rule without an element. The rest in src/style is
// about elements of every page, or about shapes that several components draw.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type AST } from 'svelte/compiler'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../../src')
const under = (folder: string, end: string) =>
  readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name))
const read = (file: string) => readFileSync(join(src, file), 'utf8')

/** The words that may be classes in a component, also those passed to a part. */
function classesIn(source: string): Set<string> {
  const markup = source.replace(/<style>[^]*<\/style>/, '')
  const said = [...markup.matchAll(/(["'`])([^"'`]*)\1|class:([\w-]+)|[{,] ([a-z]\w*):/g)]
  return new Set(said.flatMap(([, , words = '', one = '', key = '']) => [...words.split(/[\s{}]+/), one, key]))
}
const components = under('.', '.svelte').map((file) => classesIn(read(file)))
const drawnBy = (name: string) => components.filter((classes) => classes.has(name)).length

/** The selectors of a style sheet with the classes in them. */
function selectorsOf(css: string): { selector: string; classes: string[] }[] {
  const source = `<style>${css}</style>`
  const found: { selector: string; classes: string[] }[] = []
  const walk = (node: unknown, inside = false): string[] => {
    if (typeof node !== 'object' || node === null) return []
    if (Array.isArray(node)) return node.flatMap((one) => walk(one, inside))
    const { type, name, start, end, ...rest } = node as AST.CSS.Node & { name?: string }
    const isSelector = type === 'ComplexSelector'
    const classes = Object.values(rest).flatMap((part) => walk(part, inside || isSelector))
    if (type === 'ClassSelector' && name) return [name, ...classes]
    if (isSelector && !inside) found.push({ selector: source.slice(start, end), classes })
    return classes
  }
  walk(parse(source, { modern: true }).css?.children)
  return found
}

test.each(under('style', '.css'))('%s holds what several components draw', (file) => {
  const selectors = selectorsOf(read(file).replace(/@import[^;]*;/g, ''))
  const dead = selectors.filter(({ classes }) => classes.some((name) => drawnBy(name) === 0))
  expect(dead.map(({ selector }) => selector)).toEqual([])
  const one = selectors.filter(({ classes }) => classes.length > 0 && classes.every((name) => drawnBy(name) === 1))
  expect(one.map(({ selector }) => selector)).toEqual([])
})
