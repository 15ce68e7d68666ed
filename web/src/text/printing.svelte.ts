// The rules of the table that is shown, by which cards are named and worded.

/** Such as `dark, wickedness=green`. */
export const printing: { rules: string } = $state({ rules: 'czech' })
