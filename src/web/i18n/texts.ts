import type { Language } from '#shared/language.ts'

/** The texts of one feature in both languages: strings, functions that insert values, and groups or lists of these. */
export type Texts<T> = Record<Language, T>

/**
 * The English texts define the type, and the French ones must match it: a missing or extra key is a type error. Each
 * feature has its own file or files, so that a page loads only the texts it needs. They are in a folder with the name
 * of the one that shows them; if several do, of the one for which they were written.
 */
export function defineTexts<T>(texts: { en: T; fr: NoInfer<T> }): Texts<T> {
  return texts
}
