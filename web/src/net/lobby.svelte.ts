// The live list of public tables.

import type { Lobby as Message, TableSummary } from '../wire'

const RETRY_MS = 4000

export class Lobby {
  tables: TableSummary[] = $state.raw([])
  private socket: WebSocket | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private over = false

  constructor() {
    this.connect()
  }

  close(): void {
    this.over = true
    clearTimeout(this.timer)
    this.socket?.close()
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.socket = new WebSocket(`${scheme}://${location.host}/api/lobby`)
    this.socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message)
    this.socket.onclose = () => { if (!this.over) this.timer = setTimeout(() => this.connect(), RETRY_MS) }
  }

  private hear(message: Message): void {
    switch (message.type) {
      case 'tables': this.tables = message.tables; return
      case 'listed': this.tables = [message.table, ...this.tables.filter(({ table }) => table !== message.table.table)]; return
      case 'gone': this.tables = this.tables.filter(({ table }) => table !== message.table)
    }
  }
}
