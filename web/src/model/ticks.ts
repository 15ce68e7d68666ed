// Tick marks for turns along a line: in round steps, and no more than fit.

const MOST = 5

/** The turns that get a number, from 0. */
export function ticksOf(turns: number): number[] {
  const steps = [1, 2, 5].map((step) => step * 10 ** Math.max(0, Math.floor(Math.log10(turns / MOST))))
  const step = [...steps, 10 * (steps[0] ?? 1)].find((one) => turns / one <= MOST) ?? turns
  return Array.from({ length: Math.floor(turns / step) + 1 }, (_, at) => at * step)
}
