// Answers to decisions in words, as the analysis and hints name them, and chances as numbers.

import type { Answer } from '../wire'
import { cardWord, diceWord, monsterWord } from './rich'
import { language, t } from './text.svelte'

function pickWord(pick: Answer['pick']): string | null {
  if (pick === undefined || typeof pick === 'string') return null
  if ('die' in pick) return diceWord([pick.die])
  if ('turn' in pick) return diceWord(pick.turn)
  if ('monster' in pick) return monsterWord(pick.monster)
  if ('power' in pick) return cardWord(pick.power)
  return String(pick.amount)
}

/** An answer in words, with things in it. */
export function answerWords({ verb, keep, power = '', pick, face, token }: Answer): string {
  switch (verb) {
    case 'keep':
      return keep && keep.length > 0 ? t('answer-keep', { dice: diceWord(keep) }) : t('answer-keep-none')
    case 'use': {
      const target = pickWord(pick)
      return target ? t('choice-use-on', { card: cardWord(power), target }) : t('answer-use', { card: cardWord(power) })
    }
    case 'buy':
      return t('choice-buy', { card: cardWord(power) })
    case 'take':
      return t('answer-take', { card: cardWord(power) })
    case 'resolve':
      return t(`resolve-${face ?? 'heart'}`)
    case 'cure':
      return t(`cure-${token ?? 'poison'}`)
    case 'yield':
      return t('choice-yield')
    case 'stay':
      return t('choice-stay')
    case 'sweep':
      return t('choice-sweep')
    case 'end':
      return t('choice-end')
    case 'pass':
      return t('answer-pass')
  }
}

/** A chance in per cent: small ones with a decimal. */
export function percent(chance: number): string {
  const digits = chance > 0 && chance < 0.0995 ? 1 : 0
  return new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: digits }).format(chance)
}

/** A change of a chance, with its sign. */
export function change(chance: number): string {
  const digits = Math.abs(chance) < 0.0995 ? 1 : 0
  const format = { style: 'percent', maximumFractionDigits: digits, signDisplay: 'exceptZero' } as const
  return new Intl.NumberFormat(language(), format).format(chance)
}
