// The languages that players can choose, as a browser sees them: what stands on a screen, and what does not fit there.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { offered, sourceOf } from '../../vite/texts'
import { pseudo } from '../pseudo'

export const TRANSLATIONS = offered().filter(({ code }) => code !== 'en')

/** The code of the long language, which browsers do not know. */
export const PSEUDO = 'pseudo'
const textOf = (code: string): string => (code === PSEUDO ? pseudo(sourceOf('en')) : sourceOf(code))

/** Says texts of a language, by id. */
export function speaker(code: string): (id: string, args?: Record<string, FluentVariable>) => string {
  const bundle = new FluentBundle(code === PSEUDO ? 'en' : code, { useIsolating: false })
  bundle.addResource(new FluentResource(textOf(code)))
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value
    if (!pattern) throw new Error(`${code} has no text ${id}`)
    return bundle.formatPattern(pattern, args ?? null)
  }
}

/** Pages of somebody who speaks a language. The long one is served instead of English. */
export async function speaking(
  browser: Browser,
  code: string,
  more: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...more, locale: code === PSEUDO ? 'en' : code })
  if (code === PSEUDO)
    await context.route(/\/assets\/_text_en-[\w-]+\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(textOf(code))}` }),
    )
  return context
}

/** English words that are words of no other language here. */
const ENGLISH =
  'the and with your you of turn turns roll rolls dice heart hearts claws buy market leave stay cards points wins ' +
  'loses gains settings skip decision wait watch close share table players monsters tokens energy once'
const words = new Set(ENGLISH.split(' '))
const ids = new Set([...sourceOf('en').matchAll(/^([a-z]\w*-[\w-]*) =/gm)].map((found) => found[1]))

/** What a player can read or hear on a page, and would not understand: English words, ids, and marks of texts that were
    not filled in. */
export async function foreign(page: Page, known: readonly string[] = []): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const LABELS = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']
    const labels = LABELS.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((part) => part.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.innerText, ...labels].join('\n')
  })
  const own = [...known, 'King of Tokyo', 'The King', 'Dark Edition'].reduce(
    (text, name) => text.replaceAll(name, ' '),
    shown,
  )
  const found = own.match(/[\p{L}\p{N}_’-]+/gu) ?? []
  return [
    ...new Set([
      ...found.filter((word) => words.has(word.toLowerCase()) || ids.has(word)),
      ...(own.match(/\[[a-z]+\]|\{|\}|undefined|NaN/g) ?? []),
    ]),
  ]
}

/** Texts that are cut off, or stick out of the window, of a button or of a box, unless a player can scroll there. Names
    of players may be as long as they like, and are shortened. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SPACE = 1.5
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent || !text.textContent?.trim() || parent.closest('svg, script, style, noscript')) continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      const tell = (why: string, box: Element) =>
        found.add(
          `${why} ${box.tagName.toLowerCase()}.${[...box.classList].join('.')}: ${text?.textContent?.trim() ?? ''}`,
        )
      let canScroll = false
      for (let box: Element | null = parent; box && !canScroll; box = box.parentElement) {
        const outer = box.getBoundingClientRect()
        const { overflowX, overflowY, textOverflow, position } = getComputedStyle(box)
        // For screen readers only.
        if (outer.width <= 2 || outer.height <= 2) {
          canScroll = true
          break
        }
        if (/auto|scroll/.test(overflowX)) canScroll = true
        else if (/hidden|clip/.test(overflowX)) {
          if (lines.some(({ left, right }) => right > outer.right + SPACE || left < outer.left - SPACE))
            tell(textOverflow === 'ellipsis' ? 'shortened by' : 'cut by', box)
        } else if (box.matches('button, label, .btn, .card, .box, .mon, dialog')) {
          if (lines.some(({ left, right }) => right > outer.right + SPACE || left < outer.left - SPACE))
            tell('wider than', box)
        }
        if (/hidden|clip/.test(overflowY) && !/auto|scroll/.test(overflowX))
          if (lines.some(({ top, bottom }) => bottom > outer.bottom + 3 || top < outer.top - 3))
            tell('cut below by', box)
        if (position === 'fixed') break
      }
      if (!canScroll && lines.some(({ left, right }) => right > innerWidth + SPACE || left < -SPACE))
        tell('beside the window:', parent)
    }
    if (document.documentElement.scrollWidth > innerWidth)
      found.add(`the page is ${document.documentElement.scrollWidth} wide`)
    return [...found]
  })
