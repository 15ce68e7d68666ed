// The live list of public tables.

import type { Lobby as Message, TableSummary } from '../wire'

const RETRY_MS = 4000

export const freeAt = (table: TableSummary): number => table.seats.filter(([, , { kind }]) => kind === 'free').length

export class Lobby {
  tables: TableSummary[] = $state.raw([])
  private socket: WebSocket | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private over = false

  /** Calls `here` when the server answers, at first and after every interruption. */
  constructor(private readonly here: () => void) {
    this.connect()
    addEventListener('online', this.now)
  }

  close(): void {
    this.over = true
    removeEventListener('online', this.now)
    clearTimeout(this.timer)
    this.socket?.close()
  }

  private readonly now = (): void => {
    if (this.over || this.socket?.readyState === WebSocket.OPEN || this.socket?.readyState === WebSocket.CONNECTING)
      return
    clearTimeout(this.timer)
    this.connect()
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.socket = new WebSocket(`${scheme}://${location.host}/api/lobby`)
    this.socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message)
    this.socket.onclose = () => {
      if (!this.over) this.timer = setTimeout(() => this.connect(), RETRY_MS)
    }
  }

  private hear(message: Message): void {
    switch (message.type) {
      case 'tables':
        this.tables = message.tables
        this.here()
        return
      case 'listed':
        this.tables = [message.table, ...this.tables.filter(({ table }) => table !== message.table.table)]
        return
      case 'gone':
        this.tables = this.tables.filter(({ table }) => table !== message.table)
    }
  }
}
