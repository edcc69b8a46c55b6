import type { DocumentBlock, ExportDocument, Run } from '#server/export/document.ts'

/**
 * Markdown that looks the same in every program: what was text stays text, except that web addresses become links, and
 * nothing in it is HTML.
 */
export function writeMarkdown({ cover, body, footer }: ExportDocument): string {
  // A Markdown file has no pages, so the notice comes at the beginning and at the end.
  const parts = [`*${escaped(footer)}*`, blocks(cover), '---', blocks(body), '---', `*${escaped(footer)}*`]
  return `${parts.join('\n\n')}\n`
}

function blocks(all: readonly DocumentBlock[]): string {
  return all
    .map(block)
    .filter(text => text !== '')
    .join('\n\n')
}

function block(each: DocumentBlock): string {
  switch (each.kind) {
    case 'heading':
      return `${'#'.repeat(each.level)} ${runs(each.runs).replace(/\\?\n/g, ' ')}`
    case 'paragraph':
      return runs(each.runs)
    case 'list':
      return list(each.items, each.start)
    case 'quote':
      return prefixed(blocks(each.blocks), '> ', '> ')
    case 'group':
      return each.look === 'plain' ? blocks(each.blocks) : prefixed(blocks(each.blocks), '> ', '> ')
    case 'code':
      return fenced(each.text)
    case 'table':
      return table(each.header, each.rows)
    case 'rule':
      return '---'
    case 'blank':
      return `${escaped(each.label)} ${'\\_'.repeat(20)}`
  }
}

function list(items: readonly DocumentBlock[][], start: number | undefined): string {
  return items
    .map((item, index) => {
      const mark = start === undefined ? '- ' : `${start + index}. `
      return prefixed(blocks(item), mark, ' '.repeat(mark.length))
    })
    .join('\n')
}

/** Removes spaces at the end of lines, so that empty lines stay empty within a list. */
function prefixed(text: string, first: string, rest: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first : rest) + line)
    .map(line => line.trimEnd())
    .join('\n')
}

/** The fence is longer than any in the text. */
function fenced(text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${text}\n${fence}`
}

function table(header: readonly Run[][], rows: readonly Run[][][]): string {
  const row = (cells: readonly Run[][]) => `| ${cells.map(cell).join(' | ')} |`
  return [row(header), `|${' --- |'.repeat(header.length)}`, ...rows.map(row)].join('\n')
}

/** In code, some programs end the cell at a `|`, and others show the backslash if it is escaped. */
function cell(all: readonly Run[]): string {
  const withoutBars = all.map(each => (each.code ? { ...each, text: each.text.replaceAll('|', '¦') } : each))
  // Only the bars in addresses are not escaped yet.
  return runs(withoutBars)
    .replace(/(?<!\\)\|/g, '%7C')
    .replace(/\\?\n/g, ' ')
}

/** Also escapes what would begin a list, or underline a heading, at the start of a line. */
function runs(all: readonly Run[]): string {
  return all
    .map(run)
    .join('')
    .split('\n')
    .map(line =>
      line
        .trim()
        .replace(/^(\d{1,9})([.)])/, '$1\\$2')
        .replace(/^[-+=]/, '\\$&'),
    )
    .join('\\\n')
}

function run({ text, bold, italic, strike, code, link }: Run): string {
  const words = text.trim()
  if (words === '') return text
  const [before = '', after = ''] = text.split(words, 2)
  const marks = `${bold ? '**' : ''}${italic ? '*' : ''}${strike ? '~~' : ''}`
  const inner = code ? codeSpan(words) : link === undefined ? withAddresses(words) : escaped(words)
  const marked = marks + inner + [...marks].reverse().join('')
  return before + (link === undefined ? marked : `[${marked}](<${address(link)}>)`) + after
}

function codeSpan(text: string): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([ticks]) => ticks.length))
  const ticks = '`'.repeat(longest + 1)
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  return `${ticks}${pad}${text.replaceAll('\n', ' ')}${pad}${ticks}`
}

/** In `<…>`, an address needs no escapes. Programs that link bare addresses would make a backslash part of them. */
function withAddresses(text: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>]*[^\s<>\\.,;:!?'"’”»)\]}])/)
  return parts.map((part, index) => (index % 2 === 1 ? `<${part}>` : escaped(part))).join('')
}

/** Escapes each character that could begin a mark anywhere in a line. A backslash before punctuation is never shown. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#~|&!$]/g, '\\$&')
}

function address(link: string): string {
  return link.replace(/[<>\\\s]/g, each => encodeURIComponent(each))
}
