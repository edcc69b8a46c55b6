import {
  type IndexedPassage,
  type IndexedPhrase,
  type IndexedWord,
  type IndexLanguage,
  type LibraryIndex,
  otherPrefix,
} from '#server/store/library-index.ts'
import { type Language, languages } from '#shared/language.ts'
import { exact, singular, soundOf, spellOut, wordsOf } from './question-text.ts'
import type { Sheet } from './sheet.ts'
import type { WordGroup, WordList } from './word-list.ts'

/** Which parts of the sheets and of the word lists are indexed. */

type Content = { sheets: readonly Sheet[]; words: WordList; edition: string }

export function indexOf({ sheets, words, edition }: Content): LibraryIndex {
  const own = sheets.flatMap(passagesOf)
  const other = words.otherQuestions.flatMap(otherPassagesOf)
  const concepts = words.synonyms.flatMap((group, number) => phrasesOf(group, 'concept', number))
  const topics = words.otherTopics.flatMap((group, number) => phrasesOf(group, 'topic', number))
  return {
    edition,
    passages: [...own, ...other],
    phrases: [...concepts, ...topics],
    words: languages.flatMap(language => vocabulary(language, [...own, ...concepts], [...other, ...topics])),
  }
}

/** Questions without a sheet are indexed like those of a sheet: a question that is closer to them finds no sheet. */
function otherPassagesOf(group: WordGroup, number: number): IndexedPassage[] {
  return languages.flatMap(language =>
    group[language].slice(0, 99).map((text, index) => ({
      language,
      sheetId: `${otherPrefix}${number}`,
      passage: index + 1,
      text: spellOut(text, language),
    })),
  )
}

/** 0 is the title, 1 to 99 are the questions, 100 to 105 the sections. */
function passagesOf({ id, language, title, questions, body }: Sheet): IndexedPassage[] {
  const sections = body
    .replace(/\]\([^)]*\)/g, ']')
    .split(/^## .+$/m)
    .slice(1)
  const passage = (number: number, text: string) => ({
    language,
    sheetId: id,
    passage: number,
    text: spellOut(text, language),
  })
  const asked = [title, ...questions.slice(0, 99)]
  return [
    ...asked.map((text, index) => passage(index, text)),
    ...asked.map(text => ({
      language: exact(language),
      sheetId: id,
      passage: 0,
      text: singular(text, language),
    })),
    ...sections.map((text, index) => passage(index + 100, text)),
  ]
}

function phrasesOf(group: WordGroup, kind: IndexedPhrase['kind'], number: number): IndexedPhrase[] {
  return languages.flatMap(language =>
    group[language].map(text =>
      kind === 'concept'
        ? { language, kind, number, text: spellOut(text, language) }
        : { language: exact(language), kind, number, text: singular(text, language) },
    ),
  )
}

/** The words that the index knows: they are not corrected, and typing mistakes are corrected to them. */
function vocabulary(language: Language, own: IndexedText[], other: IndexedText[]): IndexedWord[] {
  const ownWords = wordsIn(language, own)
  return [...wordsIn(language, [...own, ...other])].map(word => {
    const sound = soundOf(word, language)
    return { language, word, sound: ownWords.has(word) ? sound : sound + otherPrefix }
  })
}

type IndexedText = { language: IndexLanguage; text: string }

function wordsIn(language: Language, texts: IndexedText[]): Set<string> {
  const words = texts.filter(one => one.language.startsWith(language)).flatMap(({ text }) => wordsOf(text))
  return new Set(words.filter(word => word.length > 2 && /^\p{L}+$/u.test(word)))
}
