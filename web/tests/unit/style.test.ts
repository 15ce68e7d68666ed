// Styles are in the component that they style, where Svelte refuses a rule without an element. The rest in src/style is
// about elements of every page, or about shapes that several components draw.

import { parse, type AST } from 'svelte/compiler'
import { expect, test } from 'vitest'
import { classesIn, read, under } from './classes'

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
