// Servers for the tests: the one at KAIJU_URL, and those that a test starts and kills itself.

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run these tests with "cargo xtask browser"`)
  return value
}

/** The running server. Whoever needs one fails without it. */
export const serverUrl = (): string => given('KAIJU_URL')

/** A server of a test's own, which can die and come back with its database, at the same address. */
export class OwnServer {
  url = ''
  private readonly folder = mkdtempSync(join(tmpdir(), 'kaiju-'))
  private process: ChildProcess | null = null
  private listen = '127.0.0.1:0'

  async start(): Promise<void> {
    const program = given('KAIJU_BIN')
    const child = spawn(
      program,
      ['serve', '--listen', this.listen, '--store', `sqlite:${join(this.folder, 'kaiju.db')}`],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, KAIJU_LOG: 'error' },
      },
    )
    this.process = child
    for await (const line of createInterface(child.stdout)) {
      const port = /:(\d+)$/.exec(line)?.[1]
      if (!port) continue
      this.listen = `127.0.0.1:${port}`
      this.url = `http://${this.listen}`
      return
    }
    throw new Error(`${program} did not start`)
  }

  /** As by a power cut: nobody is told. */
  async kill(): Promise<void> {
    const child = this.process
    this.process = null
    if (!child || child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  async end(): Promise<void> {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** A line to a server that can go dead as when a phone leaves the room: nothing passes any more, and nobody hangs up. */
export class Line {
  url = ''
  isDead = false
  private readonly ends = new Set<Socket>()
  private readonly listener = createServer((near) => {
    const { hostname, port } = new URL(this.to)
    const far = connect(Number(port), hostname)
    // Connections that were dead once stay so: what they have swallowed is missing.
    let isLost = this.isDead
    const pass = (from: Socket, into: Socket) => {
      this.ends.add(from)
      from.on('data', (bytes) => {
        isLost ||= this.isDead
        if (!isLost) into.write(bytes)
      })
      from.on('close', () => {
        if (!isLost) into.destroy()
      })
      from.on('error', () => {})
    }
    pass(near, far)
    pass(far, near)
  })

  constructor(private readonly to: string) {}

  async open(): Promise<void> {
    this.listener.listen(0, '127.0.0.1')
    await once(this.listener, 'listening')
    this.url = `http://127.0.0.1:${(this.listener.address() as AddressInfo).port}`
  }

  close(): void {
    for (const end of this.ends) end.destroy()
    this.listener.close()
  }
}
