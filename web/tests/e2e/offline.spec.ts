// A page that was opened once opens without a network: the shell, the cards and the rules. Built files are cached for
// good.

import { expect, live as test } from './test'

test.use({ serviceWorkers: 'allow' })

test('the pages open without a network', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
  })
  await context.setOffline(true)
  await page.goto('/cards/wings')
  await expect(page.getByRole('heading', { name: 'Wings' })).toBeVisible()
  await page.goto('/rules')
  await expect(page.locator('.rulebook h2').first()).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible()
})

test('it can be installed, and nothing is fetched twice', async ({ page, server }) => {
  const url = server.url
  const manifest = (await (await page.request.get(`${url}/manifest.webmanifest`)).json()) as {
    icons: { src: string }[]
  }
  for (const { src } of manifest.icons) expect((await page.request.get(url + src)).ok(), src).toBe(true)
  const html = await (await page.request.get(url)).text()
  const script = /src="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? ''
  const built = await page.request.get(url + script)
  expect(built.headers()['cache-control']).toContain('immutable')
  expect((await page.request.get(`${url}/offline.js`)).headers()['cache-control']).toBe('no-cache')
  // Nothing in the head delays the first paint.
  expect(/<head>[\s\S]*<\/head>/.exec(html)?.[0]).not.toMatch(/rel="stylesheet"|<script src="[^"]*"(?![^>]* async)/)
})
