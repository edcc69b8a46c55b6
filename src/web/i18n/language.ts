import { findStored, store } from '#web/lib/storage.ts'

export type Language = 'en' | 'fr'

const key = 'parvis.language'

/** The language chosen before, else the first of the browser's that we speak, else English. */
export function initialLanguage(): Language {
  const stored = findStored(key)
  return stored === 'en' || stored === 'fr' ? stored : preferredLanguage(navigator.languages)
}

export function preferredLanguage(languages: readonly string[]): Language {
  for (const tag of languages) {
    const language = tag.toLowerCase().split('-')[0]
    if (language === 'fr' || language === 'en') return language
  }
  return 'en'
}

export function storeLanguage(language: Language): void {
  store(key, language)
}
