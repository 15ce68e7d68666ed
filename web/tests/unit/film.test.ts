// The film on given time: how long a round of others lasts, also on a device on which every timer is late.

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { write, type TurnLog } from '../../src/model/log'
import { reduce } from '../../src/model/reduce'
import type { Frame } from '../../src/session/showing'
import type { TableView } from '../../src/wire'
import { recorded } from '../e2e/fake'

let Film: typeof import('../../src/motion/film.svelte').Film

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('document', { hidden: false })
  ;({ Film } = await import('../../src/motion/film.svelte'))
})
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Every timer is late from now on. */
function delay(late: number): void {
  const onTime = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((then: () => void, ms = 0) =>
    onTime(then, ms + late)) as typeof setTimeout)
}
afterEach(() => vi.restoreAllMocks())

const now = () => Number(vi.getMockedSystemTime())

/** Milliseconds by which a busy phone is late with every timer. */
const LATE = 60

/** All events of a game, as the film gets them. */
function framesOf(name: string): Frame[] {
  const { start, steps } = recorded(name)
  let after = start
  let log: TurnLog[] = []
  let count = 0
  return steps.flatMap(({ events }, seq) =>
    events.map((event, at) => {
      log = write(log, event, after, seq)
      after = reduce(after, event)
      count += 1
      return { seq, isLast: at === events.length - 1, event, after, log, count }
    }),
  )
}

interface Round {
  before: TableView
  frames: Frame[]
}

/** Rounds from the end of a turn of `me` to its next first roll in which three others have a turn. */
function roundsOf(name: string, me: number): Round[] {
  const frames = framesOf(name)
  const turns = frames.flatMap(({ event }, at) => (event.event === 'turn_began' ? [{ at, seat: event.seat }] : []))
  return turns.flatMap(({ seat }, i) => {
    const [own, first] = [turns[i + 4], turns[i + 1]]
    if (seat !== me || own?.seat !== me || !first) return []
    if (turns.slice(i + 1, i + 4).some((other) => other.seat === me)) return []
    const roll = frames.findIndex(({ event }, later) => later > own.at && event.event === 'rolled')
    const before = frames[first.at - 1]?.after
    return before && roll > 0 ? [{ before, frames: frames.slice(first.at, roll) }] : []
  })
}

/** Milliseconds for which a round is shown. */
async function lengthOf({ before, frames }: Round, me: number): Promise<number> {
  const film = new Film()
  film.cut(0, before, [], 0)
  film.cast = { isOwn: (seat) => seat === me, row: 3 }
  const begun = now()
  frames.forEach((frame) => film.push(frame))
  while (film.busy) await vi.advanceTimersToNextTimerAsync()
  expect(film.shown).toEqual(frames.at(-1)?.after)
  return now() - begun
}

for (const late of [0, LATE])
  test(`three others take seven to twelve seconds, with timers ${late} ms late`, async () => {
    delay(late)
    let rounds = 0
    for (const name of ['czech', 'dark', 'polish'])
      for (let me = 0; me < recorded(name).players; me++)
        for (const round of roundsOf(name, me)) {
          const ms = await lengthOf(round, me)
          rounds += 1
          const where = `${name}, seat ${me}, turn ${round.frames.at(-1)?.log.length}`
          expect(ms, where).toBeGreaterThanOrEqual(7000)
          expect(ms, where).toBeLessThanOrEqual(12_000)
        }
    expect(rounds).toBeGreaterThan(10)
  })

test('final dice rest for 600 ms, however late the film is', async () => {
  delay(LATE)
  const film = new Film()
  film.cast = { isOwn: () => false, row: 3 }
  const rests: number[] = []
  const { start } = recorded('czech')
  film.cut(0, start, [], 0)
  framesOf('czech').forEach((frame) => film.push(frame))
  let [kind, since] = [film.kind, now()]
  while (film.busy) {
    await vi.advanceTimersToNextTimerAsync()
    if (kind === 'rest') rests.push(now() - since)
    kind = film.kind
    since = now()
  }
  expect(rests.length).toBeGreaterThan(10)
  for (const ms of rests) expect(ms).toBeGreaterThanOrEqual(600)
})
