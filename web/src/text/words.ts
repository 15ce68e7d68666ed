// The words of the log, as the screens show them.

import type { Words } from '../model/log'
import { cardWord, diceWord, monsterWord } from './rich'

export const words: Words = {
  monster: monsterWord,
  card: cardWord,
  dice: (faces) => diceWord(faces as Parameters<typeof diceWord>[0]),
}
