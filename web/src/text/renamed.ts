// What is said about a name that somebody typed and could not have.

import './around'
import { shown } from './names'
import { t } from './text.svelte'

/** What the name became and why; nothing if it is as it was typed. Spaces make no difference. */
export function renamed(typed: string, name: string): string {
  const wanted = shown(typed).replace(/\s+/g, ' ')
  return wanted === name
    ? ''
    : t('name-became', { name, why: /-\d$/.test(name) && name.startsWith(wanted.slice(0, -2)) ? 'taken' : 'signs' })
}
