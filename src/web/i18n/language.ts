import { isLanguage, type Language, negotiateLanguage } from '#shared/language.ts'
import { findStored, store } from '#web/lib/storage/local-storage.ts'

const key = 'parvis.language'

/** The stored choice, else the best match for the browser's languages, else English. */
export function initialLanguage(): Language {
  const stored = findStored(key)
  return isLanguage(stored) ? stored : negotiateLanguage(navigator.languages.join())
}

/** Whether another tab has stored a choice. */
export function isLanguageChange(event: StorageEvent): boolean {
  return event.key === key
}

export function storeLanguage(language: Language): void {
  store(key, language)
}
