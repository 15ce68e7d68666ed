// The one tip of the page, at hover, focus or tap: the text of a card, and why something cannot be done or has changed.

import type { Attachment } from 'svelte/attachments'

export const shown: { card: string | null; why: string; at: DOMRect | null } = $state({ card: null, why: '', at: null })
let owner: HTMLElement | null = null

export function hide(): void {
  owner?.removeAttribute('aria-describedby')
  owner = null
  shown.at = null
}

/** When the page scrolls, a tip of the focused element moves along; any other is hidden. */
export function follow(): void {
  if (owner && owner === document.activeElement) shown.at = owner.getBoundingClientRect()
  else hide()
}

function show(element: HTMLElement, card: string | null, why: string): void {
  if (card === null && why === '') return
  hide()
  owner = element
  element.setAttribute('aria-describedby', 'tip')
  Object.assign(shown, { card, why, at: element.getBoundingClientRect() })
}

/** Shows a card's text, a reason, or both, at hover, focus and tap. Not at a tap that does something else, and not at
    hover where the element is so large that the tip would be in the way. */
export const tip =
  (card: string | null, why: () => string = () => '', { taps = true, points = true } = {}): Attachment<HTMLElement> =>
  (element) => {
    const now = () => show(element, card, why())
    // A pointer at rest, with things moving below it, asks for nothing.
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && owner !== element) now()
    }
    const out = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') hide()
    }
    const focus = () => {
      if (element.matches(':focus-visible')) now()
    }
    // An element that is removed while focused blurs in the middle of an update, when nothing may be changed.
    const blur = () =>
      queueMicrotask(() => {
        if (owner === element) hide()
      })
    if (points) element.addEventListener('pointermove', over)
    element.addEventListener('pointerleave', out)
    element.addEventListener('focus', focus)
    element.addEventListener('blur', blur)
    // Any other tip has been read.
    const tap = taps ? now : hide
    element.addEventListener('click', tap)
    element.dataset['tip'] = ''
    return () => {
      element.removeEventListener('pointermove', over)
      element.removeEventListener('pointerleave', out)
      element.removeEventListener('focus', focus)
      element.removeEventListener('blur', blur)
      element.removeEventListener('click', tap)
      if (owner === element) hide()
    }
  }
