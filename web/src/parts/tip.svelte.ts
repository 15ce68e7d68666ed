// The one tip of the page: the text of a card, at hover, focus or tap.

import type { Attachment } from 'svelte/attachments'

export const shown: { id: string | null; at: DOMRect | null } = $state({ id: null, at: null })

export function hide(): void {
  shown.id = null
}

function show(id: string, at: Element): void {
  shown.at = at.getBoundingClientRect()
  shown.id = id
}

/** Shows the card's text while the element is pointed at or focused, and after a tap. */
export const tip = (id: string): Attachment<HTMLElement> => (element) => {
  const over = (event: PointerEvent) => { if (event.pointerType === 'mouse') show(id, element) }
  const out = (event: PointerEvent) => { if (event.pointerType === 'mouse') hide() }
  const focus = () => { if (element.matches(':focus-visible')) show(id, element) }
  const tap = () => show(id, element)
  element.addEventListener('pointerenter', over)
  element.addEventListener('pointerleave', out)
  element.addEventListener('focus', focus)
  element.addEventListener('blur', hide)
  element.addEventListener('click', tap)
  return () => {
    element.removeEventListener('pointerenter', over)
    element.removeEventListener('pointerleave', out)
    element.removeEventListener('focus', focus)
    element.removeEventListener('blur', hide)
    element.removeEventListener('click', tap)
    if (shown.id === id) hide()
  }
}
