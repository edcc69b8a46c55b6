import type { Language } from '#shared/language.ts'

/** Dates in words, in the user's language and time zone. */
export function createDates(language: Language, timeZone: string) {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  const minute = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
  return {
    day: (iso: string) => day.format(new Date(iso)),
    minute: (iso: string) => minute.format(new Date(iso)),
  }
}

/** Whether this is the name of an IANA time zone, such as Europe/Paris, or an offset such as +02:00. Browsers report both. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
