// The styles of a component reach only what is drawn around it or in it. Svelte refuses a rule without an element, but
// knows nothing of the classes in `:global(…)`.

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, type AST } from 'svelte/compiler'
import { expect, test } from 'vitest'
import { addedBy, classesIn, read, src, under } from './classes'

const COMPONENTS = under('.', '.svelte')
const MODULES = [...COMPONENTS, ...under('.', '.ts')]

/** The modules that a module imports, at once or later. */
function importsOf(file: string): string[] {
  const named = [...read(file).matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) => path)
  return named.flatMap((path) => {
    const at = join(dirname(file), path)
    return [at, `${at}.ts`].find((one) => /\.(svelte|ts)$/.test(one) && existsSync(join(src, one))) ?? []
  })
}
const IMPORTS = new Map(MODULES.map((file) => [file, importsOf(file)]))

/** The components that are imported by a module, or by what it imports. */
function within(file: string): string[] {
  const found = new Set<string>()
  const walk = (one: string) =>
    IMPORTS.get(one)?.forEach((next) => {
      if (!found.has(next)) {
        found.add(next)
        walk(next)
      }
    })
  walk(file)
  found.delete(file)
  return COMPONENTS.filter((one) => found.has(one))
}
const WITHIN = new Map(COMPONENTS.map((file) => [file, within(file)]))
const inside = (file: string) => WITHIN.get(file) ?? []
const around = (file: string) => COMPONENTS.filter((one) => inside(one).includes(file))
/** A component that draws what it is given may be drawn around anything that its user draws. */
const takesMarkup = (file: string) => read(file).includes('Snippet')

const drawn = new Map(COMPONENTS.map((file) => [file, classesIn(read(file))]))
const classesOf = (files: readonly string[]) => new Set(files.flatMap((file) => [...(drawn.get(file) ?? [])]))
/** Classes that scripts give to elements of other components, and those in the HTML that vite/markdown.ts makes. */
const given = [
  ...MODULES.filter((file) => !file.endsWith('.svelte')).flatMap((file) => addedBy(read(file))),
  ...['wide-table', 'pic-monsters', 'pic-cards'],
]

/** The classes named by `:global(…)` in the styles of a component, before, beside and after its own elements. */
function globals(file: string): { selector: string; before: string[]; beside: string[]; after: string[] }[] {
  const source = read(file)
  const classesUnder = (node: unknown): string[] => {
    if (typeof node !== 'object' || node === null) return []
    if (Array.isArray(node)) return node.flatMap(classesUnder)
    const { type, name, ...rest } = node as { type?: string; name?: string }
    // Conditions may be about anything in the same page.
    if (type === 'PseudoClassSelector' && name === 'has') return []
    return type === 'ClassSelector' && name ? [name] : Object.values(rest).flatMap(classesUnder)
  }
  const isGlobal = (one: AST.CSS.SimpleSelector) => one.type === 'PseudoClassSelector' && one.name === 'global'
  const isOwn = (one: AST.CSS.SimpleSelector) => one.type === 'ClassSelector' || one.type === 'TypeSelector'
  const found: ReturnType<typeof globals> = []
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) return node.forEach(walk)
    const one = node as AST.CSS.Node
    if (one.type === 'Rule')
      for (const { children: parts, start, end } of one.prelude.children) {
        // Neighbours of an own element belong to the component around it.
        const isBeside = parts.map(({ combinator }) => combinator?.name === '+' || combinator?.name === '~')
        const first = parts.findIndex(({ selectors }) => selectors.some(isOwn))
        const named = parts.map(({ selectors }) => classesUnder(selectors.filter(isGlobal)))
        found.push({
          selector: source.slice(start, end),
          before: named.filter((_, at) => !isBeside[at] && (first < 0 || at < first)).flat(),
          beside: named.filter((_, at) => isBeside[at]).flat(),
          after: named.filter((_, at) => !isBeside[at] && first >= 0 && at >= first).flat(),
        })
      }
    Object.values(node).forEach(walk)
  }
  walk(parse(source, { modern: true }).css?.children)
  return found
}

test.each(COMPONENTS.filter((file) => read(file).includes(':global(')))('%s styles what it can reach', (file) => {
  const users = around(file)
  const near = users.flatMap(inside)
  const outside = [...users, ...near.filter(takesMarkup)]
  const under = [...inside(file), ...(takesMarkup(file) ? [...users, ...near] : [])]
  const before = new Set([...classesOf([...outside, ...under, file]), ...given])
  const beside = new Set([...classesOf([...users, ...near]), ...given])
  const after = new Set([...classesOf([...under, file]), ...given])
  const lost = globals(file).filter(
    (one) =>
      one.before.some((name) => !before.has(name)) ||
      one.beside.some((name) => !beside.has(name)) ||
      one.after.some((name) => !after.has(name)),
  )
  expect(lost.map(({ selector }) => selector)).toEqual([])
})
