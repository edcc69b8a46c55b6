import type { Language } from '#shared/language.ts'

/** The words of one feature in both languages: a sentence, or a function of what is put into it. */
export type Texts<T> = Record<Language, T>

/**
 * The English texts give the shape, and the French ones must fill it: a missing or an extra key is a type error.
 * Each feature keeps its own file, so that a page loads only the words it needs.
 */
export function defineTexts<T>(texts: { en: T; fr: NoInfer<T> }): Texts<T> {
  return texts
}
