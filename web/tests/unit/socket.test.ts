// When a dead connection is dropped, and which of its commands are sent again.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TableSocket, type Status } from '../../src/session/socket'
import type { ClientMessage, Question } from '../../src/wire'

vi.mock('../../src/session/http', () => ({ introduced: () => Promise.resolve() }))

class Wire {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static all: Wire[] = []
  readyState = Wire.CONNECTING
  sent: string[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    Wire.all.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  // On a dead connection `onclose` never fires.
  close(): void {
    this.readyState = 2
  }
  say(message: object): void {
    this.readyState = Wire.OPEN
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const last = (): Wire => {
  const wire = Wire.all.at(-1)
  if (!wire) throw new Error('nobody has connected')
  return wire
}
const state = (asked: number) => ({ type: 'state', seq: asked, question: { seq: asked } as Question })
const act = { type: 'act', seat: 0, seq: 57, action: 'keep all' } as const

let statuses: Status[] = []
let socket: TableSocket
let page: EventTarget & { visibilityState?: string }

beforeEach(async () => {
  vi.useFakeTimers()
  Wire.all = []
  statuses = []
  page = new EventTarget()
  const windows = new EventTarget()
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('location', { protocol: 'http:', host: 'tokyo.lan' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', windows.addEventListener.bind(windows))
  vi.stubGlobal('removeEventListener', windows.removeEventListener.bind(windows))
  vi.stubGlobal('dispatchEvent', windows.dispatchEvent.bind(windows))
  socket = new TableSocket('k7m2p9xq', {
    heard: () => 57,
    message: () => {},
    status: (status) => statuses.push(status),
  })
  await vi.advanceTimersByTimeAsync(0)
  last().say(state(57))
})
afterEach(() => {
  socket.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('an answer that nobody confirms', () => {
  test('is sent again on a new connection while its question is open', async () => {
    void socket.send(act)
    expect(last().sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(statuses).toContain('lost')
    expect(Wire.all).toHaveLength(2)
    last().say(state(57))
    expect(last().sent).toHaveLength(1)
  })
  test('is not sent again once the game has gone on', async () => {
    const done = socket.send(act)
    await vi.advanceTimersByTimeAsync(10_000)
    last().say(state(58))
    expect(last().sent).toHaveLength(0)
    expect(await done).toBeNull()
  })
  test('a connection that never gets an answer is dropped as well', async () => {
    void socket.send(act)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(Wire.all.length).toBeGreaterThan(3)
  })
})

describe('a server that says nothing', () => {
  const pings = () =>
    last()
      .sent.map((text) => JSON.parse(text) as ClientMessage)
      .filter(({ command }) => command.type === 'ping')
  test('is pinged, and counts as alive while it answers', async () => {
    for (let asked = 1; asked <= 10; asked++) {
      await vi.advanceTimersByTimeAsync(20_000)
      expect(pings()).toHaveLength(asked)
      last().say({ type: 'done', id: pings().at(-1)?.id, seq: 57 })
    }
    expect(statuses).not.toContain('lost')
    expect(Wire.all).toHaveLength(1)
  })
  test('counts as dead if it does not answer', async () => {
    await vi.advanceTimersByTimeAsync(29_000)
    expect(statuses.at(-2)).toBe('lost')
    expect(Wire.all).toHaveLength(2)
  })
  test('is not pinged while messages arrive', async () => {
    for (let times = 0; times < 20; times++) {
      await vi.advanceTimersByTimeAsync(7000)
      last().say({ type: 'presence', presence: { seats: [], spectators: 0 } })
    }
    expect(last().sent).toHaveLength(0)
  })
})

test('a device that goes offline has lost its connection', () => {
  dispatchEvent(new Event('offline'))
  expect(statuses.at(-1)).toBe('lost')
  dispatchEvent(new Event('online'))
  expect(Wire.all).toHaveLength(2)
})

describe('a page that becomes visible again', () => {
  const look = () => {
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
  }
  test('pings after a long silence', async () => {
    // Its timers were suspended as well.
    vi.setSystemTime(Number(vi.getMockedSystemTime()) + 120_000)
    look()
    expect(last().sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(8000)
    expect(statuses.at(-1)).toBe('lost')
  })
  test('keeps a connection that has just received a message', async () => {
    await vi.advanceTimersByTimeAsync(5000)
    look()
    expect(Wire.all).toHaveLength(1)
  })
  test('does not wait for the next try', () => {
    last().onclose?.()
    expect(statuses.at(-1)).toBe('lost')
    look()
    expect(Wire.all).toHaveLength(2)
  })
})
