// Why something did not work, in the language of the page.

import { amend, text } from './text.svelte'

/** Most games see no refusal: the words are fetched with the first one. */
const fetchWords = (): void =>
  void import('../../text/en/refusals.ftl?raw').then(
    ({ default: words }) => amend(words),
    () => {},
  )

/** A refusal as a sentence. A code that this page does not know yet comes with the server's own words. */
export function refusalText({ code, message }: { code: string; message: string }): string {
  const known = text(`code-${code}`)
  if (known === null) fetchWords()
  return known ?? message
}
