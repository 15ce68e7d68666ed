// The engine's reasons in words, made from the texts alone, to be compared with the page.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Lack } from '../../src/wire'
import { sourceOf } from '../../vite/texts'

const texts = new FluentBundle('en', { useIsolating: false })
texts.addResource(new FluentResource(sourceOf('en')))

function said(id: string, args: Record<string, string | number> = {}): string {
  const message = texts.getMessage(id)?.value
  if (!message) throw new Error(`there is no text ${id}`)
  return texts.formatPattern(message, args, [])
}

const OWN = ['start', 'keep', 'fix', 'resolve', 'shop', 'sell'] as const

/** The sentence without pictures: icons and dice are drawn. `named` tells what a monster is called. */
export function reasonWords(lack: Lack, me: number, named: (seat: number) => string): string {
  const card = (id: string) => said(`card-${id.replace(/#.*/, '')}`)
  const args: Record<string, string | number> = { you: 'no', who: '', card: '', dice: '', by: '', when: '' }
  if ('by' in lack) Object.assign(args, typeof lack.by === 'number' ? { by: lack.by } : { card: card(lack.by) })
  if ('power' in lack) args['card'] = card(lack.power)
  if ('tile' in lack) args['card'] = card(lack.tile)
  const seat = 'seat' in lack ? lack.seat : 'asked' in lack ? lack.asked : null
  if (seat !== null) Object.assign(args, { who: named(seat), you: seat === me ? 'yes' : 'no' })
  if ('at' in lack) {
    const at: readonly string[] = lack.at
    const often = OWN.every((kind) => at.includes(kind))
    const kinds = often ? at.filter((kind) => !(OWN as readonly string[]).includes(kind)) : at
    const moments = [...(often ? ['own'] : []), ...kinds].map((kind) => said(`when-${kind}`))
    args['when'] = new Intl.ListFormat('en', { type: 'disjunction' }).format(moments)
  }
  return bare(said(`lack-${lack.lack}`, args))
}

/** A text without icons and without spaces that depend on them. */
export const bare = (text: string): string =>
  text
    .replace(/\[[a-z]+\]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .trim()
