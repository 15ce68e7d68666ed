// The conversation with a table: connects, says what it has last heard, tries again by itself, and keeps what was to be
// sent while nobody listened. A line can be dead though nobody has hung up: whoever does not answer is not there.

import { introduced } from './http'
import type { ClientMessage, Command, Refusal, ServerMessage } from '../wire'

export type Status = 'connecting' | 'open' | 'lost' | 'closed'

export interface Listener {
  /** The last entry that was heard, to go on from there. */
  heard(): number
  message(message: ServerMessage): void
  status(status: Status, retryAt: number | null): void
}

interface Pending {
  command: Command
  /** It has gone to the server, on this connection or an earlier one. */
  sent: boolean
  done(refusal: Refusal | null): void
}

const FIRST_RETRY_MS = 700
const LAST_RETRY_MS = 15_000
/** The time the server may take to answer before the line counts as dead. */
const ANSWER_MS = 8000
/** After so long a silence the server is asked for a sign of life. */
const QUIET_MS = 20_000

export class TableSocket {
  private socket: WebSocket | null = null
  private pending = new Map<number, Pending>()
  private nextId = 1
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private patience: ReturnType<typeof setTimeout> | undefined
  private readonly watch: ReturnType<typeof setInterval>
  private lastWord = 0
  private over = false
  private isIn = false

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    // Without an answer the connection is tried all the same: it says that there is none, and tries again.
    void introduced()
      .catch(() => {})
      .then(() => {
        if (!this.over) this.connect()
      })
    addEventListener('online', this.now)
    addEventListener('offline', this.giveUp)
    document.addEventListener('visibilitychange', this.look)
    this.watch = setInterval(this.knock, QUIET_MS)
  }

  /** Sends a command. The promise gives nothing when it was carried out, or why it was refused. */
  send(command: Command): Promise<Refusal | null> {
    return new Promise((done) => {
      const id = this.nextId++
      const pending: Pending = { command, sent: false, done }
      this.pending.set(id, pending)
      this.deliver(id, pending)
    })
  }

  readonly now = (): void => {
    if (!this.over && !this.isIn) this.connect()
  }

  close(): void {
    this.over = true
    clearTimeout(this.timer)
    clearTimeout(this.patience)
    clearInterval(this.watch)
    removeEventListener('online', this.now)
    removeEventListener('offline', this.giveUp)
    document.removeEventListener('visibilitychange', this.look)
    this.socket?.close()
    this.listener.status('closed', null)
  }

  /** A line can die while nothing is said on it. */
  private readonly knock = (): void => {
    if (this.isIn && Date.now() - this.lastWord >= QUIET_MS) void this.send({ type: 'ping' })
  }

  /** While a page sleeps its connection may end without a word. */
  private readonly look = (): void => {
    if (document.visibilityState !== 'visible') return
    this.now()
    this.knock()
  }

  private readonly giveUp = (): void => {
    if (this.over || !this.socket) return
    const dead = this.socket
    this.lost()
    // The other side will not hear it, so that nobody waits for it.
    dead.close()
  }

  /** A server that was asked must answer in time. */
  private expectWord(): void {
    clearTimeout(this.patience)
    const isAsked = !this.isIn || [...this.pending.values()].some(({ sent }) => sent)
    if (isAsked) this.patience = setTimeout(this.giveUp, ANSWER_MS)
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const url = `${scheme}://${location.host}/api/tables/${this.table}/socket?after=${this.listener.heard()}`
    clearTimeout(this.timer)
    this.isIn = false
    this.listener.status('connecting', null)
    const before = this.socket
    const socket = new WebSocket(url)
    this.socket = socket
    socket.onmessage = (event) => {
      if (this.socket !== socket) return
      this.lastWord = Date.now()
      this.receive(String(event.data))
      this.expectWord()
    }
    socket.onclose = () => {
      if (this.socket === socket) this.lost()
    }
    this.expectWord()
    before?.close()
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as ServerMessage
    switch (message.type) {
      case 'done':
      case 'refused': {
        const id = message.id
        if (id === null) return
        this.pending.get(id)?.done(message.type === 'done' ? null : message.refusal)
        this.pending.delete(id)
        return
      }
      case 'bye': {
        const again = message.refusal.code === 'restarting' || message.refusal.code === 'too_slow'
        this.over = !again
        this.listener.message(message)
        return
      }
      case 'state':
        this.tries = 0
        this.isIn = true
        this.listener.message(message)
        this.listener.status('open', null)
        this.deliverAgain(message.question?.seq ?? null)
        return
      case 'update':
      case 'asked':
      case 'presence':
      case 'reacted':
        this.listener.message(message)
    }
  }

  private deliver(id: number, pending: Pending): void {
    if (!this.isIn || this.socket?.readyState !== WebSocket.OPEN) return
    const message: ClientMessage = { id, command: pending.command }
    this.socket.send(JSON.stringify(message))
    pending.sent = true
    this.expectWord()
  }

  /** Commands sent before may have been carried out: the table that has just come shows it. Only an answer whose
      question is still open is sent once more. */
  private deliverAgain(asked: number | null): void {
    for (const [id, pending] of this.pending) {
      const isOpen = pending.command.type === 'act' && pending.command.seq === asked
      if (!pending.sent || isOpen) {
        this.deliver(id, pending)
        continue
      }
      this.pending.delete(id)
      pending.done(null)
    }
  }

  private lost(): void {
    clearTimeout(this.patience)
    this.socket = null
    this.isIn = false
    if (this.over) return this.listener.status('closed', null)
    const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.tries)
    this.tries += 1
    this.listener.status('lost', Date.now() + wait)
    this.timer = setTimeout(() => this.connect(), wait)
  }
}
