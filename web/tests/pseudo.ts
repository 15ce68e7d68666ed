// A language for tests alone: English with accents on its letters, and every word 40 % longer. What it overflows, a
// translation will overflow some day.

const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'č', d: 'ď', e: 'ě', i: 'í', l: 'ł', n: 'ň', o: 'ö', r: 'ř', s: 'š', t: 'ť', u: 'ů', y: 'ý', z: 'ž' },
  ...{ A: 'Á', C: 'Č', D: 'Ď', E: 'É', I: 'Í', L: 'Ł', N: 'Ñ', O: 'Ö', R: 'Ř', S: 'Š', T: 'Ť', U: 'Ů', Y: 'Ý', Z: 'Ž' },
}
const MORE = 0.4

/** Words with accents, each lengthened in its middle. What a word must gain and cannot, being too short, the next one
    gets. */
function longer(words: string, owed = { letters: 0 }): string {
  return words.replace(/[A-Za-z’]+/g, (word) => {
    owed.letters += word.length * MORE
    const more = Math.floor(owed.letters)
    owed.letters -= more
    const middle = Math.ceil(word.length / 2)
    const letter = (word[middle - 1] ?? '').toLowerCase()
    const stretched = word.slice(0, middle) + letter.repeat(more) + word.slice(middle)
    return stretched.replace(/[A-Za-z]/g, (plain) => ACCENTS[plain] ?? plain)
  })
}

/** What a line begins with that is no text: an id, an attribute, the key of a variant, the end of a selection. */
const HEAD = /^(?:[a-z][\w-]* =|\s+\.[\w-]+ =|\s*\*?\[[^\]]+\](?= |$)|\s*(?=\}))/
/** Parts of a text that are no words: variables and selections, and icons. */
const THINGS = /(\{[^}]*\}?|\}|\[[a-z]+\])/

/** The Fluent source of English in this language. */
export function pseudo(source: string): string {
  const owed = { letters: 0 }
  return source
    .split('\n')
    .map((line) => {
      const head = HEAD.exec(line)?.[0] ?? ''
      const parts = line.slice(head.length).split(THINGS)
      return head + parts.map((part, i) => (i % 2 === 0 ? longer(part, owed) : part)).join('')
    })
    .join('\n')
}
