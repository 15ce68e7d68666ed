// Texts with things in them: monsters, cards, dice and icons. A thing travels through Fluent as a marked word, and is
// taken out again where the text is shown or read aloud.

import { cardsOf, cardWord, diceWord, monsterWord, nameWord } from '../model/marks'
import type { Face } from '../model/table'

export type Piece =
  | { is: 'text'; text: string }
  | { is: 'monster'; seat: number; form?: string }
  | { is: 'card'; id: string; after?: string }
  | { is: 'dice'; faces: Face[] }
  | { is: 'icon'; id: string; n: number; after?: string }

export { cardsOf, cardWord, diceWord, monsterWord, nameWord }

/** The pieces of a text. Icons stand in the files themselves as [heart], [star], [energy] and so on. Punctuation
    right after a card or an icon belongs to it, so that no line begins with a comma. An icon is read as the number
    before it demands; without one there are several. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = []
  const say = (words: string) => {
    if (words) found.push({ is: 'text', text: words })
  }
  let rest = 0
  for (const thing of text.matchAll(/\u0002(\w+):([^\u0003]*)\u0003|\[([a-z]+)\]/g)) {
    say(text.slice(rest, thing.index))
    rest = thing.index + thing[0].length
    const [, kind, marked = '', icon] = thing
    const [value = '', form] = marked.split(':')
    const closing = icon || kind === 'card' ? /^[.,:;!?)]*/.exec(text.slice(rest))?.[0] : ''
    const after = closing ? { after: closing } : {}
    rest += closing?.length ?? 0
    const before = found.at(-1)
    const n = Number((before?.is === 'text' && /(\d+)\s$/.exec(before.text)?.[1]) || 2)
    if (icon) found.push({ is: 'icon', id: icon, n, ...after })
    else if (kind === 'monster') found.push({ is: 'monster', seat: Number(value), ...(form ? { form } : {}) })
    else if (kind === 'card') found.push({ is: 'card', id: value, ...after })
    else if (kind === 'dice') found.push({ is: 'dice', faces: value.split(' ').filter((f) => f !== '') as Face[] })
  }
  say(text.slice(rest))
  return found
}

/** Names of things. */
export interface Names {
  monster: (seat: number, form?: string) => string
  card: (id: string) => string
  icon: (id: string, n: number) => string
  face: (face: Face) => string
}

/** The text without pictures, for titles, labels and screen readers. */
export function plain(text: string, names: Names): string {
  return pieces(text)
    .map((piece) => {
      switch (piece.is) {
        case 'text':
          return piece.text
        case 'monster':
          return names.monster(piece.seat, piece.form)
        case 'card':
          return names.card(piece.id) + (piece.after ?? '')
        case 'dice':
          return piece.faces.map(names.face).join(', ')
        case 'icon':
          return names.icon(piece.id, piece.n) + (piece.after ?? '')
      }
    })
    .join('')
}
