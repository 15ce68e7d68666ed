/** A text as it is searched: without case and accents, so that "utok" finds "Útok". */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[łŁ]/g, 'l').toLowerCase()
