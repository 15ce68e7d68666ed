// Words about a name that was typed and could not be had.

import './around'
import { shown } from './names'
import { t } from './text.svelte'

/** The name that it became, and why; empty if it is as it was typed. Spaces make no difference. */
export function renamed(typed: string, name: string): string {
  const wanted = shown(typed).replace(/\s+/g, ' ')
  return wanted === name
    ? ''
    : t('name-became', { name, why: /-\d$/.test(name) && name.startsWith(wanted.slice(0, -2)) ? 'taken' : 'signs' })
}
