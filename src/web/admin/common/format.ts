import { useMemo } from 'react'
import type { Language } from '#shared/language.ts'
import { useLanguage } from '#web/i18n/language-context.tsx'

/** Days, times and numbers as they are written in the person's language, in the browser's time zone. */

const locales: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' }

export type Writing = {
  day(time: string): string
  /** Day and time of day. */
  moment(time: string): string
  number(value: number): string
}

export function useWriting(): Writing {
  const { language } = useLanguage()
  return useMemo(() => {
    const locale = locales[language]
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    const number = new Intl.NumberFormat(locale)
    return {
      day: time => written(day, time),
      moment: time => written(moment, time),
      number: value => number.format(value),
    }
  }, [language])
}

/** Nothing if the server sent none that can be read. */
function written(format: Intl.DateTimeFormat, time: string): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : format.format(date)
}
