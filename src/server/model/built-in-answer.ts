import { attachmentsOnlyContent } from '#shared/api/chat.ts'
import { type SheetLink, toSheetLink } from '#shared/api/library.ts'
import type { Language } from '#shared/language.ts'
import { longDate } from '#shared/text/date-format.ts'
import { builtInTexts } from './built-in-texts.ts'
import { type FirmContacts, type Material, type SheetExcerpt, type SheetSection, sheetMark } from './model.ts'

/**
 * The answer of the built-in model, in the language of the question. It quotes the firm's sheets word for word: a sheet
 * that exists only in the other language is quoted in that language.
 */
export type BuiltInAnswer = { markdown: string; suggestions: SheetLink[] }

/** Besides the first section, which is a summary, and the last, which says when to see a lawyer. */
const maxQuotedSections = 2
const maxSuggestions = 4

export function builtInAnswer(question: string, material: Material): BuiltInAnswer {
  const { language, isFirstAnswer } = material
  const texts = builtInTexts(language)
  const refusals = material.cannot.map(what => texts.cannot[what])
  const body = bodyOf(question, material)
  const paragraphs = [...refusals, ...body.paragraphs, ...(isFirstAnswer ? [`*${texts.notConnected}*`] : [])]
  return { markdown: `${paragraphs.join('\n\n')}\n`, suggestions: body.suggestions.slice(0, maxSuggestions) }
}

type Body = { paragraphs: string[]; suggestions: SheetLink[] }

function bodyOf(question: string, material: Material): Body {
  const { verdict, sheets, related } = material
  const [best, ...others] = sheets
  if (verdict === 'found' && best)
    return quoteSheet(question, best, [...others.map(toSheetLink), ...related], material)
  if (verdict === 'ambiguous' && best) return askWhichOne(sheets, material)
  if (verdict === 'courtesy')
    return { paragraphs: [builtInTexts(material.language).courtesy], suggestions: [] }
  // The question has no text, and this model cannot see its images, so there is nothing to look up.
  if (question === attachmentsOnlyContent && material.cannot.includes('images')) {
    return { paragraphs: [], suggestions: related }
  }
  return whereToTurn(material)
}

function quoteSheet(
  question: string,
  sheet: SheetExcerpt,
  offered: SheetLink[],
  { language, firm }: Material,
): Body {
  const texts = builtInTexts(language)
  const last = sheet.sections.at(-1)
  const quoted = [...bestSections(question, sheet), ...(last ? [last] : [])]
  return {
    paragraphs: [
      texts.about(escapeMarkdown(sheet.title)),
      ...quoted.flatMap(section => [`### ${section.heading}`, quote(section.markdown, sheet.id)]),
      contactLine(firm, language),
      `${texts.sheetState(longDate(sheet.written, language), sheet.reviewer)} ${texts.notAdvice}`,
      ...(offered.length > 0 ? [texts.otherSheets(titlesOf(offered))] : []),
    ],
    suggestions: offered,
  }
}

/** The index of the section that says what to do. */
const stepsIndex = 3
const whatToDo = [
  /\b(?:que|quoi) faire\b|\bcomment\b/i,
  // “Que puis-je faire” and “qu’est-ce que je dois faire”, but not “que doit-elle me faire payer”.
  /\bque (?:puis|dois|peut|doit|pouvons|devons)-\S+ (?:\S+ )?faire\b(?! \p{L}+er\b)/iu,
  /\bqu[’']est-ce qu(?:e |[’'])\S+ \S+ (?:\S+ )?faire\b(?! \p{L}+er\b)/iu,
  /\bwhat (?:can|should|do|must) (?:i|we)\b|\bhow (?:can|do|to)\b/i,
]

/** The summary and the sections that fit the question best, in the sheet's order, without the last section. */
function bestSections(question: string, { sections }: SheetExcerpt): SheetSection[] {
  const wantsSteps = whatToDo.some(pattern => pattern.test(question))
  const rankOf = ({ index, rank }: SheetSection) => (wantsSteps && index === stepsIndex ? -1 : rank)
  const ranked = sections
    .slice(1, -1)
    .filter(section => rankOf(section) !== undefined)
    .sort((one, other) => (rankOf(one) ?? 0) - (rankOf(other) ?? 0))
  const chosen = new Set(ranked.slice(0, maxQuotedSections))
  return sections.filter((section, index) => index === 0 || chosen.has(section))
}

/** The Markdown as a quotation, with the mark of its source at the end. */
function quote(markdown: string, sheetId: string): string {
  return `${markdown} ${sheetMark(sheetId)}`.replace(/^/gm, '> ')
}

function askWhichOne(sheets: SheetExcerpt[], { language, firm }: Material): Body {
  const texts = builtInTexts(language)
  const choices = sheets.map(sheet => {
    const summary = firstSentence(sheet.sections[0]?.markdown ?? '')
    return `- **${escapeMarkdown(sheet.title)}.** ${summary} ${sheetMark(sheet.id)}`
  })
  return {
    paragraphs: [texts.whichOne, choices.join('\n'), texts.choose, contactLine(firm, language)],
    suggestions: sheets.map(toSheetLink),
  }
}

function whereToTurn({ language, verdict, firm, related }: Material): Body {
  const texts = builtInTexts(language)
  return {
    paragraphs: [
      verdict === 'empty' ? texts.empty : texts.nothing,
      ...(related.length > 0 ? [texts.near(titlesOf(related))] : []),
      `### ${texts.whereToTurn}`,
      texts.freeHelp.map(line => `- ${line}`).join('\n'),
      contactLine(firm, language),
    ],
    suggestions: related,
  }
}

/** Links for the addresses that the firm has; a telephone number is shown as text. */
function contactLine({ name, contactUrl, bookingUrl }: FirmContacts, language: Language): string {
  const { contact, noContact, ways } = builtInTexts(language)
  const wayTo = (url: string, link: (url: string) => string) =>
    url.startsWith('tel:') ? ways.call(url.slice('tel:'.length)) : link(url)
  const available = [
    ...(contactUrl === null ? [] : [wayTo(contactUrl, ways.write)]),
    ...(bookingUrl === null ? [] : [wayTo(bookingUrl, ways.book)]),
  ]
  return available.length === 0 ? noContact : contact(escapeMarkdown(name), available)
}

/** The titles of the sheets that are offered, escaped for Markdown. */
function titlesOf(sheets: SheetLink[]): string[] {
  return sheets.slice(0, maxSuggestions).map(({ title }) => escapeMarkdown(title))
}

/** More than one sentence if the first one ends in the middle of emphasised text. */
function firstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.split(/\n/)
  for (const { index } of paragraph.matchAll(/[.?!](?=\s|$)/g)) {
    const sentence = paragraph.slice(0, index + 1)
    const isWithinEmphasis = sentence.replace(/(\*\*?)[^*]+\1/g, '').includes('*')
    if (!isWithinEmphasis) return sentence
  }
  return paragraph
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|~]/g, '\\$&')
}
