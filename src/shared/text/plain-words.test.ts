import { expect, it } from 'vitest'
import { plainWords } from './plain-words.ts'

it.each([
  ['- a\n2. b\n## c\n> d', 'a b c d'],
  ['> ## 1. a\n> - b\n>   2. c\n- > d', '1. a b c d'],
  ['  | A | B |\n  |:--|--:|\n  | 1 | 2 |', 'A B 1 2'],
  ['A | B\n--- | ---\n1 | 2', 'A B 1 2'],
  ['a_b _c_ __d__ **e** ~~f~~', 'a_b c d e f'],
  ['[a](https://a.fr "b") ![c](d) `e_f`', 'a c e_f'],
  ['[![a](b)](c) [d](https://fr.wikipedia.org/wiki/Bail_(droit)) [1]', 'a d [1]'],
])('the words of %j are %j', (markdown, words) => {
  expect(plainWords(markdown)).toBe(words)
})

it.each(['\n', ' ', '|', '|-', '[', '[a]', '[a', '[](', '[]((', '_', '`', '- '])(
  'a long run of %j is read at once',
  part => {
    const markdown = `a${part.repeat(Math.floor(100_000 / part.length))}b`
    expect(plainWords(markdown)).toMatch(/^a[\s\S]*b$/)
  },
)
