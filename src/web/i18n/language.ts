import { isLanguage, type Language, negotiateLanguage } from '#shared/language.ts'
import { findStored, store } from '#web/lib/local-storage.ts'

const key = 'parvis.language'

/** The language chosen before, or else the best match of the browser's languages, or else English. */
export function initialLanguage(): Language {
  const stored = findStored(key)
  return isLanguage(stored) ? stored : negotiateLanguage(navigator.languages.join())
}

export function storeLanguage(language: Language): void {
  store(key, language)
}
