// The connection to a table: resumes after the last entry it has, reconnects by itself, and keeps commands until they
// can be sent. A connection can be dead without being closed, so a heartbeat finds out.

import { introduced } from './http'
import type { ClientMessage, Code, Command, Refusal, ServerMessage } from '../wire'

export type Status = 'connecting' | 'open' | 'lost' | 'closed'

export interface Listener {
  /** The last entry that was received, to resume from there. */
  heard(): number
  message(message: ServerMessage): void
  status(status: Status, retryAt: number | null): void
}

interface Pending {
  command: Command
  /** It was sent, on this connection or an earlier one. */
  sent: boolean
  done(refusal: Refusal | null): void
}

const FIRST_RETRY_MS = 700
const LAST_RETRY_MS = 15_000
/** Heartbeat timeout: without an answer for this long the connection counts as dead. */
const ANSWER_MS = 8000
/** Heartbeat interval: after this long without a message the server is pinged. */
const QUIET_MS = 20_000

/** Refusals at the door after which it is worth to knock again later. */
const RETRIED: readonly Code[] = ['restarting', 'too_slow', 'too_fast', 'server_full']

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
    // Even if that request fails the socket is tried: it reports the failure and retries.
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

  /** Sends a command. The promise resolves to null once it was carried out, or to the refusal. */
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

  /** Sends a heartbeat when the connection is idle. */
  private readonly knock = (): void => {
    if (this.isIn && Date.now() - this.lastWord >= QUIET_MS) void this.send({ type: 'ping' })
  }

  /** Checks the connection when the page wakes up: it may have died unnoticed. */
  private readonly look = (): void => {
    if (document.visibilityState !== 'visible') return
    this.now()
    this.knock()
  }

  private readonly giveUp = (): void => {
    if (this.over || !this.socket) return
    const dead = this.socket
    this.lost()
    // A dead connection never reports that it is closed, so nobody waits for it.
    dead.close()
  }

  /** Drops the connection if the server does not answer in time. */
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
        const again = RETRIED.includes(message.refusal.code)
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

  /** Commands sent before may have been carried out, which the new view shows. Only an answer whose question is still
      open is sent again. */
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
