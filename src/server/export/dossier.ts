import type { Message, Source } from '#shared/api/chat.ts'
import type { Emergency } from '#shared/api/emergency.ts'
import type { Language } from '#shared/language.ts'
import { findLibraryPage, findSafeLink } from '#shared/text/safe-link.ts'
import { languageOf } from '#shared/text/text-language.ts'
import { answerBlocks, wholeAddress } from './answer-blocks.ts'
import { createDates } from './dates.ts'
import type { DocumentBlock, ExportDocument, Run } from './document.ts'
import { dossierTexts } from './dossier-texts.ts'
import { oneLine, printableText } from './printable-text.ts'

/** What an exported chat is made from. Sent to the worker, so it is plain data. */
export type DossierSource = {
  language: Language
  timeZone: string
  exportedAt: string
  /** The address of the product, for links to the library. */
  origin: string
  firm: {
    name: string
    title: string
    contactUrl: string | null
    bookingUrl: string | null
    disclaimer: string
  }
  chat: { title: string | null; created_at: string }
  messages: Message[]
  /** Whether only one message was chosen: an answer, which has its question with it, or a question. */
  isSingleMessage: boolean
}

type Context = {
  source: DossierSource
  texts: ReturnType<typeof dossierTexts>
  dates: ReturnType<typeof createDates>
}

/** A chat as a file for a first meeting with a lawyer: questions, answers and the answers' sources. */
export function toDossier(source: DossierSource): ExportDocument {
  const texts = textsOf(source)
  const context = { source, texts, dates: createDates(source.language, source.timeZone) }
  return {
    language: source.language,
    title: oneLine(source.chat.title ?? '', maxTitleLength) || texts.untitled,
    author: oneLine(source.firm.name, maxTitleLength),
    createdAt: new Date(source.exportedAt),
    cover: coverOf(context),
    body: [...messageBlocks(context), ...disclaimerOf(context)],
    footer: texts.footer,
    missingCharacters: texts.missingCharacters,
  }
}

/** The notices say what wrote these answers. */
export function textsOf({ language, messages }: Pick<DossierSource, 'language' | 'messages'>) {
  const answers = messages.filter(({ role }) => role === 'assistant')
  const builtInCount = answers.filter(({ builtIn }) => builtIn).length
  const origin = builtInCount === 0 ? 'model' : builtInCount === answers.length ? 'sheets' : 'both'
  return dossierTexts(language, origin)
}

const maxTitleLength = 200
const maxListedQuestions = 12
const maxListedFiles = 20
const maxListedLength = 140

function coverOf(context: Context): DocumentBlock[] {
  const { source, texts, dates } = context
  const { firm, chat } = source
  return [
    { ...plain(source.isSingleMessage ? texts.answerKicker : texts.kicker), tone: 'kicker' },
    heading(1, oneLine(chat.title ?? '', maxTitleLength) || texts.untitled),
    plain(texts.product(oneLine(firm.title, maxTitleLength), oneLine(firm.name, maxTitleLength))),
    plain(texts.begun(dates.day(chat.created_at))),
    plain(texts.exported(dates.minute(source.exportedAt), source.timeZone)),
    ...firmLinks(context),
    group('warning', source.language, [plain(texts.notice), { ...plain(texts.partial), tone: 'soft' }]),
    ...(source.isSingleMessage ? [] : summaryOf(context)),
  ]
}

function firmLinks({ source: { firm }, texts }: Context): DocumentBlock[] {
  const links = [
    { address: firm.contactUrl, label: texts.contact },
    { address: firm.bookingUrl, label: texts.booking },
  ]
  return links.flatMap(({ address, label }) =>
    address === null
      ? []
      : [
          {
            kind: 'paragraph' as const,
            runs: [{ text: label }, { text: plainAddress(address), link: address }],
          },
        ],
  )
}

function plainAddress(address: string): string {
  return address.replace(/^(mailto|tel):/, '')
}

/** What the lawyer wants to know first. */
function summaryOf({ source, texts }: Context): DocumentBlock[] {
  const questions = source.messages.filter(({ role }) => role === 'user')
  const files = questions.flatMap(({ attachments = [] }) => attachments.map(({ name }) => name))
  return [
    // First: the lists below can be long, and a page break must not separate these lines.
    heading(2, texts.byHand),
    ...texts.fields.map(label => ({ kind: 'blank' as const, label })),
    heading(2, texts.questions),
    ...shortList(
      questions.map(({ content }) => content),
      1,
      maxListedQuestions,
      texts.more,
    ),
    ...(files.length > 0
      ? [
          heading(2, texts.files),
          ...shortList(files, undefined, maxListedFiles, texts.more),
          { ...plain(texts.filesHint), tone: 'soft' as const },
        ]
      : []),
  ]
}

function shortList(
  lines: string[],
  start: number | undefined,
  maxCount: number,
  more: (count: number) => string,
): DocumentBlock[] {
  const items = lines.slice(0, maxCount).map(line => [plain(oneLine(line, maxListedLength))])
  const rest = lines.length > maxCount ? [plain(more(lines.length - maxCount))] : []
  return [{ kind: 'list', start, items }, ...rest]
}

function messageBlocks(context: Context): DocumentBlock[] {
  const { messages } = context.source
  let number = 0
  return messages.flatMap((message, index) => {
    if (message.role === 'assistant') return answerOf(message, context)
    number += 1
    const isAnswered = messages[index + 1]?.role === 'assistant'
    return questionOf(message, { number, isAnswered }, context)
  })
}

function questionOf(
  message: Message,
  { number, isAnswered }: { number: number; isAnswered: boolean },
  context: Context,
): DocumentBlock[] {
  const { texts, dates } = context
  const { content, attachments = [], failedAttachments = [], emergency } = message
  const files = attachments.map(({ name, pages }) => fileLine(name, pages, texts.pages))
  return [
    heading(2, texts.question(number)),
    { ...plain(texts.asked(dates.minute(message.created_at))), tone: 'soft' },
    group('question', languageOf(content), plainParagraphs(content)),
    ...fileList(texts.attached, files),
    ...fileList(
      texts.notSent,
      failedAttachments.map(name => oneLine(name, maxListedLength)),
    ),
    ...(emergency ? [emergencyOf(emergency)] : []),
    ...(isAnswered ? [] : [{ ...plain(texts.unanswered), tone: 'soft' as const }]),
  ]
}

function fileLine(name: string, pages: number | undefined, pagesText: (count: number) => string): string {
  const line = oneLine(name, maxListedLength)
  return pages ? `${line} (${pagesText(pages)})` : line
}

function fileList(label: string, names: string[]): DocumentBlock[] {
  if (names.length === 0) return []
  return [
    { ...plain(label), tone: 'soft' },
    { kind: 'list', start: undefined, items: names.map(name => [plain(name)]) },
  ]
}

function answerOf(message: Message, { source, texts, dates }: Context): DocumentBlock[] {
  const { content, sources = [], status } = message
  const { answer, written } = dossierTexts(source.language, message.builtIn ? 'sheets' : 'model')
  return [
    heading(3, answer),
    { ...plain(written(dates.minute(message.created_at))), tone: 'soft' },
    group(
      'plain',
      languageOf(content),
      answerBlocks(content, { sources, origin: source.origin, topHeading: 4 }),
    ),
    ...(status === 'complete' ? [] : [{ ...plain(texts.states[status]), tone: 'soft' as const }]),
    ...(sources.length === 0
      ? []
      : [
          heading(4, texts.sources),
          {
            kind: 'list' as const,
            start: 1,
            items: sources.map(each =>
              sourceOf(each, texts.seen(dates.day(message.created_at)), { source, texts }),
            ),
          },
        ]),
  ]
}

const maxSnippetLength = 400

/** The address is written out, so that it can also be read on paper. */
function sourceOf(
  { title, url, snippet }: Source,
  seen: string,
  { source, texts }: Pick<Context, 'source' | 'texts'>,
): DocumentBlock[] {
  const safe = findSafeLink(url) ?? findLibraryPage(url)
  const address = safe && wholeAddress(safe.href, source.origin)
  const name = oneLine(title, maxTitleLength)
  const where: Run[] = address
    ? [{ text: address, link: address }]
    : [{ text: oneLine(url, 300) || texts.noAddress }]
  return [
    ...(name === '' || name === url
      ? []
      : [{ kind: 'paragraph' as const, runs: [{ text: name, bold: true }] }]),
    { kind: 'paragraph', runs: [...where, { text: ` ${seen}` }] },
    ...(snippet === '' ? [] : [{ ...plain(oneLine(snippet, maxSnippetLength)), tone: 'soft' as const }]),
  ]
}

function emergencyOf({ language, sections, checked }: Emergency): DocumentBlock {
  return group('warning', language, [
    ...sections.flatMap(({ title, text, points, contacts }): DocumentBlock[] => [
      heading(3, title),
      plain(text),
      ...(points.length > 0
        ? [{ kind: 'list' as const, start: undefined, items: points.map(each => [plain(each)]) }]
        : []),
      {
        kind: 'list',
        start: undefined,
        items: contacts.map(({ number, href, what }) => [
          { kind: 'paragraph', runs: [{ text: number, bold: true, link: href }, { text: ` – ${what}` }] },
        ]),
      },
    ]),
    { ...plain(checked), tone: 'soft' },
  ])
}

/** The disclaimer in the firm's words and language, whatever the language of the export. */
function disclaimerOf({ source, texts }: Context): DocumentBlock[] {
  const blocks = answerBlocks(source.firm.disclaimer, { origin: source.origin, topHeading: 3 })
  return [heading(2, texts.disclaimer), group('plain', languageOf(source.firm.disclaimer), blocks)]
}

/** What a user typed is not Markdown. An empty line begins a paragraph. */
function plainParagraphs(text: string): DocumentBlock[] {
  return printableText(text)
    .split(/\n{2,}/)
    .filter(part => part.trim() !== '')
    .map(plain)
}

function plain(text: string): Extract<DocumentBlock, { kind: 'paragraph' }> {
  return { kind: 'paragraph', runs: [{ text }] }
}

function heading(level: 1 | 2 | 3 | 4, text: string): DocumentBlock {
  return { kind: 'heading', level, runs: [{ text }] }
}

function group(
  look: 'plain' | 'question' | 'warning',
  language: Language | undefined,
  blocks: DocumentBlock[],
): DocumentBlock {
  return { kind: 'group', look, language, blocks }
}
