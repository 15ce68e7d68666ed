// The printing of the table on the screen, which decides the names and texts of cards.

/** The rules of that table, such as `dark, wickedness=green`. */
export const printing: { rules: string } = $state({ rules: 'czech' })
