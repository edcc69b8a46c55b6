import { useMemo } from 'react'
import type { Language } from '#shared/language.ts'
import { useLanguage } from '#web/i18n/language-context.tsx'

/** Dates, times and numbers in the user's language and the browser's time zone. */

const locales: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' }

export type Format = {
  date(time: string): string
  dateTime(time: string): string
  /** Formats `YYYY-MM-DD`, with the day of the week. */
  day(day: string): string
  /** The same in the form of `date`. */
  shortDay(day: string): string
  number(value: number): string
  percent(ratio: number): string
}

export function useFormat(): Format {
  const { language } = useLanguage()
  return useMemo(() => {
    const locale = locales[language]
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
    const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
    const shortDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
    const number = new Intl.NumberFormat(locale)
    const percent = new Intl.NumberFormat(locale, { style: 'percent' })
    return {
      date: time => formatTime(date, time),
      dateTime: time => formatTime(dateTime, time),
      day: value => formatTime(day, value) || value,
      shortDay: value => formatTime(shortDay, value) || value,
      number: value => number.format(value),
      percent: ratio => percent.format(ratio),
    }
  }, [language])
}

/** Empty if the time is invalid. */
function formatTime(format: Intl.DateTimeFormat, time: string): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : format.format(date)
}
