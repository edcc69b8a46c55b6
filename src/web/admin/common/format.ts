import type { Language } from '#shared/language.ts'
import { dateFormat, locales } from '#shared/text/date-format.ts'
import { useLanguage } from '#web/i18n/language-context.tsx'

/** Dates, times and numbers in the user's language and the browser's time zone. */

export type Format = {
  /** Empty if the time is invalid, as is `dateTime`. */
  date(time: string): string
  dateTime(time: string): string
  /** Formats `YYYY-MM-DD`, with the day of the week. */
  day(day: string): string
  /** Formats `YYYY-MM-DD` as `date` formats a time. */
  shortDay(day: string): string
  number(value: number): string
  percent(ratio: number): string
}

/** One for each language: all rows of the console share it, because `Intl`'s formats take long to create. */
const formats: Partial<Record<Language, Format>> = {}

export function useFormat(): Format {
  const { language } = useLanguage()
  formats[language] ??= createFormat(language)
  return formats[language]
}

function createFormat(language: Language): Format {
  const locale = locales[language]
  const day = dateFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
  const shortDay = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return {
    date: dateFormat(language, { dateStyle: 'medium' }),
    dateTime: dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
    day: value => day(value) || value,
    shortDay: value => shortDay(value) || value,
    number: value => number.format(value),
    percent: ratio => percent.format(ratio),
  }
}
