// A table that is shown as a film.

import { Session as TableSession } from '../session/session.svelte'
import { Film } from './film.svelte'
import { play } from './sound'

export type Session = TableSession<Film>

export const sessionAt = (table: string): Session => new TableSession(table, new Film((events) => events.forEach(play)))
