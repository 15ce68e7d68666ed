// Texts as they are read aloud, or shown where there are no pictures.

import { nameOf } from './cards'
import { plain } from './rich'
import { t, text } from './text.svelte'

/** A text without pictures: everything in it is named. */
export const spoken = (words: string, monster: (seat: number, form?: string) => string): string =>
  plain(words, {
    monster,
    card: nameOf,
    icon: (icon, n) => text(`icon-${icon}`, { n }) ?? icon,
    face: (face) => t(`face-${face}`),
  })
