import type { AppConfig } from '#shared/api/app-config.ts'
import type { SheetTopic } from '#shared/api/library.ts'
import type { Language } from '#shared/language.ts'
import { listTopics } from './browse.ts'
import type { Library } from './library.ts'

/** As a worried person would name the topic, not as a lawyer would. */
const names: Record<SheetTopic, Record<Language, string>> = {
  housing: { en: 'Housing', fr: 'Logement' },
  consumer: { en: 'Purchases and debts', fr: 'Achats et dettes' },
  work: { en: 'Work', fr: 'Travail' },
  family: { en: 'Family', fr: 'Famille' },
  road: { en: 'Driving and accidents', fr: 'Route et permis' },
  justice: { en: 'Courts and legal aid', fr: 'Justice et aide juridique' },
  criminal: { en: 'Police and complaints', fr: 'Police et plaintes' },
  digital: { en: 'Internet and personal data', fr: 'Internet et données personnelles' },
}

/** The library's topics for the browser, with their names: the size of the chat page's JavaScript is limited. */
export function namedTopics(library: Library): AppConfig['topics'] {
  return listTopics(library.listSheets()).map(id => ({ id, ...names[id] }))
}
