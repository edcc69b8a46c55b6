import type { Language } from '#shared/language.ts'

/** The page of a sheet, in this language. */
export function sheetPath(id: string, language: Language): string {
  return `/library/${id}?lang=${language}`
}

/** The list of a topic's sheets, narrowed by what the reader typed. */
export function listPath(topic: string | undefined, words: string): string {
  const params = new URLSearchParams()
  if (topic !== undefined) params.set('topic', topic)
  if (words.trim() !== '') params.set('q', words)
  return params.size === 0 ? '/library' : `/library?${params}`
}
