/** A monster is a seat: colour, pattern and mark go together. */
export const seatStyle = (monster: string): string =>
  `--seat:var(--seat-${monster});--mark:var(--mark-${monster});--pattern:var(--pattern-${monster})`
