// Messages taken apart: the variables they show, and what they select by.

import { FluentResource } from '@fluent/bundle'

type Pattern = FluentResource['body'][number]['value']
interface Expression {
  type: string
  name: string
  value: unknown
  selector: Expression
  variants: { key: { type: string; value: string | number }; value: Pattern }[]
  star: number
  args: Expression[]
}

export interface Selector {
  /** The selector: a variable, or a function with its variable, such as `GENDER($who)`. */
  by: string
  keys: string[]
  usual: string
}

/** The parts of one pattern. */
export interface Parts {
  /** Variables whose value is shown, in some variant. */
  shown: Set<string>
  /** All variables. */
  used: Set<string>
  /** Functions, each with its arguments, such as `CASE($whom, acc)`. */
  calls: Set<string>
  selectors: Selector[]
  /** The words themselves. */
  words: string
}

const nameOf = (expression: Expression): string => {
  if (expression.type === 'var') return `$${expression.name}`
  if (expression.type === 'func') return `${expression.name}(${expression.args.map(nameOf).join(', ')})`
  return String(expression.value)
}

function take(expression: Expression, parts: Parts, isShown: boolean): void {
  switch (expression.type) {
    case 'var':
      parts.used.add(expression.name)
      if (isShown) parts.shown.add(expression.name)
      return
    case 'func':
      parts.calls.add(nameOf(expression))
      for (const argument of expression.args) take(argument, parts, isShown)
      return
    case 'select':
      take(expression.selector, parts, false)
      parts.selectors.push({
        by: nameOf(expression.selector),
        keys: expression.variants.map(({ key }) => String(key.value)),
        usual: String(expression.variants[expression.star]?.key.value),
      })
      for (const { value } of expression.variants) walk(value, parts)
  }
}

function walk(pattern: Pattern, parts: Parts): void {
  if (pattern === null) return
  for (const element of typeof pattern === 'string' ? [pattern] : pattern)
    if (typeof element === 'string') parts.words += element
    else take(element as unknown as Expression, parts, true)
}

/** Every message and attribute of a source, such as `card-wings` and `card-wings.text`. */
export function messagesOf(source: string): Map<string, Parts> {
  const found = new Map<string, Parts>()
  const add = (id: string, pattern: Pattern) => {
    const parts: Parts = { shown: new Set(), used: new Set(), calls: new Set(), selectors: [], words: '' }
    walk(pattern, parts)
    found.set(id, parts)
  }
  for (const { id, value, attributes } of new FluentResource(source).body) {
    add(id, value)
    for (const [name, pattern] of Object.entries(attributes)) add(`${id}.${name}`, pattern)
  }
  return found
}
