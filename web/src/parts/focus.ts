// When the focused element of the prompt disappears, the focus goes to the marked answer, or to the prompt.

import type { Attachment } from 'svelte/attachments'

export const keepsFocus: Attachment<HTMLElement> = (dock) => {
  let had: Element | null = null
  const come = ({ target }: FocusEvent) => {
    had = target instanceof Element && target.closest('#prompt') ? target : null
  }
  /** An element that still exists was left on purpose. */
  const go = () =>
    queueMicrotask(() => {
      if (had?.isConnected && had !== document.activeElement) had = null
    })
  const changes = new MutationObserver(() => {
    if (!had || had.isConnected || document.activeElement !== document.body) return
    const next =
      dock.querySelector<HTMLElement>('#prompt .choice.main:not(:disabled)') ??
      dock.querySelector<HTMLElement>('#prompt')
    next?.focus({ preventScroll: true })
  })
  dock.addEventListener('focusin', come)
  dock.addEventListener('focusout', go)
  changes.observe(dock, { childList: true, subtree: true })
  return () => changes.disconnect()
}
