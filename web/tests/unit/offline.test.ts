// The service worker's part of a notification: a press on it leads to the table.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SOURCE = readFileSync(join(import.meta.dirname, '../../src/offline.js'), 'utf8')

/** Clicks a notification about a table while these pages are open; returns what happens to which page. */
async function pressed(table: string, open: string[]): Promise<string[]> {
  const done: string[] = []
  const heard = new Map<string, (event: object) => void>()
  const clients = {
    matchAll: () =>
      Promise.resolve(
        open.map((path) => ({
          url: `https://tokyo.lan${path}`,
          focus: () => {
            done.push(`focus ${path}`)
            return Promise.resolve()
          },
        })),
      ),
    openWindow: (path: string) => {
      done.push(`open ${path}`)
      return Promise.resolve()
    },
  }
  const self = { clients, addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear) }
  new Function('self', SOURCE)(self)
  let work: Promise<unknown> = Promise.resolve()
  heard.get('notificationclick')?.({
    notification: { tag: table, close: () => done.push('close') },
    waitUntil: (promise: Promise<unknown>) => {
      work = promise
    },
  })
  await work
  return done
}

describe('a press on a notification', () => {
  test('brings the page of its table to the front', async () => {
    expect(await pressed('k7m2p9xq', ['/', '/t/other', '/t/k7m2p9xq?guide'])).toEqual([
      'close',
      'focus /t/k7m2p9xq?guide',
    ])
  })
  test('opens the table where no page shows it any more', async () => {
    expect(await pressed('k7m2p9xq', ['/t/other'])).toEqual(['close', 'open /t/k7m2p9xq'])
  })
})
