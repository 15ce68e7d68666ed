// The classes that components draw.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'svelte/compiler'

export const src = join(import.meta.dirname, '../../src')
export const under = (folder: string, end: string) =>
  readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name))
export const read = (file: string) => readFileSync(join(src, file), 'utf8')

/** The classes in an attribute whose value names them only by a variable. An ordinary word in quotes is no class. */
const GIVEN: Record<string, readonly string[]> = {
  'f-{face}': ['1', '2', '3', 'energy', 'claw', 'heart'].map((face) => `f-${face}`),
  'm{i + 1}': [1, 2, 3, 4, 5, 6].map((at) => `m${at}`),
  'p{i}': [0, 1, 2, 3, 4, 5].map((at) => `p${at}`),
  '{POWERS[id]?.kind}': ['keep', 'discard', 'tile'],
  '{POWERS[tile]?.side}': ['red', 'green'],
  '{card.kind}': ['keep', 'discard', 'tile'],
  '{p.kind}': ['keep', 'discard', 'tile'],
  '{power.kind}': ['keep', 'discard', 'tile'],
  '{place}': ['city', 'bay'],
  '{side}': ['left', 'right'],
  '{which}': ['open', 'watch'],
  '{stat}': ['hearts', 'points', 'energy', 'wickedness'],
  // Passed on: the component that passes it names the class.
  '{cls}': [],
}

const literalsIn = (code: string) => [...code.matchAll(/(["'`])([\w -]*)\1/g)].map(([, , text = '']) => text)
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '')

/** The classes in the value of an attribute as it is written. */
function classesOf(value: string): string[] {
  const inner = value.replace(/^(["'])([^]*)\1$/, '$2')
  const parts = inner.match(/(?:[^\s{]|\{(?:[^{}]|\{[^{}]*\})*\})+/g) ?? []
  return parts.flatMap((part) => {
    if (!part.includes('{')) return [part]
    const given = GIVEN[part] ?? literalsIn(part).flatMap(wordsIn)
    if (!(part in GIVEN) && given.length === 0) throw new Error(`add the classes of ${part} to GIVEN`)
    return given
  })
}

/** The classes that a component draws, passes to its parts as `cls`, or gives to elements by its script. */
export function classesIn(source: string): Set<string> {
  const found: string[] = []
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) return node.forEach(walk)
    const { type, name, start, end, ...rest } = node as { type?: string; name?: string; start: number; end: number }
    if (type === 'ClassDirective' && name) found.push(name)
    if (type === 'Attribute' && (name === 'class' || name === 'cls'))
      found.push(...classesOf(source.slice(start, end).replace(/^\w+=/, '')))
    Object.values(rest).forEach(walk)
  }
  const { fragment } = parse(source, { modern: true })
  walk(fragment)
  return new Set([...found, ...addedBy(source)])
}
/** Classes that a script gives to elements, and the usual ones of a part that takes others as `cls`. */
export function addedBy(script: string): string[] {
  const said = [...script.matchAll(/(?:className|cls) = ([^\n]*)|(?:classList\.\w+|again)\(([^)\n]*)/g)]
  return said.flatMap(([, set = '', added = '']) => literalsIn(set + added).flatMap(wordsIn))
}
