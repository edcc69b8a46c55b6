import { type SheetTopic, sheetTopics } from '#shared/api/library.ts'
import type { Language } from '#shared/language.ts'
import { plainWords } from '#shared/text/plain-words.ts'
import type { Library } from './library.ts'
import { wordsOf } from './search/question-text.ts'
import { stemOf } from './search/stem.ts'
import type { Sheet } from './sheet.ts'

/** For readers who browse the library: its topics, its sheets by topic, and a search while they type. */

/** The topics that have sheets, those with the most first. Equal ones are in the order of `sheetTopics`. */
export function listTopics(sheets: readonly Sheet[]): SheetTopic[] {
  const countOf = (topic: SheetTopic) => new Set(sheets.filter(each => each.topic === topic).map(idOf)).size
  const counts = sheetTopics.map(topic => ({ topic, count: countOf(topic) }))
  return counts
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ topic }) => topic)
}

export type SheetQuery = {
  language: Language
  topic: SheetTopic | undefined
  /** What the reader has typed so far; '' for all sheets. */
  words: string
}

/**
 * Each sheet once, in the other language if it does not exist in this one. Without words: all sheets of the topic,
 * sorted by topic and title. With words: those that match, best match first.
 */
export function browseSheets(
  { listSheets, correct }: Pick<Library, 'listSheets' | 'correct'>,
  { language, topic, words }: SheetQuery,
): Sheet[] {
  const sheets = listSheets()
  const topics = listTopics(sheets)
  const all = onePerId(sheets, language)
    .filter(sheet => topic === undefined || sheet.topic === topic)
    .sort(
      (a, b) => topics.indexOf(a.topic) - topics.indexOf(b.topic) || a.title.localeCompare(b.title, language),
    )
  const typed = [...new Set(fold(words).split(' '))].filter(word => word !== '')
  if (typed.length === 0) return all
  return bestMatches(all, typed, word => correct(word, language) ?? stemOf(word, language))
}

/** A sheet, in the other language if it does not exist in this one, and the languages that it exists in. */
export function findSheet(
  sheets: readonly Sheet[],
  id: string,
  language: Language,
): { sheet: Sheet; languages: Language[] } | undefined {
  const editions = sheets.filter(sheet => sheet.id === id)
  const sheet = editions.find(each => each.language === language) ?? editions[0]
  return sheet && { sheet, languages: editions.map(each => each.language) }
}

const maxSummaryLength = 200

/** What a preview of a link to a sheet shows: its title, and how its text begins. Undefined without such a sheet. */
export function summarizeSheet(
  library: Pick<Library, 'listSheets'>,
  id: string,
  language: Language,
): { title: string; summary: string } | undefined {
  const sheet = findSheet(library.listSheets(), id, language)?.sheet
  if (!sheet) return undefined
  const paragraph = sheet.body.split(/\n{2,}/).find(each => !each.startsWith('#')) ?? ''
  const words = plainWords(paragraph)
  const summary =
    words.length > maxSummaryLength ? `${words.slice(0, maxSummaryLength).replace(/\s\S*$/, '')}…` : words
  return { title: sheet.title, summary }
}

function onePerId(sheets: readonly Sheet[], language: Language): Sheet[] {
  const byId = new Map<string, Sheet>()
  for (const sheet of sheets) {
    if (!byId.has(sheet.id) || sheet.language === language) byId.set(sheet.id, sheet)
  }
  return [...byId.values()]
}

function idOf(sheet: Sheet): string {
  return sheet.id
}

/** The words of one place in a sheet, and how much a match there counts. */
type Field = { text: string; weight: number }

/** Read and folded once per sheet, at the first search. */
const fieldCache = new WeakMap<Sheet, Field[]>()

function fieldsOf(sheet: Sheet): Field[] {
  let fields = fieldCache.get(sheet)
  if (!fields) {
    fields = [
      { text: ` ${fold(sheet.title)}`, weight: 4 },
      { text: ` ${fold(sheet.questions.join(' '))}`, weight: 2 },
      { text: ` ${fold(sheet.body)}`, weight: 1 },
    ]
    fieldCache.set(sheet, fields)
  }
  return fields
}

/** Up to this many words, only sheets that contain all of them are shown, if there are any. */
const maxNarrowingWords = 3

/**
 * The fewer sheets contain a word, the more it counts. A sheet must reach at least half of the total, so that "my"
 * alone does not match a question. If no sheet contains a word, the word that was probably meant is searched instead.
 */
function bestMatches(
  sheets: readonly Sheet[],
  typed: readonly string[],
  meantBy: (word: string) => string | undefined,
): Sheet[] {
  const scores = sheets.map(sheet => ({ sheet, matched: 0, counted: 0, rank: 0 }))
  let total = 0
  for (const word of typed) {
    const exact = sheets.map(sheet => weightIn(sheet, word))
    const meant = exact.some(weight => weight > 0) ? undefined : meantBy(word)
    const weights = meant === undefined ? exact : sheets.map(sheet => weightIn(sheet, meant))
    const importance = importanceOf(weights.filter(weight => weight > 0).length, sheets.length)
    total += importance
    for (const [index, score] of scores.entries()) {
      const weight = weights[index] ?? 0
      if (weight === 0) continue
      score.matched += 1
      score.counted += importance
      score.rank += importance * weight
    }
  }
  const complete = scores.filter(({ matched }) => matched === typed.length)
  const shown =
    typed.length <= maxNarrowingWords && complete.length > 0
      ? complete
      : scores.filter(({ counted }) => counted > 0 && counted >= total / 2)
  return shown.sort((a, b) => b.rank - a.rank).map(({ sheet }) => sheet)
}

/** A word in no sheet (a name, a typing error) counts less than a rare one. */
function importanceOf(foundCount: number, sheetCount: number): number {
  return foundCount === 0 ? Math.log(1 + sheetCount) / 2 : Math.log(1 + sheetCount / (1 + foundCount))
}

/** The weight of the best place where a word begins with these letters; 0 if there is none. */
function weightIn(sheet: Sheet, letters: string): number {
  return fieldsOf(sheet).find(({ text }) => text.includes(` ${letters}`))?.weight ?? 0
}

/**
 * Lower-case words joined by a space, without accents: "L’œuvre d’été" becomes "l oeuvre d ete". Many people write
 * "prudhommes" for "prud’hommes".
 */
function fold(text: string): string {
  return wordsOf(text)
    .join(' ')
    .replaceAll('æ', 'ae')
    .replace(/\bprud hom/g, 'prudhom')
}
