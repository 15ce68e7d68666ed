// Places things along a line without overlap.

/** Positions as near as possible to `wants`, in the same order, `gap` apart, and between `low` and `high` if there is
    room. */
export function spread(wants: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wants.map((want, at) => ({ want, at })).sort((a, b) => a.want - b.want || a.at - b.at)
  // Neighbours that would touch form a group around the mean of their wishes.
  let heaps: { at: number[]; first: number }[] = []
  const settle = (at: readonly number[]) => {
    const first = at.reduce((sum, one, i) => sum + (wants[one] ?? 0) - i * gap, 0) / at.length
    return Math.max(low, Math.min(first, high - (at.length - 1) * gap))
  }
  for (const { at } of order) {
    let heap = { at: [at], first: settle([at]) }
    for (let last = heaps.at(-1); last && last.first + last.at.length * gap > heap.first; last = heaps.at(-1)) {
      heaps = heaps.slice(0, -1)
      const all = [...last.at, ...heap.at]
      heap = { at: all, first: settle(all) }
    }
    heaps.push(heap)
  }
  const places = wants.map(() => 0)
  for (const { at, first } of heaps)
    at.forEach((one, i) => {
      places[one] = first + i * gap
    })
  return places
}
