import type { Session } from '../../motion/session'

/** Another player, with what this device may do about them. */
export interface Other {
  /** The player's first seat. */
  seat: number
  /** Votes to send the player away. */
  votes: number
  isGone: boolean
  maySendAway: boolean
  /** This device has voted. */
  maySpare: boolean
  /** The seat that is asked, if a bot may answer for it. */
  late: number | null
}

/** The other people at the table, each once. */
export function others({ info, you, mine, isHost, question, presence }: Session): Other[] {
  if (!info) return []
  const playing = info.phase.phase === 'playing'
  const guests = info.seats.map(({ occupant }) => (occupant.kind === 'guest' ? occupant.guest : null))
  const playersLeft = new Set(guests.filter((_, seat) => info.seats[seat]?.resigned === false))
  playersLeft.delete(null)
  const has = isHost || mine.length > 0
  return [...new Set(guests)].flatMap((guest): Other[] => {
    if (guest === null || guest === you) return []
    const own = guests.flatMap((one, seat) => (one === guest ? [seat] : []))
    const seat = own.find((one) => !info.seats[one]?.resigned) ?? own[0] ?? 0
    const left = info.seats[seat]?.resigned === true
    const votes = (info.votes ?? []).filter((vote) => vote.seat === seat)
    const asked = own.find((one) => question?.seat === one && !presence?.seats[one]?.away)
    const judges = isHost || (mine.length > 0 && info.host === guest)
    return [
      {
        seat,
        votes: votes.length,
        isGone: info.seats[seat]?.sent_away === true,
        // Two players cannot outvote each other.
        maySendAway: playing && has && !left && (isHost || playersLeft.size > 2),
        maySpare: playing && !left && votes.some((vote) => vote.by === you),
        late: playing && judges && info.options.clock === null && !left ? (asked ?? null) : null,
      },
    ]
  })
}
