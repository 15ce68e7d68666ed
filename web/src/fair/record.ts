// Reads a record, as far as the dice are concerned (docs/fairness.md). It knows no rules.

export interface Chance {
  /** The line of the text, from 1. */
  line: number
  kind: 'dice' | 'draw' | 'first' | 'sides'
  words: string[]
}

export interface GameRecord {
  /** The preset and the switches, as they are written. */
  rules: string
  seats: string[]
  commitment: string
  /** The contribution of each seat, if it made one. */
  contributions: (string | null)[]
  /** Missing while the game is not over. */
  secret: string | null
  /** Choices made by the table, for which chance is not asked. */
  chosen: readonly Chance['kind'][]
  /** The position at which the game began, line by line, if it did not begin with the set-up. */
  position: string[]
  /** Answers of chance; the place in this list is the sequence number. */
  chances: Chance[]
}

/** Questions that a table may answer itself, so that chance is not asked. */
const CHOOSABLE = ['first', 'sides'] as const

/** The text is no record, or its dice cannot be checked from it alone. */
export class RecordFault extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`)
  }
}

const HEX = /^[0-9a-f]{64}$/
const DIGEST = / \[[0-9a-f]{8}\]$/

export function readRecord(text: string): GameRecord {
  const lines = text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.replace(/\r$/, ''))
  if (lines[0] !== 'kaiju-record 1') throw new RecordFault(1)
  const begin = lines.findIndex((line) => line.split(' ')[0] === 'begin')
  if (begin < 0) throw new RecordFault(lines.length)
  const header = readHeader(lines.slice(0, begin))
  const chances = readChances(lines, begin)
  const twice = chances.find(({ kind }) => header.chosen.includes(kind))
  if (twice) throw new RecordFault(twice.line)
  return { ...header, chances }
}

function readHeader(lines: string[]): Omit<GameRecord, 'chances'> {
  const once = new Map<string, string>()
  const seats: string[] = []
  const contributions = new Map<string, string>()
  const position: string[] = []
  lines.forEach((text, i) => {
    const [word = '', name = '', hex = ''] = text.split(' ')
    const fault = () => new RecordFault(i + 1)
    switch (word) {
      case 'rules':
      case 'commitment':
      case 'secret':
      case 'first':
      case 'sides':
        if (once.has(word) || ((word === 'commitment' || word === 'secret') && !HEX.test(name))) throw fault()
        once.set(word, text.slice(word.length + 1))
        return
      case 'seat':
        if (seats.includes(name)) throw fault()
        seats.push(name)
        return
      case 'contribution':
        if (contributions.has(name) || !seats.includes(name) || !HEX.test(hex)) throw fault()
        contributions.set(name, hex)
        return
      case 'position':
        position.push(text.slice(word.length + 1))
    }
  })
  const rules = once.get('rules')
  const commitment = once.get('commitment')
  if (rules === undefined || commitment === undefined || seats.length < 2 || seats.length > 6)
    throw new RecordFault(lines.length)
  return {
    rules,
    commitment,
    seats,
    contributions: seats.map((seat) => contributions.get(seat) ?? null),
    secret: once.get('secret') ?? null,
    position,
    chosen: CHOOSABLE.filter((kind) => once.has(kind)),
  }
}

function readChances(lines: string[], begin: number): Chance[] {
  const chances: Chance[] = []
  for (let i = begin; i < lines.length; i++) {
    const text = lines[i] ?? ''
    if (!DIGEST.test(text)) throw new RecordFault(i + 1)
    const [kind = '', ...words] = text.replace(DIGEST, '').split(' ')
    if (kind.endsWith(':')) continue
    switch (kind) {
      case 'begin':
        if (i !== begin) throw new RecordFault(i + 1)
        continue
      case 'over':
      case 'unfinished':
        if (i !== lines.length - 1) throw new RecordFault(i + 1)
        continue
      case 'dice':
      case 'draw':
      case 'first':
      case 'sides':
        chances.push({ line: i + 1, kind, words: words[0] === 'none' ? [] : words })
        continue
      default:
        throw new RecordFault(i + 1)
    }
  }
  return chances
}
