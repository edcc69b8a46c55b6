import { describe, expect, it } from 'vitest'
import type { Sheet } from '#server/library/sheet.ts'
import type { WordGroup } from '#server/library/word-list.ts'
import { singularWordsOf } from './question-text.ts'
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

async function wording(question: string, list = words, sheetId = 'rent'): Promise<number> {
  const { en } = await learnWordings([sheet, dismissal], list)
  return wordingOf([singularWordsOf(question, 'en')], en)(sheetId)
}

describe('the wording of a question (B-5)', async () => {
  it('counts for a sheet if the words are those of the sheets’ questions', async () => {
    expect(await wording('My landlord wants more rent.')).toBeGreaterThan(0)
  })

  it('counts against all sheets if the words are those of questions that no sheet answers', async () => {
    for (const { id } of [sheet, dismissal]) {
      expect(await wording('Which bread can I bake?', words, id)).toBeLessThan(0)
    }
  })

  it('counts more for one sheet than for another', async () => {
    const question = 'fired by my boss'
    expect(await wording(question, words, 'dismissal')).toBeGreaterThan(
      1 + (await wording(question, words, 'rent')),
    )
  })

  it('is learned from questions as people ask them, with a sheet or without', async () => {
    const question = 'they gave me the boot'
    const asked = (sheetId?: string) => ({
      ...words,
      askedQuestions: [{ sheet: sheetId, fr: [], en: ['got the boot', 'the boot after six years'] }],
    })
    expect(await wording(question, asked('dismissal'), 'dismissal')).toBeGreaterThan(
      await wording(question, words, 'dismissal'),
    )
    expect(await wording(question, asked(), 'dismissal')).toBeLessThan(
      await wording(question, words, 'dismissal'),
    )
    expect(await wording(question, asked('a-sheet-of-others'), 'dismissal')).toBe(
      await wording(question, words, 'dismissal'),
    )
  })

  it('does not depend on capitals, accents or plurals', async () => {
    expect(await wording('DEPOSITS and Rénts')).toBe(await wording('deposit and rent'))
  })

  it('knows a word with another ending, but not with another beginning', async () => {
    expect(await wording('depositing')).toBeGreaterThan(1)
    expect(await wording('redeposited')).toBeLessThan(0)
  })

  it('weighs pairs of words: "deposit not" is in a sheet, "not deposit" is nowhere', async () => {
    expect(await wording('deposit not')).toBeGreaterThan(await wording('not deposit'))
  })

  it('gives both kinds of questions the same weight, however many there are', async () => {
    const often = Array.from({ length: 100 }, () => otherQuestions).flat()
    // "My landlord" is in questions of both kinds.
    const once = await wording('my landlord')
    const hundredfold = await wording('my landlord', { ...words, otherQuestions: often })
    expect(hundredfold).toBeGreaterThan(once - 3)
  })

  it('counts against all sheets, whatever the words, if the firm lists no other questions', async () => {
    const list = { ...words, otherQuestions: [] }
    for (const { id } of [sheet, dismissal]) {
      const ofTheSheets = await wording('my landlord keeps the deposit', list, id)
      expect(ofTheSheets).toBeLessThan(0)
      expect(await wording('how do I bake bread', list, id)).toBe(ofTheSheets)
    }
  })

  it('is not learned in a language without sheets', async () => {
    const inFrench = { ...words, otherQuestions: [{ fr: ['une recette de pain'], en: [] }] }
    const { fr } = await learnWordings([sheet], inFrench)
    expect(fr).toMatchObject({ sheetIds: [], noSheet: 0, weights: new Int8Array() })
    expect(wordingOf([['une', 'recette', 'de', 'pain']], fr)('rent')).toBe(0)
  })

  it('proves nothing about a sheet that exists only in the other language', async () => {
    expect(await wording('my landlord keeps the deposit', words, 'a-french-sheet')).toBe(0)
  })
})
