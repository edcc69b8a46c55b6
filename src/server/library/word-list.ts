import { join } from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml'
import { codeOf } from '#server/errors.ts'
import type { LibraryProblem } from '#shared/api/library-problems.ts'
import { type Language, languages } from '#shared/language.ts'
import { readingProblem, readText } from './library-file.ts'
import { maxQuestionCount } from './sheet.ts'

/** Words or questions that belong together, in each language. `sheet`: only in askedQuestions. */
export type WordGroup = Record<Language, string[]> & { sheet?: string | undefined }

export type WordList = {
  /** Everyday words and the legal terms for them. */
  synonyms: WordGroup[]
  /** Words of legal topics that the sheets do not cover. */
  otherTopics: WordGroup[]
  /** Whole questions that the sheets do not answer, by topic: about other areas of law, or not about law. */
  otherQuestions: WordGroup[]
  /** Questions as people ask them, and the sheet that answers them, if any. */
  askedQuestions: WordGroup[]
}

type ListName = keyof WordList

/** In the library's folder. */
export const wordFiles = ['words.yaml', 'other-questions.yaml', 'asked-questions.yaml'] as const
type WordFile = (typeof wordFiles)[number]

const listsIn: Record<WordFile, readonly ListName[]> = {
  'words.yaml': ['synonyms', 'otherTopics'],
  'other-questions.yaml': ['otherQuestions'],
  'asked-questions.yaml': ['askedQuestions'],
}
const maxLengths: Record<ListName, number> = {
  synonyms: 60,
  otherTopics: 60,
  otherQuestions: 300,
  askedQuestions: 4_000,
}

/** Reads the lists of a folder. A missing file is an empty list. */
export async function readWordList(
  folder: string,
): Promise<WordList & { broken: { file: string; problems: LibraryProblem[] }[] }> {
  const read = await Promise.all(wordFiles.map(async file => ({ file, ...(await readList(folder, file)) })))
  const all = (name: ListName) => read.flatMap(list => list[name])
  return {
    synonyms: all('synonyms'),
    otherTopics: all('otherTopics'),
    otherQuestions: all('otherQuestions'),
    askedQuestions: all('askedQuestions'),
    broken: read.flatMap(({ file, problems }) => (problems.length === 0 ? [] : [{ file, problems }])),
  }
}

async function readList(folder: string, file: WordFile): Promise<ReadWordList> {
  try {
    return parseWordList(await readText(join(folder, file)), file)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return emptyList([])
    const problem = readingProblem(error)
    if (problem) return emptyList([problem])
    throw error
  }
}

/** Groups with a problem are left out. */
export type ReadWordList = WordList & { problems: LibraryProblem[] }

export function parseWordList(content: string, file: WordFile = 'words.yaml'): ReadWordList {
  const listNames = listsIn[file]
  if (content.trim() === '') return emptyList([])
  const lines = new LineCounter()
  // `failsafe`: "0800" is a word, not the number 800.
  const document = parseDocument(content, { lineCounter: lines, schema: 'failsafe' })
  const [error] = document.errors
  if (error) {
    return emptyList([{ code: 'not_yaml', values: { line: lines.linePos(error.pos[0]).line } }])
  }
  const lineOf = (node: ParsedNode | null) => lines.linePos(node?.range[0] ?? 0).line
  const list = emptyList([])
  const lists = listNames.join(', ')
  const root = document.contents
  if (!isMap<ParsedNode>(root)) return emptyList([{ code: 'lists', values: { lists } }])
  for (const { key, value } of root.items) {
    const name = listNames.find(one => isScalar(key) && key.value === one)
    if (name === undefined || !isSeq<ParsedNode>(value)) {
      list.problems.push({ code: 'only_lists', values: { line: lineOf(key), lists } })
      continue
    }
    for (const item of value.items) {
      const problem = groupProblem(item.toJSON(), name, lineOf(item))
      if (problem === undefined) list[name].push(groupOf(item.toJSON()))
      else list.problems.push(problem)
    }
  }
  return list
}

function emptyList(problems: LibraryProblem[]): ReadWordList {
  return { synonyms: [], otherTopics: [], otherQuestions: [], askedQuestions: [], problems }
}

function groupOf({ fr = [], en = [], sheet }: Partial<WordGroup>): WordGroup {
  return { fr, en, sheet }
}

function groupProblem(group: unknown, name: ListName, line: number): LibraryProblem | undefined {
  if (typeof group !== 'object' || group === null || Array.isArray(group)) {
    return { code: 'group', values: { line } }
  }
  for (const [language, words] of Object.entries(group)) {
    if (language === 'sheet' && name === 'askedQuestions') {
      if (typeof words === 'string') continue
      return { code: 'sheet_id', values: { line } }
    }
    if (!languages.some(one => one === language))
      return { code: 'unknown_language', values: { line, language } }
    if (!Array.isArray(words)) return { code: 'word_list', values: { line, language } }
    if (name === 'otherQuestions' && words.length > maxQuestionCount) {
      return { code: 'many_in_group', values: { line, language, max: maxQuestionCount } }
    }
    const wrong = words.find(
      word => typeof word !== 'string' || word.trim() === '' || word.length > maxLengths[name],
    )
    if (wrong !== undefined) return { code: 'not_a_word', values: { line, word: String(wrong) } }
  }
  return languages.some(language => language in group) ? undefined : { code: 'group', values: { line } }
}
