// Things on a line that must not cover each other.

/** Places for things that want to be at `wants`: each as near to its own as can be, in the same order, `gap` apart,
    between `low` and `high` if there is room. */
export function spread(wants: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wants.map((want, at) => ({ want, at })).sort((a, b) => a.want - b.want || a.at - b.at)
  // Those that touch stand together around the middle of what they want.
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
