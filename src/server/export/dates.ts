import type { Language } from '#shared/language.ts'
import { dateFormat } from '#shared/text/date-format.ts'

/** Dates in words, in the user's language and time zone. */
export function createDates(language: Language, timeZone: string) {
  return {
    day: dateFormat(language, { dateStyle: 'long', timeZone }),
    minute: dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }),
  }
}

/** The day in a time zone, such as 2026-11-23, for the names of files. */
export function dayIn(timeZone: string, time: string): string {
  return new Date(time).toLocaleDateString('sv', { timeZone })
}

/**
 * Whether this is the name of an IANA time zone, such as Europe/Paris, or an offset such as +02:00. Browsers report
 * both.
 */
export function isTimeZoneOrOffset(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
