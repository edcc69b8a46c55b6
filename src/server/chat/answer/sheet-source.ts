import { type SheetExcerpt, sheetMark } from '#server/model/model.ts'
import type { Source } from '#shared/api/chat.ts'
import { longDate } from '#shared/text/date-format.ts'

/** A sheet as a source of an answer: its title, its page, its date and whether a lawyer reviewed it. */
export function sheetSource(sheet: SheetExcerpt): Source {
  return { title: sheet.title, url: sheetUrl(sheet), snippet: stateOf(sheet), sheetId: sheet.id }
}

/** The Markdown of a link to the sheet. */
export function sheetLink(sheet: SheetExcerpt): string {
  return `[${sheet.title.replace(/[\\`*_[\]<>|~]/g, '\\$&')}](${sheetUrl(sheet)})`
}

/** The path of a sheet's page. */
function sheetUrl({ id, language }: Pick<SheetExcerpt, 'id' | 'language'>): string {
  return `/library/${id}?lang=${language}`
}

/** Links in earlier answers become the model's marks again, so that it does not imitate the links. */
export function withMarks(answer: string): string {
  return answer.replace(citedSheets, group =>
    [...group.matchAll(citedSheet)].map(([, id = '']) => sheetMark(id)).join(''),
  )
}

/** In the title, `sheetLink` escapes brackets and backslashes. */
const citedSheet = /\[(?:\\.|[^\\[\]\n])*\]\(\/library\/([a-z-]+)\?lang=[a-z]+\)/g
const citedSheets = new RegExp(`\\((?:${citedSheet.source}(?:, )?)+\\)`, 'g')

function stateOf({ language, written, reviewer }: SheetExcerpt): string {
  const date = longDate(written, language)
  if (language === 'fr') {
    return reviewer === null
      ? `Fiche du ${date}, qu’aucun avocat n’a encore relue.`
      : `Fiche du ${date}, relue par ${reviewer}.`
  }
  return reviewer === null
    ? `Sheet dated ${date}. No lawyer has reviewed it yet.`
    : `Sheet dated ${date}, reviewed by ${reviewer}.`
}
