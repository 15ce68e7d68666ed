// Why something did not work, in the language of the page.

import { text } from './text.svelte'

/** A refusal as a sentence. A code that this page does not know yet comes with the server's own words. */
export const refusalText = ({ code, message }: { code: string; message: string }): string =>
  text(`code-${code}`) ?? message
