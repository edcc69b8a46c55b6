import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml'
import { type Language, languages } from '#shared/language.ts'

/** Ways to say the same thing, in each language. */
export type WordGroup = Record<Language, string[]>

export type WordList = {
  /** Everyday words and the legal terms for them. */
  synonyms: WordGroup[]
  /** Words of legal topics that the sheets do not cover. */
  otherTopics: WordGroup[]
  /** Whole questions that the sheets do not answer, by topic: about other law, or not about law. */
  otherQuestions: WordGroup[]
}

type ListName = keyof WordList

/** In the library's folder. */
export const wordFiles = ['words.yaml', 'other-questions.yaml'] as const
type WordFile = (typeof wordFiles)[number]

const listsIn: Record<WordFile, readonly ListName[]> = {
  'words.yaml': ['synonyms', 'otherTopics'],
  'other-questions.yaml': ['otherQuestions'],
}
const maxLengths: Record<ListName, number> = { synonyms: 60, otherTopics: 60, otherQuestions: 300 }

/** Reads the lists of a folder. A missing file is an empty list. `problems`: by file, sentences that name the line. */
export async function readWordList(
  folder: string,
): Promise<WordList & { broken: { file: string; problems: string[] }[] }> {
  const read = await Promise.all(
    wordFiles.map(async file => ({ file, ...parseWordList(await readText(join(folder, file)), file) })),
  )
  const all = (name: ListName) => read.flatMap(list => list[name])
  return {
    synonyms: all('synonyms'),
    otherTopics: all('otherTopics'),
    otherQuestions: all('otherQuestions'),
    broken: read.flatMap(({ file, problems }) => (problems.length === 0 ? [] : [{ file, problems }])),
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

/** `problems`: sentences that name the line. Groups with a problem are left out. */
export type ReadWordList = WordList & { problems: string[] }

export function parseWordList(content: string, file: WordFile = 'words.yaml'): ReadWordList {
  const listNames = listsIn[file]
  if (content.trim() === '') return emptyList([])
  const lines = new LineCounter()
  const document = parseDocument(content, { lineCounter: lines })
  const [error] = document.errors
  if (error)
    return emptyList([
      `Line ${lines.linePos(error.pos[0]).line} is not YAML: ${error.message.split('\n')[0]}`,
    ])
  const lineOf = (node: ParsedNode | null) => lines.linePos(node?.range[0] ?? 0).line
  const list = emptyList([])
  const root = document.contents
  if (!isMap<ParsedNode>(root)) return emptyList([`The file must contain ${listNames.join(' and ')}.`])
  for (const { key, value } of root.items) {
    const name = listNames.find(one => isScalar(key) && key.value === one)
    if (name === undefined || !isSeq<ParsedNode>(value)) {
      list.problems.push(`Line ${lineOf(key)}: only ${listNames.join(' and ')} can be here.`)
      continue
    }
    for (const item of value.items) {
      const problem = groupProblem(item.toJSON(), maxLengths[name])
      if (problem === undefined) list[name].push(groupOf(item.toJSON()))
      else list.problems.push(`Line ${lineOf(item)}: ${problem}`)
    }
  }
  return list
}

function emptyList(problems: string[]): ReadWordList {
  return { synonyms: [], otherTopics: [], otherQuestions: [], problems }
}

function groupOf({ fr = [], en = [] }: Partial<Record<Language, unknown[]>>): WordGroup {
  return { fr: fr.map(String), en: en.map(String) }
}

function groupProblem(group: unknown, maxLength: number): string | undefined {
  if (typeof group !== 'object' || group === null || Array.isArray(group)) {
    return 'a group must have the words of fr, en or both.'
  }
  for (const [language, words] of Object.entries(group)) {
    if (!languages.some(one => one === language)) return `there is no language ${language}.`
    if (!Array.isArray(words)) return `${language} must be a list of words in square brackets.`
    const wrong = words.find(
      word =>
        !['string', 'number'].includes(typeof word) ||
        String(word).trim() === '' ||
        String(word).length > maxLength,
    )
    if (wrong !== undefined) return `“${String(wrong)}” is not a word or a short phrase.`
  }
  return Object.keys(group).length > 0 ? undefined : 'a group must have the words of fr, en or both.'
}
