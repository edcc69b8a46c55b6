import type { Language } from '#shared/language.ts'

/** Names of files within a sentence: in the language's quotation marks, the last one after an "and". */
export function quotedNames(names: readonly string[], language: Language): string {
  const quoted = names.map(name => (language === 'fr' ? `«\u00a0${name}\u00a0»` : `“${name}”`))
  return new Intl.ListFormat(language).format(quoted)
}
