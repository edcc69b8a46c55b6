import * as v from 'valibot'
import { parse } from 'yaml'
import { otherSubject } from '#shared/api/admin-library.ts'
import type { LibraryProblem } from '#shared/api/library-problems.ts'
import type { Language } from '#shared/language.ts'
import { plainObject, plainRecord, strictFields } from '#shared/schema.ts'
import { fieldProblems, minCount } from './field-problem.ts'
import { wordsOf } from './search/question-text.ts'

/**
 * The firm's list of legal subjects (subjects.yaml), with the words that lay people use for them. A question for which
 * no sheet is found is counted under its subject, so that the firm sees what to write next and no text is stored.
 */
export type Subject = {
  id: string
  names: Record<Language, string>
  /** Finds the subject's words in a folded text. */
  pattern: RegExp
}

/** The messages are problem codes. */
const name = v.pipe(v.string('text'), v.trim(), v.minLength(1, 'empty'), v.maxLength(60, 'too_long'))
const words = v.pipe(v.array(name, 'list'), minCount(1, 'no_words'))
const wordsSchema = strictFields({ fr: words, en: words }, 'fields')
const subjectSchema = strictFields({ fr: name, en: name, words: wordsSchema }, 'fields')

/**
 * Reads the file. A word that is too short is left out, and so is a subject with an invalid id or field, or without
 * usable words.
 */
export function parseSubjects(content: string): { subjects: Subject[]; problems: LibraryProblem[] } {
  const file = v.safeParse(plainRecord(v.unknown()), parseYaml(content))
  if (!file.success) return { subjects: [], problems: [{ code: 'subjects', values: {} }] }
  const problems: LibraryProblem[] = []
  const subjects: Subject[] = []
  const owners = new Map<string, string>()
  for (const [id, entry] of Object.entries(file.output)) {
    const wrongId = idProblem(id)
    if (wrongId) {
      problems.push({ code: wrongId, values: { field: id } })
      continue
    }
    // In an object, so that the problems name the subject too.
    const read = v.safeParse(plainObject({ [id]: subjectSchema }), { [id]: entry })
    const subject = read.success ? read.output[id] : undefined
    if (!subject) {
      problems.push(...fieldProblems(read.issues ?? []))
      continue
    }
    const patterns = [...subject.words.fr, ...subject.words.en].map(word => foldPattern(word))
    problems.push(...patterns.flatMap(pattern => patternProblems(id, pattern, owners)))
    const usable = patterns.filter(isUsable)
    // An empty pattern would match a question without words.
    if (usable.length > 0)
      subjects.push({ id, names: { fr: subject.fr, en: subject.en }, pattern: compile(usable) })
  }
  return { subjects, problems }
}

/**
 * The id of the subject that a question names with the most words. If several have equally many, the first in the file;
 * `other` if it names none.
 */
export function findSubject(subjects: readonly Subject[], question: string): string {
  const text = fold(question)
  let best = { id: otherSubject, wordCount: 0 }
  for (const { id, pattern } of subjects) {
    const found = [...text.matchAll(pattern)]
    const wordCount = found.reduce((sum, [match]) => sum + match.split(' ').length, 0)
    if (wordCount > best.wordCount) best = { id, wordCount }
  }
  return best.id
}

function idProblem(id: string): LibraryProblem['code'] | undefined {
  if (!/^[a-z]+(-[a-z]+)*$/.test(id)) return 'id'
  return id === otherSubject ? 'reserved_id' : undefined
}

function parseYaml(content: string): unknown {
  try {
    return parse(content)
  } catch {
    return undefined
  }
}

function fold(text: string): string {
  return wordsOf(text).join(' ')
}

/** A star at the end of a word stands for any ending. */
function foldPattern(word: string): string {
  return word
    .split(/\s+/)
    .map(part => fold(part) + (part.endsWith('*') ? '*' : ''))
    .filter(part => part !== '')
    .join(' ')
}

/** Shorter beginnings of words would match nearly every question. */
const minStemLength = 4

function isUsable(pattern: string): boolean {
  return pattern
    .split(' ')
    .every(part => (part.endsWith('*') ? part.length > minStemLength : part.length > 1 || pattern !== part))
}

function patternProblems(subject: string, word: string, owners: Map<string, string>): LibraryProblem[] {
  if (!isUsable(word)) return [{ code: 'short_word', values: { subject, word } }]
  const other = owners.get(word)
  owners.set(word, subject)
  if (other === undefined || other === subject) return []
  return [{ code: 'word_of_other', values: { subject, word, other } }]
}

/** Longer words first: “carte de sejour” before “carte”. Plural endings are added. */
function compile(patterns: string[]): RegExp {
  const forms = patterns
    .sort((one, other) => other.length - one.length)
    .map(pattern =>
      pattern
        .split(' ')
        .map(part => (part.endsWith('*') ? `${part.slice(0, -1)}[\\p{L}\\p{N}]*` : `${part}[sx]?`))
        .join(' '),
    )
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}
