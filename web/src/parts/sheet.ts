// Ways to leave a sheet on a phone: Back, and pulling it down.

import type { Attachment } from 'svelte/attachments'
import { step } from '../session/router.svelte'

/** The history state that stands for an open sheet. */
const SHEET = 'sheet'
const isSheet = () => history.state === SHEET
const sheets: HTMLDialogElement[] = []

addEventListener('popstate', () => {
  const isLeft = step.state === SHEET && !isSheet()
  step.state = history.state
  if (!isLeft) return
  const top = sheets.at(-1)
  // A sheet that was closed in another way leaves a history entry, which is skipped.
  if (top) top.close()
  else history.back()
})

export const closedByBack: Attachment<HTMLDialogElement> = (dialog) => {
  sheets.push(dialog)
  if (!isSheet()) history.pushState(SHEET, '')
  step.state = SHEET
  return () => {
    sheets.splice(sheets.indexOf(dialog), 1)
  }
}

/** Pulling it down this far closes it, in pixels. */
const FAR = 80

export const pulledDown: Attachment<HTMLDialogElement> = (dialog) => {
  let from: number | null = null
  let by = 0
  const heightOf = ({ touches: [touch] }: TouchEvent) => touch?.clientY ?? 0
  dialog.addEventListener('touchstart', (event) => {
    const isFirst = event.touches.length === 1 && dialog.scrollTop <= 0
    from = isFirst && !(event.target instanceof HTMLInputElement) ? heightOf(event) : null
    by = 0
  })
  dialog.addEventListener(
    'touchmove',
    (event) => {
      if (from === null) return
      by = Math.max(0, heightOf(event) - from)
      if (by > 0 && event.cancelable) event.preventDefault()
      dialog.style.translate = `0 ${by}px`
    },
    { passive: false },
  )
  const end = () => {
    if (from !== null && by > FAR) dialog.close()
    from = null
    dialog.style.translate = ''
  }
  dialog.addEventListener('touchend', end)
  dialog.addEventListener('touchcancel', end)
}
