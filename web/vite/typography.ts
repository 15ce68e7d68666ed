// Typography that a program can see to: in some languages no line may end with a word of one letter.

/** A text in which words of these letters stay with the next word. Fluent and HTML have no such words of their own. */
export const bind = (text: string, letters = ''): string =>
  letters === '' ? text : text.replace(new RegExp(`(?<=^|[\\s(>}"„“«–])([${letters}]) (?=[^\\s=])`, 'gimu'), '$1\u00a0')
