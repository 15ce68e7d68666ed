// The rulings of a card, and the cards they speak of.

/** The rulings about a card or tile, its own first. A ruling speaks of the first card that it names: `about` is that
    card, where it is shown under another one. */
export const aboutIn = <T extends { powers: string[] }>(
  all: readonly T[],
  power: string,
): (T & { about: string | null })[] =>
  all
    .filter(({ powers }) => powers.includes(power))
    .map((ruling) => ({ ...ruling, about: ruling.powers[0] === power ? null : (ruling.powers[0] ?? null) }))
    .sort((a, b) => Number(a.about !== null) - Number(b.about !== null))
