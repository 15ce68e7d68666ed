/** The second copy of a card (`extra-head#2`) looks and reads like the first. */
export const printOf = (id: string): string => id.replace(/#.*/, '')
