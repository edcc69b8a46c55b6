import { describe, expect, it } from 'vitest'
import { singular } from './question-text.ts'
import type { Sheet } from './sheet.ts'
import { learnWordings, wordingOf } from './wording.ts'

const sheet = {
  language: 'en',
  title: 'Rent and the deposit',
  questions: [
    'my landlord keeps the deposit',
    'the rent goes up',
    'can my landlord raise the rent',
    'deposit not paid back',
  ],
} as Sheet
const otherQuestions = [
  {
    fr: [],
    en: ['how do I bake bread', 'bread without salt', 'can I freeze bread', 'a cake for my landlord'],
  },
]
const words = { synonyms: [], otherTopics: [], otherQuestions }

function wording(question: string, list = words): number {
  return wordingOf(singular(question, 'en'), learnWordings([sheet], list).en)
}

describe('the wording of a question (B-5)', () => {
  it('counts for a sheet if the words are those of the sheets’ questions', () => {
    expect(wording('My landlord wants more rent.')).toBeGreaterThan(0)
  })

  it('counts against all sheets if the words are those of questions that no sheet answers', () => {
    expect(wording('Which bread can I bake?')).toBeLessThan(0)
  })

  it('does not depend on capitals, accents and plurals', () => {
    expect(wording('DEPOSITS and Rénts')).toBe(wording('deposit and rent'))
  })

  it('weighs pairs of words: "deposit not" is in a sheet, "not deposit" is nowhere', () => {
    expect(wording('deposit not')).toBeGreaterThan(wording('not deposit'))
  })

  it('gives both kinds of questions the same weight, however many there are', () => {
    const often = Array.from({ length: 20 }, () => otherQuestions).flat()
    expect(wording('my landlord raises the rent', { ...words, otherQuestions: often })).toBeGreaterThan(0)
  })

  it('counts against all sheets, whatever the words, if the firm lists no other questions', () => {
    const list = { ...words, otherQuestions: [] }
    expect(wording('my landlord keeps the deposit', list)).toBeLessThan(0)
    expect(wording('how do I bake bread', list)).toBe(wording('my landlord keeps the deposit', list))
  })

  it('proves nothing in a language without sheets', () => {
    const inFrench = { ...words, otherQuestions: [{ fr: ['une recette de pain'], en: [] }] }
    expect(wordingOf('le loyer augmente', learnWordings([sheet], inFrench).fr)).toBe(0)
  })
})
