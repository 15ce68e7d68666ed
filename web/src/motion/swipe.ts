// A swipe over a thing: dice are thrown as they are from a hand.

import type { Attachment } from 'svelte/attachments'

/** Pixels after which a movement is a swipe. */
const FAR = 36

/** Calls back once for each swipe over the element, by finger or mouse. */
export const swiped =
  (thrown: () => void): Attachment<HTMLElement> =>
  (element) => {
    let from: { x: number; y: number } | null = null
    const down = ({ clientX, clientY }: PointerEvent) => {
      from = { x: clientX, y: clientY }
    }
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (!from || Math.hypot(clientX - from.x, clientY - from.y) < FAR) return
      from = null
      thrown()
    }
    const up = () => {
      from = null
    }
    element.addEventListener('pointerdown', down)
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    return () => {
      element.removeEventListener('pointerdown', down)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
    }
  }
