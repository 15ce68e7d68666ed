// Lacks in words: one sentence for each reason that the engine knows.

import type { Decision, Lack } from '../wire'
import { OWN_MENUS } from '../wire/powers'
import { cardWord, diceWord, monsterWord } from './rich'
import { listOf, t } from './text.svelte'

type Kind = Decision['decision']

/** The moments in words. All menus of the player's own turn together have one word. */
function whenWords(at: readonly Kind[]): string {
  const own: readonly Kind[] = OWN_MENUS
  const isAll = own.every((kind) => at.includes(kind))
  const rest = isAll ? at.filter((kind) => !own.includes(kind)) : at
  return listOf([...(isAll ? [t('when-own')] : []), ...rest.map((kind) => t(`when-${kind}`))], 'disjunction')
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
