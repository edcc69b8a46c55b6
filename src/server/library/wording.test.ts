import { describe, expect, it } from 'vitest'
import { singular } from './question-text.ts'
import type { Sheet } from './sheet.ts'
import type { WordGroup } from './word-list.ts'
import { learnWordings, wordingOf } from './wording.ts'

const sheet = {
  id: 'rent',
  language: 'en',
  title: 'Rent and the deposit',
  questions: [
    'my landlord keeps the deposit',
    'the rent goes up',
    'can my landlord raise the rent',
    'deposit not paid back',
  ],
} as Sheet
const dismissal = {
  id: 'dismissal',
  language: 'en',
  title: 'Dismissal',
  questions: ['my boss fired me', 'dismissed without a reason', 'the letter before a dismissal'],
} as Sheet
const otherQuestions = [
  {
    fr: [],
    en: ['how do I bake bread', 'bread without salt', 'can I freeze bread', 'a cake for my landlord'],
  },
]
const words = { synonyms: [], otherTopics: [], otherQuestions, askedQuestions: [] as WordGroup[] }

function wording(question: string, list = words, sheetId = 'rent'): number {
  return wordingOf([singular(question, 'en')], learnWordings([sheet, dismissal], list).en)(sheetId)
}

describe('the wording of a question (B-5)', () => {
  it('counts for a sheet if the words are those of the sheets’ questions', () => {
    expect(wording('My landlord wants more rent.')).toBeGreaterThan(0)
  })

  it('counts against all sheets if the words are those of questions that no sheet answers', () => {
    expect(wording('Which bread can I bake?')).toBeLessThan(0)
  })

  it('counts for one sheet and not for another', () => {
    const question = 'fired by my boss'
    expect(wording(question, words, 'dismissal')).toBeGreaterThan(1 + wording(question, words, 'rent'))
  })

  it('is learned from questions as people ask them, with a sheet or without', () => {
    const question = 'they gave me the boot'
    const asked = (sheetId?: string) => ({
      ...words,
      askedQuestions: [{ sheet: sheetId, fr: [], en: ['got the boot', 'the boot after six years'] }],
    })
    expect(wording(question, asked('dismissal'), 'dismissal')).toBeGreaterThan(
      wording(question, words, 'dismissal'),
    )
    expect(wording(question, asked(), 'dismissal')).toBeLessThan(wording(question, words, 'dismissal'))
    expect(wording(question, asked('a-sheet-of-others'), 'dismissal')).toBe(
      wording(question, words, 'dismissal'),
    )
  })

  it('does not depend on capitals, accents and plurals', () => {
    expect(wording('DEPOSITS and Rénts')).toBe(wording('deposit and rent'))
  })

  it('knows a word with another ending, but not with another beginning', () => {
    expect(wording('depositing')).toBeGreaterThan(1)
    expect(wording('redeposited')).toBeLessThan(0)
  })

  it('weighs pairs of words: "deposit not" is in a sheet, "not deposit" is nowhere', () => {
    expect(wording('deposit not')).toBeGreaterThan(wording('not deposit'))
  })

  it('gives both kinds of questions the same weight, however many there are', () => {
    const often = Array.from({ length: 100 }, () => otherQuestions).flat()
    // "My landlord" is in questions of both kinds.
    const [once, hundredfold] = [words, { ...words, otherQuestions: often }].map(list =>
      wording('my landlord', list),
    )
    expect(hundredfold).toBeGreaterThan((once ?? 0) - 3)
  })

  it('counts against all sheets, whatever the words, if the firm lists no other questions', () => {
    const list = { ...words, otherQuestions: [] }
    expect(wording('my landlord keeps the deposit', list)).toBeLessThan(0)
    expect(wording('how do I bake bread', list)).toBe(wording('my landlord keeps the deposit', list))
  })

  it('proves nothing in a language without sheets', () => {
    const inFrench = { ...words, otherQuestions: [{ fr: ['une recette de pain'], en: [] }] }
    expect(wordingOf(['le loyer augmente'], learnWordings([sheet], inFrench).fr)('rent')).toBe(0)
  })

  it('proves nothing about a sheet that exists only in the other language', () => {
    expect(wording('my landlord keeps the deposit', words, 'a-french-sheet')).toBe(0)
  })
})
