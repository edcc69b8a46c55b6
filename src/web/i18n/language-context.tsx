import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { Language } from '#shared/language.ts'
import { initialLanguage, isLanguageChange, storeLanguage } from './language.ts'
import type { Texts } from './texts.ts'

type LanguageChoice = { language: Language; chooseLanguage(language: Language): void }

const LanguageContext = createContext<LanguageChoice>({ language: 'en', chooseLanguage: () => {} })

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(initialLanguage)

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (isLanguageChange(event)) setLanguage(initialLanguage())
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])

  const chooseLanguage = (next: Language) => {
    storeLanguage(next)
    setLanguage(next)
  }
  return <LanguageContext value={{ language, chooseLanguage }}>{children}</LanguageContext>
}

export function useLanguage(): LanguageChoice {
  return use(LanguageContext)
}

/** `const texts = useTexts(chatTexts)`: a feature's texts in the user's language. */
export function useTexts<T>(texts: Texts<T>): T {
  return texts[useLanguage().language]
}
