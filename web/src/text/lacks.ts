// Lacks in words: one sentence for each reason that the engine knows.

import type { Decision, Lack } from '../wire'
import { cardWord, diceWord, monsterWord } from './rich'
import { listOf, t } from './text.svelte'

type Kind = Decision['decision']

/** Powers that can be used at every menu of one's own turn get one word. */
const OWN: readonly Kind[] = ['start', 'keep', 'fix', 'resolve', 'shop', 'sell']

function whenWords(at: readonly Kind[]): string {
  const often = OWN.every((kind) => at.includes(kind))
  const rest = often ? at.filter((kind) => !OWN.includes(kind)) : at
  return listOf([...(often ? [t('when-own')] : []), ...rest.map((kind) => t(`when-${kind}`))], 'disjunction')
}

/** The sentence; empty if nothing is missing. `me` is the reader's seat. */
export function lackWords(lack: Lack | null, me: number | null): string {
  if (!lack) return ''
  const by = 'by' in lack ? lack.by : ''
  const seat = 'seat' in lack ? lack.seat : 'asked' in lack ? lack.asked : null
  const card = 'power' in lack ? lack.power : 'tile' in lack ? lack.tile : by
  const faces = 'faces' in lack ? lack.faces : 'face' in lack ? [lack.face] : 'first' in lack ? [lack.first] : []
  return t(`lack-${lack.lack}`, {
    by,
    card: typeof card === 'string' ? cardWord(card) : '',
    who: seat === null ? '' : monsterWord(seat),
    you: seat === me ? 'yes' : 'no',
    dice: diceWord(faces),
    when: 'at' in lack ? whenWords(lack.at) : '',
  })
}
