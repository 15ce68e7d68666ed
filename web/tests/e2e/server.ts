// Servers for the tests, and a connection to them that can go dead.

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** The program to test, as `cargo xtask browser` builds it. */
function program(): string {
  const path = process.env['KAIJU_BIN']
  if (!path) throw new Error('KAIJU_BIN does not name the program: run these tests with "cargo xtask browser"')
  return path
}

/** A server with a database of its own, a seed for its randomness, and a clock that stands still. It can be killed and
    restarted with its database at the same address. */
export class Server {
  url = ''
  /** Its log, which only matters when a test fails. */
  log = ''
  private readonly folder = mkdtempSync(join(tmpdir(), 'kaiju-'))
  private process: ChildProcess | null = null
  private listen = '127.0.0.1:0'

  constructor(private readonly seed: number) {}

  async start(): Promise<void> {
    const child = spawn(
      program(),
      [
        'serve',
        ...['--listen', this.listen],
        ...['--store', `sqlite:${join(this.folder, 'kaiju.db')}`],
        ...['--test-seed', String(this.seed), '--test-clock'],
      ],
      { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, KAIJU_LOG: 'warn' } },
    )
    this.process = child
    child.stderr.on('data', (bytes: Buffer) => {
      this.log += bytes.toString()
    })
    for await (const line of createInterface(child.stdout)) {
      const port = /:(\d+)$/.exec(line)?.[1]
      if (!port) continue
      this.listen = `127.0.0.1:${port}`
      this.url = `http://${this.listen}`
      return
    }
    throw new Error(`${program()} did not start: ${this.log}`)
  }

  /** Moves the server's clock. */
  async runFor(ms: number): Promise<void> {
    const answer = await fetch(`${this.url}/api/testing/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance_ms: ms }),
    })
    if (!answer.ok) throw new Error(`the clock of the server cannot be moved: ${await answer.text()}`)
  }

  /** Kills it without a warning, as a power cut would. */
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

/** A proxy to a server that can go dead as when a phone leaves the room: nothing passes, and nothing is closed.
 */
export class Line {
  url = ''
  isDead = false
  /** Connections that were opened while the line was dead. */
  swallowed = 0
  private readonly ends = new Set<Socket>()
  private readonly listener = createServer((near) => {
    const { hostname, port } = new URL(this.to)
    const far = connect(Number(port), hostname)
    // A connection that was dead stays dead, since it has lost data.
    let isLost = this.isDead
    if (isLost) this.swallowed += 1
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
