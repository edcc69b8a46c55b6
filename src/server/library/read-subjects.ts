import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '#server/errors.ts'
import type { LibraryProblem } from '#shared/api/library-problems.ts'
import { readingProblem, readText } from './library-file.ts'
import type { BrokenFile } from './read-library.ts'
import { parseSubjects, type Subject } from './subjects.ts'

const fileName = 'subjects.yaml'

/**
 * `broken`: the file, if something is wrong with it. `failure`: why it could not be read, for example for lack of
 * permission. Without the file there are no subjects.
 */
export type ReadSubjects = { subjects: Subject[]; broken: BrokenFile[]; failure?: Error }

export async function readSubjects(folder: string): Promise<ReadSubjects> {
  let content: string | undefined
  try {
    content = await readText(join(folder, fileName)).catch(ignoreMissing)
  } catch (failure) {
    if (!(failure instanceof Error)) throw failure
    const problem = readingProblem(failure) ?? { code: 'unreadable', values: {} }
    return { subjects: [], broken: brokenFile([problem]), failure }
  }
  if (content === undefined) return { subjects: [], broken: [] }
  const { subjects, problems } = parseSubjects(content)
  return { subjects, broken: brokenFile(problems) }
}

/**
 * Returns a function that reads the subjects. It reads the file again only if it has changed or could not be read.
 */
export function openSubjects(folder: string): () => Promise<ReadSubjects> {
  let last: { version: string; content: ReadSubjects } | undefined
  return async () => {
    const version = await versionOf(join(folder, fileName))
    if (last?.version !== version || last.content.failure !== undefined) {
      last = { version, content: await readSubjects(folder) }
    }
    return last.content
  }
}

function brokenFile(problems: LibraryProblem[]): BrokenFile[] {
  return problems.length === 0 ? [] : [{ file: fileName, problems }]
}

async function versionOf(path: string): Promise<string> {
  try {
    const state = await stat(path).catch(ignoreMissing)
    return state ? `${state.mtimeMs} ${state.size}` : 'missing'
  } catch {
    return 'unreadable'
  }
}
