// Names and texts of cards and tiles.

import { printOf } from './print'
import { attribute, text } from './text.svelte'

export { printOf }

let dark = false

/** The Dark Edition names and words some cards otherwise; a screen says which edition it shows. */
export function useEdition(isDark: boolean): void {
  dark = isDark
}

export function nameOf(copy: string): string {
  const id = printOf(copy)
  return (dark ? attribute(`card-${id}`, 'dark') : null) ?? text(`card-${id}`) ?? id
}

export function textOf(copy: string): string {
  const id = printOf(copy)
  return (dark ? attribute(`card-${id}`, 'dark-text') : null) ?? attribute(`card-${id}`, 'text') ?? ''
}
