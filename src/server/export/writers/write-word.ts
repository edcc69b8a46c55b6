import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { DocumentBlock, ExportDocument, Run } from '#server/export/document.ts'
import type { Language } from '#shared/language.ts'
import { locales } from '#shared/text/date-format.ts'
import { baseStyles, characterStyles, colors, dxa } from './word-styles.ts'

/** A Word document with real headings, lists, tables and links. docx escapes all text, and no text becomes a field. */
export async function writeWord(document: ExportDocument): Promise<Uint8Array<ArrayBuffer>> {
  const numbering = createNumbering()
  const cover = writeAll(document.cover, { numbering, depth: 0, paragraph: {} })
  const body = writeAll(document.body, { numbering, depth: 0, paragraph: {} })
  const footers = { default: footerOf(document.footer) }
  const file = new Document({
    title: document.title,
    creator: document.author,
    // The default is "Un-named".
    lastModifiedBy: document.author,
    styles: baseStyles(document.language),
    numbering: { config: numbering.config },
    sections: [
      { properties: { page: pageProperties }, footers, children: cover },
      { properties: { page: pageProperties }, footers, children: body },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(file))
}

/** A4, in twentieths of a point. */
const pageProperties = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: 1280, bottom: 1440, left: 1440, right: 1440 },
}

function footerOf(text: string): Footer {
  return new Footer({
    children: [
      new Paragraph({
        style: 'Notice',
        children: [
          new TextRun(`${text}  `),
          new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  })
}

type Numbering = ReturnType<typeof createNumbering>

/** Creates a separate numbering for each list. */
function createNumbering() {
  const config: { reference: string; levels: ReturnType<typeof levelsFrom> }[] = []
  return {
    config,
    add: (start: number | undefined) => {
      const reference = `list-${config.length}`
      config.push({ reference, levels: levelsFrom(start) })
      return reference
    },
  }
}

const maxLevel = 8

function levelsFrom(start: number | undefined) {
  return Array.from({ length: maxLevel + 1 }, (_, level) => ({
    level,
    start: start ?? 1,
    format: start === undefined ? LevelFormat.BULLET : LevelFormat.DECIMAL,
    text: start === undefined ? '•' : `%${level + 1}.`,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: dxa(24) * (level + 1), hanging: dxa(18) } } },
  }))
}

type Context = {
  numbering: Numbering
  depth: number
  paragraph: IParagraphOptions
  /** The language of a group; undefined if it is not known, or outside groups: then it is the document's. */
  language?: Language | undefined
}
type Written = (Paragraph | Table)[]

function writeAll(blocks: readonly DocumentBlock[], context: Context): Written {
  return blocks.flatMap(block => write(block, context))
}

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const

function write(block: DocumentBlock, context: Context): Written {
  switch (block.kind) {
    case 'heading':
      return [
        paragraph(context, {
          heading: headings[block.level - 1] ?? HeadingLevel.HEADING_6,
          children: runs(block.runs, context),
        }),
      ]
    case 'paragraph': {
      const style = block.tone === 'kicker' ? 'Kicker' : block.tone === 'soft' ? 'Soft' : undefined
      return [paragraph(context, { ...(style && { style }), children: runs(block.runs, context) })]
    }
    case 'list':
      return writeList(block, context)
    case 'quote':
      return writeAll(block.blocks, framed(context, colors.line, undefined))
    case 'group': {
      const inner = { ...context, language: block.language }
      if (block.look === 'plain') return writeAll(block.blocks, inner)
      return writeAll(
        block.blocks,
        block.look === 'warning'
          ? framed(inner, colors.danger, colors.dangerWash)
          : framed(inner, colors.brass, colors.sunken),
      )
    }
    case 'code':
      return [paragraph(context, { children: runs([{ text: block.text, code: true }], context) })]
    case 'table':
      // Word joins two tables that have no paragraph between them.
      return [tableOf(block, context), paragraph(context, { children: [] })]
    case 'rule':
      return [
        paragraph(context, {
          children: [],
          border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: colors.line } },
        }),
      ]
    case 'blank':
      return [
        paragraph(context, {
          style: 'Soft',
          spacing: { after: dxa(22) },
          children: runs([{ text: block.label }], context),
          border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: colors.soft, space: 14 } },
        }),
      ]
  }
}

function paragraph({ paragraph: base }: Context, options: IParagraphOptions): Paragraph {
  return new Paragraph({ ...base, ...options })
}

/** The bar beside a quote or a group, and the background of a group. */
function framed(context: Context, color: string, fill: string | undefined): Context {
  return {
    ...context,
    paragraph: {
      ...context.paragraph,
      indent: { left: dxa(12) * (context.depth + 1) },
      border: { left: { style: BorderStyle.SINGLE, size: 18, color, space: 8 } },
      ...(fill && { shading: { fill } }),
    },
  }
}

/**
 * The first paragraph of an item has the mark; an item that begins with another block gets an empty paragraph for it.
 * What follows is indented, except tables.
 */
function writeList({ items, start }: Extract<DocumentBlock, { kind: 'list' }>, context: Context): Written {
  const reference = context.numbering.add(start)
  const level = Math.min(context.depth, maxLevel)
  const { indent: _, ...base } = context.paragraph
  const inner = {
    ...context,
    depth: context.depth + 1,
    paragraph: { ...base, indent: { left: dxa(24) * (level + 1) } },
  }
  return items.flatMap(item => {
    const [first, ...rest] = item
    const label = { ...context, paragraph: { ...base, numbering: { reference, level } } }
    const isText = first?.kind === 'paragraph'
    return [
      ...(isText ? write(first, label) : [paragraph(label, { children: [] })]),
      ...writeAll(isText ? rest : item, inner),
    ]
  })
}

function tableOf({ header, rows }: Extract<DocumentBlock, { kind: 'table' }>, context: Context): Table {
  const cell = (content: readonly Run[]) =>
    new TableCell({
      margins: { top: 60, bottom: 60, left: 100, right: 100 },
      children: [new Paragraph({ children: runs(content, context) })],
    })
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      new TableRow({
        tableHeader: true,
        children: header.map(content => cell(content.map(run => ({ ...run, bold: true })))),
      }),
      ...rows.map(row => new TableRow({ cantSplit: true, children: row.map(cell) })),
    ],
  })
}

function runs(all: readonly Run[], { language }: Context): (TextRun | ExternalHyperlink)[] {
  return all.flatMap((run): (TextRun | ExternalHyperlink)[] => {
    const written = textRuns(run, language)
    return run.link === undefined
      ? written
      : [new ExternalHyperlink({ link: new URL(run.link).href, children: written })]
  })
}

function textRuns(
  { text, bold, italic, strike, code, raised, link }: Run,
  language: Language | undefined,
): TextRun[] {
  return text.split('\n').map(
    (line, index) =>
      new TextRun({
        text: line,
        ...(language && { language: { value: locales[language] } }),
        ...(index > 0 && { break: 1 }),
        ...(bold && { bold }),
        ...(italic && { italics: true }),
        ...(strike && { strike }),
        ...(raised && { superScript: true }),
        ...(code && characterStyles.code),
        ...(link !== undefined && characterStyles.link),
      }),
  )
}
