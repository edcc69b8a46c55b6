import type { Language } from '#shared/language.ts'

/** The path of a sheet's page, in this language. */
export function sheetPath(id: string, language: Language): string {
  return `/library/${id}?lang=${language}`
}

/** The path of the list of sheets, of one topic or of all, narrowed by what the reader typed. */
export function listPath(topic: string | undefined, words: string): string {
  const params = new URLSearchParams()
  if (topic !== undefined) params.set('topic', topic)
  if (words.trim() !== '') params.set('q', words)
  // Not `params.size`, which Safari 16 and Chrome 112 do not have.
  const query = params.toString()
  return query === '' ? '/library' : `/library?${query}`
}
