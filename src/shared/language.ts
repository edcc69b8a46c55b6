/** The first one is the default. */
export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

export function isLanguage(value: unknown): value is Language {
  return languages.some(language => language === value)
}

/**
 * Picks the language for an Accept-Language header (RFC 9110, 12.5.4), or for a browser's list of languages joined by
 * commas. A regional tag such as `fr-CH` requests its language (RFC 4647, 3.4). The first of equal weights wins, and a
 * weight of 0 refuses a language. Malformed entries are ignored. If neither language is requested: English, unless only
 * English is refused.
 */
export function negotiateLanguage(acceptLanguage: string | undefined): Language {
  const ranges = (acceptLanguage ?? '').split(',').flatMap(parseRange)
  const named = new Set(ranges.map(({ language }) => language))
  const isNamed = (language: Language) => named.has(language)
  const isRefused = (language: Language) => {
    const tag = isNamed(language) ? language : '*'
    return ranges.find(range => range.tag === tag)?.weight === 0
  }
  const preferred = ranges
    .filter(range => range.weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .flatMap(range => languages.filter(one => (range.tag === '*' ? !isNamed(one) : range.language === one)))
  return [...preferred, ...languages].find(language => !isRefused(language)) ?? languages[0]
}

type LanguageRange = { tag: string; language: string | undefined; weight: number }

const rangePattern = /^\s*(\*|[a-z]{1,8}(?:-[a-z\d]{1,8})*)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/

function parseRange(text: string): LanguageRange[] {
  const [, tag, weight = '1'] = rangePattern.exec(text.toLowerCase()) ?? []
  return tag === undefined ? [] : [{ tag, language: tag.split('-')[0], weight: Number(weight) }]
}
