// Notes about a name that the server changed or refused.

import { shown } from './names'
import { t } from './text.svelte'

/** The resulting name and the reason; empty if the name is as typed, apart from spaces. */
export function renamed(typed: string, name: string): string {
  const wanted = shown(typed).replace(/\s+/g, ' ')
  return wanted === name
    ? ''
    : t('name-became', { name, why: /-\d$/.test(name) && name.startsWith(wanted.slice(0, -2)) ? 'taken' : 'signs' })
}
