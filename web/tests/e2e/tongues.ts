// Pages in other languages: the texts of text/, the words of a page, and what does not fit.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Page } from '@playwright/test'
import { PSEUDO } from '../../vite/pseudo'
import { sourceOf } from '../../vite/texts'
import { messagesOf } from '../unit/fluent'
import { expect } from './test'

/** From the next address on, the page speaks this language. English with longer words comes in the place of English. */
export async function speak(page: Page, code: string): Promise<void> {
  const language = code === PSEUDO ? 'en' : code
  await page.addInitScript((language) => {
    const kept = JSON.parse(localStorage.getItem('kaiju') ?? '{}') as object
    localStorage.setItem('kaiju', JSON.stringify({ ...kept, language }))
  }, language)
  if (code !== PSEUDO) return
  const body = `export default ${JSON.stringify(sourceOf(PSEUDO))}`
  await page.route(/\/_text_en-[^/]*\.js$/, (route) => route.fulfill({ body, contentType: 'text/javascript' }))
}

/** A text of a language, without values. */
export function say(code: string, id: string): string {
  const bundle = new FluentBundle(code, { useIsolating: false })
  bundle.addResource(new FluentResource(sourceOf(code)))
  const pattern = bundle.getMessage(id)?.value
  if (!pattern) throw new Error(`there is no text ${id}`)
  return bundle.formatPattern(pattern, null, [])
}

/** English words, and those of them that another language has, too. */
const ENGLISH =
  'the and with your you is are has have dice roll rolls rolled turn turns hearts heart points energy claw claws buy ' +
  'buys bought card cards market leave leaves stay stays enters gains gained loses lost hits uses sweep sweeps keep ' +
  'next nobody choose take takes discard deck settings again from this what which other wins players until still'
const SHARED: Record<string, string> = { es: 'has dice' }
const IDS = [...messagesOf(sourceOf('en')).keys()]

/** Words that the page shows or reads aloud and that are not of its language: English ones, ids of texts, and values
    that found no place. */
export const foreignWords = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([english, shared, ids]) => {
      const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((part) =>
        ['aria-label', 'title', 'placeholder', 'alt'].map((name) => part.getAttribute(name) ?? ''),
      )
      // The ids of rules are the same in all languages, and so is a printed name.
      const shown = [document.title, document.body.innerText, ...labels]
        .join('\n')
        .replace(/\b[A-Z]+-\w+/g, '')
        .replace(/the king/gi, '')
      const words = new Set(shown.toLowerCase().match(/\p{L}+/gu))
      const own = (shared[document.documentElement.lang] ?? '').split(' ')
      const known = new Set(ids)
      return [
        ...english.split(' ').filter((word) => words.has(word) && !own.includes(word)),
        ...(shown.match(/[a-z]\w*(?:-\w+)+/g) ?? []).filter((word) => known.has(word)),
        ...(shown.match(/\{\s*\$\w+|[\u0002\u0003]|undefined|NaN/g) ?? []),
      ]
    },
    [ENGLISH, SHARED, IDS] as const,
  )

export const expectOwnWords = async (page: Page): Promise<void> => expect(await foreignWords(page)).toEqual([])

/** Words that are cut off, broken in two, or outside of the window. Where a part scrolls, its contents are not looked
    at; names of players may end in an ellipsis. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const told = (fault: string, words: string, part: Element) =>
      faults.push(`${fault}: “${words.slice(0, 60)}” in ${part.tagName.toLowerCase()}.${part.className}`)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const part = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (!part || !/\p{L}{2}/u.test(words) || part.closest('.sr, .skip, [aria-hidden="true"], option')) continue
      if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1)
      let isLookedAt = boxes.length > 0
      for (let at: Element | null = part; at && isLookedAt; at = at.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(at)
        const room = at.getBoundingClientRect()
        const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        // The line at the top drops on purpose what has no room in it.
        if (at.matches('.top .where')) isLookedAt = false
        else if (/auto|scroll/.test(overflowX + overflowY) && at !== document.body && at !== document.documentElement)
          isLookedAt = false
        else if (isCut(overflowX) && boxes.some((box) => box.right > room.right + 1 || box.left < room.left - 1)) {
          told(textOverflow === 'ellipsis' ? 'cut with an ellipsis' : 'cut', words, at)
          isLookedAt = false
        } else if (isCut(overflowY) && boxes.some((box) => box.bottom > room.bottom + 3)) {
          told('cut below', words, at)
          isLookedAt = false
        }
      }
      if (!isLookedAt) continue
      // Nothing scrolls in the dock, so a part over a word is in its way.
      const dock = part.closest('.dock')
      const isCovered = boxes.some((box) => {
        const over = document.elementFromPoint(box.right - 2, (box.top + box.bottom) / 2)
        return (
          over && dock?.contains(over) && !over.contains(part) && !part.contains(over) && !over.closest('input, .cover')
        )
      })
      if (isCovered) told('covered', words, part)
      if (boxes.some((box) => box.right > innerWidth + 1 || box.left < -1)) told('outside', words, part)
      // The name of a card may be hyphenated.
      if (part.closest('.card .label, .own b')) continue
      for (const word of (node.textContent ?? '').matchAll(/\p{L}{4,}/gu)) {
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const tops = new Set([...range.getClientRects()].map((box) => Math.round(box.top)))
        if (tops.size > 1) told('broken', word[0], part)
      }
    }
    return [...new Set(faults)]
  })
