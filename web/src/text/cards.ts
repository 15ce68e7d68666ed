// Names and texts of cards and tiles.

import { attribute, text } from './text.svelte'

let dark = false

/** The Dark Edition names and words some cards otherwise; a screen says which edition it shows. */
export function useEdition(isDark: boolean): void {
  dark = isDark
}

export function nameOf(id: string): string {
  return (dark ? attribute(`card-${id}`, 'dark') : null) ?? text(`card-${id}`) ?? id
}

export function textOf(id: string): string {
  return (dark ? attribute(`card-${id}`, 'dark-text') : null) ?? attribute(`card-${id}`, 'text') ?? ''
}
