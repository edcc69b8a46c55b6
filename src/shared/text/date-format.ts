import type { Language } from '#shared/language.ts'

/** For `Intl`. */
export const locales: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' }

/**
 * Returns a function that writes a time in words. Without a `timeZone` in `options`, it is in the time zone of the
 * browser or the server. An invalid time becomes an empty text. In French, the first day of a month is an ordinal
 * (« 1er décembre »), which Intl does not know.
 */
export function dateFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): (time: string) => string {
  // Created at the first call: it takes ten times as long as a date, and most callers use one of several.
  let format: Intl.DateTimeFormat | undefined
  return time => {
    const date = new Date(time)
    if (Number.isNaN(date.getTime())) return ''
    format ??= new Intl.DateTimeFormat(locales[language], options)
    const parts = format.formatToParts(date)
    const isFirst = (part: Intl.DateTimeFormatPart) => part.type === 'day' && part.value === '1'
    return parts.map(part => (language === 'fr' && isFirst(part) ? '1er' : part.value)).join('')
  }
}

/** `dateFormat` for each language. */
export function dateFormats(options: Intl.DateTimeFormatOptions): Record<Language, (time: string) => string> {
  return { en: dateFormat('en', options), fr: dateFormat('fr', options) }
}

/**
 * The day of a time in words, in the time zone of the browser or the server. `time`: ISO 8601. Empty if it is invalid.
 */
export function dayOf(time: string, language: Language): string {
  return dateFormat(language, { dateStyle: 'long' })(time)
}

const longDates = dateFormats({ dateStyle: 'long', timeZone: 'UTC' })

/** A day in words, the same in every time zone. `date`: YYYY-MM-DD. Empty if it is invalid. */
export function longDate(date: string, language: Language): string {
  return longDates[language](date)
}
