// The lesson of a hint, in one sentence.

import type { Hint, Hinted } from '../wire'
import { percent } from './answers'
import { cardWord } from './rich'
import { t } from './text.svelte'

/** Two answers are about as good if their chances differ by less. */
const CLOSE = 0.005

/** The face that is kept most often. */
function mainFace(faces: readonly string[]): string {
  const count = (face: string) => faces.filter((one) => one === face).length
  return [...faces].sort((a, b) => count(b) - count(a))[0] ?? ''
}

function keepWords(faces: readonly string[], dice: number): string {
  if (faces.length === 0) return t('hint-keep-none')
  if (faces.length === dice) return t('hint-keep-all')
  switch (mainFace(faces)) {
    case 'claw':
      return t('hint-keep-claw')
    case 'heart':
      return t('hint-keep-heart')
    case 'energy':
      return t('hint-keep-energy')
    default:
      return t('hint-keep-number')
  }
}

/** The lesson of the best answer. `dice` is the number of dice on the table. */
export function lessonOf({ answers }: Hint, dice: number): string {
  const [best, next] = answers
  if (!best) return ''
  if (next && best.win - next.win < CLOSE) return t('hint-close')
  const { answer } = best
  const danger = (one: Hinted | undefined) => percent(one?.out ?? 0)
  switch (answer.verb) {
    case 'keep':
      return keepWords(answer.keep ?? [], dice)
    case 'yield':
      return t('hint-yield', { n: danger(answers.find((one) => one.answer.verb === 'stay')) })
    case 'stay':
      return t('hint-stay', { n: danger(best) })
    case 'buy':
      return t('hint-buy', { card: cardWord(answer.power ?? '') })
    case 'take':
      return t('hint-take')
    case 'end':
      return t('hint-end')
    case 'sweep':
      return t('hint-sweep')
    case 'use':
      return t('hint-use')
    case 'pass':
      return t('hint-pass')
    case 'resolve':
    case 'cure':
      return t('hint-order')
  }
}
