// English in which every word is longer and has accents, as a translation may be: what it cuts off or pushes out of its
// place, another language will, too. What stays plain was not taken from text/.

/** The language of these texts. No language has this code. */
export const PSEUDO = 'xx'

const ACCENTS: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ö', u: 'ü', y: 'ý' }
const GROWTH = 0.4

/** Longer by 40 %, with more of the same vowels, so that words stay words. */
export function lengthened(words: string): string {
  const vowels = words.match(/[aeiouy]/gi)?.length ?? 0
  const letters = words.match(/\p{L}/gu)?.length ?? 0
  const more = vowels === 0 ? 0 : Math.ceil(letters * GROWTH)
  let at = 0
  return words.replace(/[aeiouy]/gi, (vowel) => {
    const times = Math.floor(((at + 1) * more) / vowels) - Math.floor((at * more) / vowels)
    at += 1
    const accented = ACCENTS[vowel.toLowerCase()] ?? vowel
    return (vowel === vowel.toLowerCase() ? accented : accented.toUpperCase()) + accented.repeat(times)
  })
}

/** The parts of a line of Fluent that are no words: what it is about, placeables, also those that go on in the next
    line, and icons. */
const FRAME = /^[a-z][\w-]* =|^\s+\.[\w-]+ =|^\s*\*?\[[\w-]+\] |\{[^{}]*\}|\{[^{}]*$|\}|\[[a-z]+\]/g

/** A Fluent source in which all words are longer. */
export const pseudo = (source: string): string =>
  source
    .split('\n')
    .map((line) => {
      let said = ''
      let end = 0
      for (const part of line.matchAll(FRAME)) {
        said += lengthened(line.slice(end, part.index)) + part[0]
        end = part.index + part[0].length
      }
      return said + lengthened(line.slice(end))
    })
    .join('\n')
