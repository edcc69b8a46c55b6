import type { Language } from '#shared/language.ts'
import { locales } from '#shared/text/date-format.ts'

/** File names for use in a sentence: in the language's quotation marks, with "and" before the last one. */
export function quotedNames(names: readonly string[], language: Language): string {
  const quoted = names.map(name => (language === 'fr' ? `«\u00a0${name}\u00a0»` : `“${name}”`))
  return new Intl.ListFormat(locales[language]).format(quoted)
}
