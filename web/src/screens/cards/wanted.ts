import type { RuleSetName } from '../../wire/powers'

export const KIN = ['atk', 'en', 'hp', 'dice', 'vp', 'def'] as const
/** Ranges of costs: least and most energy. */
export const COSTS = { any: [0, 9], low: [0, 3], middle: [4, 5], high: [6, 9] } as const
export const COST_NAMES = ['any', 'low', 'middle', 'high'] as const

/** The filters of the shelf; an empty one lets all cards through. */
export interface Wanted {
  query: string
  kind: '' | 'keep' | 'discard'
  costs: keyof typeof COSTS
  set: '' | RuleSetName
  kin: string[]
}
