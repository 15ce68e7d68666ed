/** The outcome of copying: not tried, copied, or left to the player, who copies the selected text. */
export type Copied = 'no' | 'yes' | 'by-hand'

/** Copies the text of a field. Browsers have a clipboard only over https; elsewhere the text is selected, and
    copied the old way if the browser still knows it. */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement | undefined): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(field?.value ?? '')
    return 'yes'
  } catch {
    field?.focus()
    field?.select()
    return document.execCommand('copy') ? 'yes' : 'by-hand'
  }
}
