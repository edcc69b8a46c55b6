import type { Sheet } from '#server/library/sheet.ts'
import type { WordGroup, WordList } from '#server/library/word-list.ts'
import type { Language } from '#shared/language.ts'
import { otherPassages, sheetPassages } from './index-texts.ts'
import { findPhrases, type Phrases, phrasesOf } from './phrases.ts'
import { singularWordsOf, spellOut, wordsOf } from './question-text.ts'
import { stemsOf } from './stem.ts'
import { indexTerms, type TermIndex } from './term-index.ts'
import { buildVocabulary, type Vocabulary } from './vocabulary.ts'

/** What a search reads in each language, to rank sheets and to correct misspelled words. About 2 MB. */
export type SheetIndex = Record<Language, LanguageIndex>

export type LanguageIndex = TermIndex & {
  /** Ways to say a concept, in stems. */
  concepts: Phrases
  /** Ways to name a topic that no sheet covers, in words without the endings of plurals. */
  otherTopics: Phrases
  vocabulary: Vocabulary
}

type IndexedWords = Omit<WordList, 'askedQuestions'>

/**
 * Takes about a tenth of a second. The passages are indexed in slices, so that a server goes on answering when a file
 * changes.
 */
export async function buildIndex(sheets: readonly Sheet[], words: IndexedWords): Promise<SheetIndex> {
  return { fr: await buildIn('fr', sheets, words), en: await buildIn('en', sheets, words) }
}

async function buildIn(
  language: Language,
  sheets: readonly Sheet[],
  { synonyms, otherTopics, otherQuestions }: IndexedWords,
): Promise<LanguageIndex> {
  const own = sheets.filter(sheet => sheet.language === language)
  const ownPassages = sheetPassages(own)
  const others = otherPassages(otherQuestions, language)
  const conceptTexts = textsIn(synonyms, language).map(one => ({
    ...one,
    text: spellOut(one.text, language),
  }))
  const topics = textsIn(otherTopics, language).map(({ number, text }) => ({
    number,
    terms: singularWordsOf(text, language),
  }))
  const concepts = phrasesOf(
    conceptTexts.map(({ number, text }) => ({ number, terms: stemsOf(wordsOf(text), language) })),
  )
  const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text)
  return {
    ...(await indexTerms([...ownPassages, ...others], concepts, language)),
    concepts,
    otherTopics: uncovered(phrasesOf(topics), own),
    vocabulary: buildVocabulary(
      [...texts(ownPassages), ...texts(conceptTexts)],
      [...texts(others), ...topics.map(({ terms }) => terms.join(' '))],
      language,
    ),
  }
}

/** `number`: of the group. */
function textsIn(groups: readonly WordGroup[], language: Language): { number: number; text: string }[] {
  return groups.flatMap((group, number) => group[language].map(text => ({ number, text })))
}

/** Leaves out the phrases that occur in the title or a question of a sheet. */
function uncovered(topics: Phrases, sheets: readonly Sheet[]): Phrases {
  const asked = sheets.flatMap(({ title, questions, language }) =>
    [title, ...questions].map(text => singularWordsOf(text, language)),
  )
  const covered = new Set(asked.flatMap(terms => findPhrases(topics, terms)))
  return phrasesOf([...topics.values()].flat().filter(phrase => !covered.has(phrase)))
}
