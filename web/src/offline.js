// The service worker: keeps the built files and the page, so that the client opens without a network. Tables need the
// server and are never cached. vite/offline.ts fills in the list of files.

const KEEP = `kaiju-${'__VERSION__'}`
const FILES = '__FILES__'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEEP)
      .then((cache) => cache.addAll(['/', ...FILES]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== KEEP) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(forget())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  // Pages come from the network first, since there may be a new build.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept('/')))
  else if (FILES.includes(url.pathname)) event.respondWith(kept(url.pathname).then((found) => found ?? fetch(request)))
})

// The tag of a notification is its table.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  const path = `/t/${notification.tag}`
  const come = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const page = pages.find(({ url }) => new URL(url).pathname === path)
    await (page ? page.focus() : self.clients.openWindow(path))
  }
  notification.close()
  event.waitUntil(come())
})

const kept = async (path) => (await caches.open(KEEP)).match(path)
