// The rulebook and the rulings as players read them: no internal names, no dead links.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { POWERS } from '../../src/wire/powers'
import { booksOf, languages, rulebookOf, rulings } from '../../vite/docs'
import { markdown } from '../../vite/markdown'
import { aboutIn } from '../../src/model/rulings'

const root = join(import.meta.dirname, '../../..')
const english = booksOf(join(root, 'docs'), join(root, 'text/en'))

describe('the books', () => {
  const html = [
    english.rules,
    ...english.rulings.flatMap(({ question, decision, sets }) => [question, decision, sets]),
  ].join('\n')

  test('have no internal name of a switch, value or rule set', () => {
    const words = html.replace(/<[^>]*>/g, '')
    expect(
      words.match(
        /\w*_\w+|`[^`]*`|\b\w+=\w+|\b(?:czech|spanish|polish)\b|\(dark\)|scenario|preset|on the wire|\w+\.md/g,
      ),
    ).toBeNull()
  })

  test('give the value of each switch in every rule set', () => {
    const section = english.rules.split('<h4 id="switch-win_check">')[1]?.split('<h4')[0]
    expect(section).toContain('<b>Polish edition:</b> You win with 20 points only if')
    expect(section).toContain(
      '<b>Czech edition, Spanish edition, Dark Edition, Current base game:</b> A monster that is alive',
    )
    expect(english.rules.split('<h4 id="switch-underdog_tie">')[1]?.split('<h4')[0]).toContain(
      '<b>House rules only:</b> It pays as long as nobody has fewer',
    )
  })

  test('have the points that the rulebooks leave open', () => {
    expect(english.rules).toContain(
      '<li id="OPEN-1"><b>OPEN-1</b> <i>What if several monsters roll the most claws for the start?</i>',
    )
  })
})

describe.each(languages())('the books in %s', (code) => {
  const books = booksOf(join(root, code === 'en' ? 'docs' : `docs/${code}`), join(root, 'text', code))
  const decisions = books.rulings.flatMap(({ question, decision, sets }) => [question, decision, sets])
  const html = [books.rules, ...decisions, rulebookOf(code)].join('\n')

  test('have the rules, switches and rulings of the English ones', () => {
    const idsIn = (rules: string) => [...rules.matchAll(/ id="([A-Z]+-\d+\w*|switch-\w+)"/g)].map((found) => found[1])
    expect(idsIn(books.rules)).toEqual(idsIn(english.rules))
    const facts = ({ id, powers }: (typeof books.rulings)[number]) => `${id}: ${powers.join(', ')}`
    expect(books.rulings.map(facts)).toEqual(english.rulings.map(facts))
    for (const file of ['cards', 'tiles', 'general']) {
      const sets = (folder: string) =>
        readFileSync(join(root, folder, `rulings/${file}.toml`), 'utf8').match(/^(id|sets) = .*/gm)
      expect(sets(code === 'en' ? 'docs' : `docs/${code}`)).toEqual(sets('docs'))
    }
  })

  test('have no link that leads nowhere', () => {
    const ids = new Set([...books.rules.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]))
    const targets = [...html.matchAll(/<a href="([^"]+)"/g)].map((found) => found[1] ?? '')
    expect(targets.length).toBeGreaterThan(50)
    expect(
      targets.filter(
        (to) =>
          !(to.startsWith('/cards/') ? to.slice('/cards/'.length) in POWERS : ids.has(to.replace(/^(\/rules)?#/, ''))),
      ),
    ).toEqual([])
  })
})

test('a ruling under another card names the card of which it speaks, after those of its own', () => {
  const list = aboutIn(english.rulings, 'mimic')
  expect(list[0]).toMatchObject({ about: null })
  expect(list.find(({ question }) => question === 'Can losing it kill?')).toMatchObject({ about: 'even-bigger' })
  expect(list.findLastIndex(({ about }) => about === null)).toBeLessThan(list.findIndex(({ about }) => about !== null))
})

describe('another language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaiju-docs-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('needs only files of its own', () => {
    cpSync(join(root, 'docs/rulings'), join(folder, 'docs/rulings'), { recursive: true })
    cpSync(join(root, 'text/en'), join(folder, 'text'), { recursive: true })
    writeFileSync(join(folder, 'docs/rules.md'), '# Pravidla\n\nV sadě `dark` platí `win_check=own_turn`.\n')
    expect(booksOf(join(folder, 'docs'), join(folder, 'text')).rules).toContain(
      '<h1 id="pravidla">Pravidla</h1>\n<p>V sadě Dark Edition platí ' +
        '<a href="#switch-win_check">Twenty points win: at the end of your own turn</a>.</p>',
    )
  })

  test('is offered when it has a rulebook', () => {
    expect(languages()).toContain('en')
  })
})

test('a ruling is read from the ledger', () => {
  const [first] = rulings(
    '[[ruling]]\nid = "x-1"\npowers = ["x"]\nquestion = "Why `y`?"\ndecision = "So."\nsets = ["dark"]\n',
    (text) => text.replace(/`/g, '|'),
  )
  expect(first).toEqual({ id: 'x-1', topic: '', powers: ['x'], question: 'Why |y|?', decision: 'So.', sets: '|dark|' })
})

test('the rules become headings, lists and tables, and nothing of them is markup', () => {
  const html = markdown('## 9. Attack\n\nA <b> is text.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |', (text) =>
    text.replace(/</g, '&lt;'),
  )
  expect(html).toContain('<h2 id="9-attack">')
  expect(html).toContain('A &lt;b> is text.')
  expect(html).toContain('<li>two</li>')
  expect(html).toContain('<td>2</td>')
})
