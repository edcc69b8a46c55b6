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
  const isNamed = (language: Language) => ranges.some(range => range.language === language)
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

/** For `Intl`. */
export const locales: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' }

/**
 * Returns a function that writes a time in words. Without a `timeZone` in `options`, it is in the time zone of the browser
 * or the server. An invalid time becomes an empty text. In French, the first day of a month is an ordinal
 * (« 1er décembre »), which Intl does not know.
 */
export function dateFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): (time: string) => string {
  const format = new Intl.DateTimeFormat(locales[language], options)
  return time => {
    const date = new Date(time)
    if (Number.isNaN(date.getTime())) return ''
    const parts = format.formatToParts(date)
    const isFirst = (part: Intl.DateTimeFormatPart) => part.type === 'day' && part.value === '1'
    return parts.map(part => (language === 'fr' && isFirst(part) ? '1er' : part.value)).join('')
  }
}

/** A day in words, in UTC. `date`: a day (YYYY-MM-DD), or a time in ISO 8601. Empty if it is invalid. */
export function longDate(date: string, language: Language): string {
  return dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' })(date)
}
