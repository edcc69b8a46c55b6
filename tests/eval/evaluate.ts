import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { parse } from 'yaml'
import type { Library, LibraryMatch, LibraryQuery } from '#server/library/library.ts'
import { languages } from '#shared/language.ts'
import { strictFields } from '#shared/schema.ts'

/** Measures how well the library's sheets are found for lay questions. */

const questionSchema = strictFields({
  question: v.string(),
  language: v.picklist(languages),
  /** The sheets that answer it; null if none does. */
  sheet: v.nullable(v.union([v.string(), v.array(v.string())])),
  kind: v.string(),
  /** The question before it in the chat. */
  earlier: v.optional(v.string()),
})

export type EvalQuestion = v.InferOutput<typeof questionSchema>

export type EvalResult = { question: EvalQuestion; match: LibraryMatch; ms: number }

export type EvalFigures = {
  questionCount: number
  /** Shares of the questions that a sheet answers. */
  recallAt1: number
  recallAt3: number
  ambiguous: number
  /** Of the questions that no sheet answers, the share for which one was found. */
  falseAnswers: number
  /** The share for which one sheet is quoted. The other false answers ask which of several is meant. */
  falseQuotes: number
  /** The share for which none was found, but sheets are offered as links. */
  falseOffers: number
}

export async function readQuestions(file: URL | string): Promise<EvalQuestion[]> {
  return v.parse(v.array(questionSchema), parse(await readFile(file, 'utf8')))
}

export function queryOf({ question, earlier, language }: EvalQuestion): LibraryQuery {
  return {
    question,
    earlierQuestions: earlier === undefined ? [] : [earlier],
    documentText: '',
    fallbackLanguage: language,
  }
}

export function askAll(library: Pick<Library, 'find'>, questions: readonly EvalQuestion[]): EvalResult[] {
  return questions.map(question => {
    const startedAtMs = performance.now()
    const match = library.find(queryOf(question))
    return { question, match, ms: performance.now() - startedAtMs }
  })
}

export function figuresOf(results: readonly EvalResult[]): EvalFigures {
  const covered = results.filter(({ question }) => question.sheet !== null)
  const others = results.filter(({ question }) => question.sheet === null)
  return {
    questionCount: results.length,
    recallAt1: share(covered, result => rankOf(result) === 1),
    recallAt3: share(covered, result => rankOf(result) <= 3),
    ambiguous: share(covered, ({ match }) => match.verdict === 'ambiguous'),
    falseAnswers: share(others, ({ match }) => match.verdict !== 'nothing'),
    falseQuotes: share(others, ({ match }) => match.verdict === 'found'),
    falseOffers: share(others, ({ match }) => match.verdict === 'nothing' && match.related.length > 0),
  }
}

/** From 1; Infinity if none of the right sheets was found. */
export function rankOf({ question, match }: Pick<EvalResult, 'question' | 'match'>): number {
  const right = [question.sheet].flat()
  const index = match.found.findIndex(({ sheet }) => right.includes(sheet.id))
  return index === -1 ? Number.POSITIVE_INFINITY : index + 1
}

export function percentileMs(results: readonly EvalResult[], fraction: number): number {
  const sorted = results.map(({ ms }) => ms).sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(fraction * sorted.length))] ?? 0
}

function share<T>(all: readonly T[], isCounted: (one: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(isCounted).length / all.length
}
