import type { FoundSheet, Library, LibraryMatch, LibraryQuery } from '#server/library/library.ts'
import type { SheetExcerpt, SheetSection } from '#server/model/model.ts'
import { type SheetLink, toSheetLink } from '#shared/api/library.ts'
import type { Language } from '#shared/language.ts'
import { questionLanguage } from '#shared/text/text-language.ts'
import { isCourtesy } from './courtesy.ts'

type Sheet = FoundSheet['sheet']

/** What the library has on a question: the parts of sheets that an answer can be based on. */
export type Excerpts = {
  /** The language of the question. */
  language: Language
  verdict: LibraryMatch['verdict'] | 'courtesy'
  sheets: SheetExcerpt[]
  related: SheetLink[]
}

export type AskedQuestion = {
  content: string
  /** Earlier questions of the same chat, newest first. */
  earlierQuestions: string[]
  documentText: string
  language: Language
  stored?: LibraryQuery['stored']
}

export function findExcerpts(library: Library, asked: AskedQuestion): Excerpts {
  if (isCourtesy(asked.content)) {
    const language = questionLanguage(asked.content, asked.language)
    return { language, verdict: 'courtesy', sheets: [], related: [] }
  }
  const { language, verdict, found, related } = library.find({
    question: asked.content,
    earlierQuestions: asked.earlierQuestions,
    documentText: asked.documentText,
    fallbackLanguage: asked.language,
    stored: asked.stored,
  })
  return {
    language,
    verdict,
    sheets: found.map(excerptOf),
    related: neighboursOf(library, found, related),
  }
}

/**
 * Sheets to offer: those that match less well and share a topic with a sheet that was found, then the others of the
 * best sheet's topic, in its language. If no sheet was found, those that come close, whatever their topic.
 */
function neighboursOf(library: Library, found: FoundSheet[], related: Sheet[]): SheetLink[] {
  const [best] = found
  if (!best) return related.map(toSheetLink)
  const topics = new Set(found.map(({ sheet }) => sheet.topic))
  const offered = related.filter(({ topic }) => topics.has(topic))
  for (const sheet of library.listSheets()) {
    if (sheet.topic === best.sheet.topic && sheet.language === best.sheet.language) offered.push(sheet)
  }
  const taken = new Set(found.map(({ sheet }) => sheet.id))
  const unique = new Map(offered.filter(({ id }) => !taken.has(id)).map(sheet => [sheet.id, sheet]))
  return [...unique.values()].map(toSheetLink)
}

function excerptOf({ sheet, sections }: FoundSheet): SheetExcerpt {
  const { id, title, language, written, reviewer } = sheet
  return { id, title, language, written, reviewer, sections: sectionsOf(sheet, sections) }
}

function sectionsOf(sheet: Sheet, best: readonly number[]): SheetSection[] {
  return splitBody(sheet).map(({ heading, markdown }, index) => {
    const rank = best.indexOf(index)
    return { index, heading, markdown, rank: rank === -1 ? undefined : rank }
  })
}

/** Each sheet is split once, when it is first found. */
const splitBodies = new WeakMap<Sheet, Pick<SheetSection, 'heading' | 'markdown'>[]>()

function splitBody(sheet: Sheet): Pick<SheetSection, 'heading' | 'markdown'>[] {
  let sections = splitBodies.get(sheet)
  if (!sections) {
    sections = sheet.body
      .split(/^## /m)
      .slice(1)
      .map(section => {
        const [heading = '', ...lines] = section.split('\n')
        return { heading: heading.trim(), markdown: lines.join('\n').trim() }
      })
    splitBodies.set(sheet, sections)
  }
  return sections
}
