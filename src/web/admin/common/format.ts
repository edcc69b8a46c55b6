import { useMemo } from 'react'
import type { Language } from '#shared/language.ts'
import { useLanguage } from '#web/i18n/language-context.tsx'

/** Dates, times and numbers in the user's language and the browser's time zone. */

const locales: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' }

type Format = {
  date(time: string): string
  dateTime(time: string): string
  number(value: number): string
}

export function useFormat(): Format {
  const { language } = useLanguage()
  return useMemo(() => {
    const locale = locales[language]
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
    const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    const number = new Intl.NumberFormat(locale)
    return {
      date: time => formatTime(date, time),
      dateTime: time => formatTime(dateTime, time),
      number: value => number.format(value),
    }
  }, [language])
}

/** Empty if the time is invalid. */
function formatTime(format: Intl.DateTimeFormat, time: string): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : format.format(date)
}
