// Plays a CSS animation again each time a count goes up.

import type { Attachment } from 'svelte/attachments'

export function again(cls: string, count: () => number): Attachment<HTMLElement> {
  let seen = -1
  return (element) => {
    const now = count()
    if (seen >= 0 && now > seen) {
      element.classList.remove(cls)
      void element.offsetWidth
      element.classList.add(cls)
    }
    seen = now
    const done = (event: AnimationEvent) => {
      if (event.target === element) element.classList.remove(cls)
    }
    element.addEventListener('animationend', done)
    return () => element.removeEventListener('animationend', done)
  }
}
