import { maxQuestionCount, type Sheet } from '#server/library/sheet.ts'
import type { WordGroup } from '#server/library/word-list.ts'
import type { Language } from '#shared/language.ts'
import { spellOut } from './question-text.ts'

/** Which parts of the sheets are indexed, and which questions without a sheet. */

/** The beginning of the ids that stand for topics of questions without a sheet. No sheet's id begins with it. */
export const otherPrefix = '~'

/** The part of a sheet's title. */
export const titlePart = 0
/** The part of a sheet's first section. The parts between the title and this one are the sheet's questions. */
export const firstSectionPart = maxQuestionCount + 1

/** `text`: spelt out. */
export type IndexedPassage = { sheetId: string; part: number; text: string }

/** The passages of the sheets, one sheet after the other. */
export function sheetPassages(sheets: readonly Sheet[]): IndexedPassage[] {
  return sheets.flatMap(({ id, language, title, questions, body }) => {
    const sections = body
      .replace(/\]\([^)]*\)/g, ']')
      .split(/^## .+$/m)
      .slice(1)
    const parts = [
      ...[title, ...questions].map((text, part) => ({ text, part })),
      ...sections.map((text, index) => ({ text, part: index + firstSectionPart })),
    ]
    return parts.map(({ text, part }) => ({ sheetId: id, part, text: spellOut(text, language) }))
  })
}

/** Questions without a sheet are indexed like those of a sheet: a question that is closer to them finds no sheet. */
export function otherPassages(groups: readonly WordGroup[], language: Language): IndexedPassage[] {
  return groups.flatMap((group, number) =>
    group[language].map((text, index) => ({
      sheetId: `${otherPrefix}${number}`,
      part: index + 1,
      text: spellOut(text, language),
    })),
  )
}
