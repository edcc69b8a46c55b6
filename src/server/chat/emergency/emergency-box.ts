import type { Emergency, EmergencyKind } from '#shared/api/emergency.ts'
import type { Language } from '#shared/language.ts'
import { longDate } from '#shared/text/date-format.ts'
import { questionLanguage } from '#shared/text/text-language.ts'
import { contactFor, type EmergencyNumber, numbersCheckedOn } from './emergency-contacts.ts'
import { checkedTexts, emergencyTexts } from './emergency-texts.ts'
import { findEmergencies } from './find-emergencies.ts'

/** The box for a question, in its language (`fallback` if that is unclear); undefined if there is no emergency. */
export function emergencyIn(question: string, fallback: Language): Emergency | undefined {
  const kinds = findEmergencies(question)
  return kinds.length === 0 ? undefined : emergencyBox(kinds, questionLanguage(question, fallback))
}

export function emergencyBox(kinds: readonly EmergencyKind[], language: Language): Emergency {
  const listed = new Set<EmergencyNumber>()
  const sections = kinds.map(kind => {
    const { numbers, [language]: words } = emergencyTexts[kind]
    const fresh = numbers.filter(number => !listed.has(number))
    for (const number of fresh) listed.add(number)
    return { kind, ...words, contacts: fresh.map(number => contactFor(number, language)) }
  })
  return { language, sections, asOf: numbersCheckedOn, checked: checked[language] }
}

/** Computed once: writing the date in words takes as long as all the rest. */
const checked: Record<Language, string> = {
  en: checkedTexts.en(longDate(numbersCheckedOn, 'en')),
  fr: checkedTexts.fr(longDate(numbersCheckedOn, 'fr')),
}
