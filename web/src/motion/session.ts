// A table that is shown as a film.

import { Session as TableSession } from '../session/session.svelte'
import { Film } from './film.svelte'
import { play } from './sound'

export type Session = TableSession<Film>

export function sessionAt(table: string): Session {
  const film = new Film((events) => play(events, (seat) => session.mine.includes(seat)))
  const session = new TableSession(table, film)
  return session
}
