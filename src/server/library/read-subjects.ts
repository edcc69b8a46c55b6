import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrokenFile } from './read-library.ts'
import { parseSubjects, type Subject } from './subjects.ts'

const fileName = 'subjects.yaml'

/** `broken`: the file, if something is wrong with it. Without the file there are no subjects. */
export type ReadSubjects = { subjects: Subject[]; broken: BrokenFile[] }

export async function readSubjects(folder: string): Promise<ReadSubjects> {
  const content = await unlessMissing(readFile(join(folder, fileName), 'utf8'))
  if (content === undefined) return { subjects: [], broken: [] }
  const { subjects, problems } = parseSubjects(content)
  return { subjects, broken: problems.length === 0 ? [] : [{ file: fileName, problems }] }
}

/**
 * Returns a function that reads the subjects. It reads the file again only if it has changed or could not be read.
 */
export function openSubjects(folder: string): () => Promise<ReadSubjects> {
  let last: { version: string; content: ReadSubjects } | undefined
  return async () => {
    const state = await unlessMissing(stat(join(folder, fileName)))
    const version = state ? `${state.mtimeMs} ${state.size}` : ''
    if (last?.version !== version) last = { version, content: await readSubjects(folder) }
    return last.content
  }
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
