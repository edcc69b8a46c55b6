import type { Sheet } from '#server/library/sheet.ts'
import { type Language, languages } from '#shared/language.ts'

/** What each search needs to know about the sheets, computed once. */
export type SheetLookup = {
  byId: Record<Language, ReadonlyMap<string, Sheet>>
  /** For each language, the ids of the sheets that exist only in the other one. */
  foreignIds: Record<Language, readonly string[]>
}

export function lookupOf(sheets: readonly Sheet[]): SheetLookup {
  const byId = { fr: new Map<string, Sheet>(), en: new Map<string, Sheet>() }
  for (const sheet of sheets) byId[sheet.language].set(sheet.id, sheet)
  const foreignIdsOf = (language: Language) =>
    languages.flatMap(one => [...byId[one].keys()].filter(id => !byId[language].has(id)))
  return { byId, foreignIds: { fr: foreignIdsOf('fr'), en: foreignIdsOf('en') } }
}
