import { Lexer, type MarkedToken, type Token, Tokenizer } from 'marked'
import { closeOpenMarks } from './close-open-marks.ts'

/**
 * An answer's Markdown, split into blocks. While the text grows, only its end is parsed again: a block followed by three
 * others can no longer change, and its element on screen is not rendered again.
 *
 * For that, no block may depend on another. So syntax that spans blocks is disabled: HTML (shown as text, except line
 * breaks) and link definitions (`[1]: https://…`, which can also hide a link's target).
 */

/** `start`: the block's index in the text, a stable key. */
export type Block = { start: number; token: MarkedToken }

/** How many blocks at the end can still change. */
const openBlockCount = 3

const tokenizer = new Tokenizer()
tokenizer.def = () => undefined
tokenizer.html = () => undefined
tokenizer.tag = source => {
  const lineBreak = /^<br\s*\/?>/i.exec(source)
  // The lexer accepts any token with a type and its raw text; only the declared type is narrower.
  return lineBreak
    ? ({ type: 'br', raw: lineBreak[0] } as unknown as ReturnType<Tokenizer['tag']>)
    : undefined
}

const options = { gfm: true, tokenizer }

/** Parses a growing text. A text that does not continue the previous one is parsed from its beginning. */
export function createBlockReader(): (text: string, growing: boolean) => readonly Block[] {
  let frozenText = ''
  let frozen: readonly Block[] = []
  let open: Open = { text: '', blocks: [] }
  return (text, growing) => {
    if (!text.startsWith(frozenText)) {
      frozenText = ''
      frozen = []
      open = { text: '', blocks: [] }
    }
    const { blocks } = extendOpen(open, text.slice(frozenText.length), frozenText.length)
    const settled = blocks.slice(0, -openBlockCount)
    const firstOpen = blocks[settled.length]
    if (settled.length > 0 && firstOpen) {
      frozen = [...frozen, ...settled]
      frozenText = text.slice(0, firstOpen.start)
    }
    open = { text: text.slice(frozenText.length), blocks: blocks.slice(settled.length) }
    return [...frozen, ...(growing ? withMarksClosed(open.blocks) : open.blocks)]
  }
}

/** The part of the text that can still change, and its blocks. */
type Open = { text: string; blocks: Block[] }

/** If text is added within a line of words, only the last block grows. Any other text can change the blocks before it. */
function extendOpen(before: Open, text: string, start: number): Open {
  const last = before.blocks.at(-1)
  const isWithinLine =
    last !== undefined &&
    text.startsWith(before.text) &&
    !text.includes('\n', before.text.length) &&
    startOfWords.test(before.text.slice(before.text.lastIndexOf('\n') + 1))
  if (!isWithinLine) return { text, blocks: lexBlocks(text, start) }
  return {
    text,
    blocks: [...before.blocks.slice(0, -1), ...lexBlocks(text.slice(last.start - start), last.start)],
  }
}

/** A letter, after any marks of a quote or list item: the rest of the line can no longer change the block's type. */
const startOfWords = /^ {0,3}(?:(?:[-*+>]|\d{1,9}[.)]) {1,3})*\p{L}/u

/** The blocks of a text that begins at index `start` of the whole. */
export function lexBlocks(text: string, start = 0): Block[] {
  const blocks: Block[] = []
  let position = start
  for (const token of lex(text)) {
    if (token.type !== 'space') blocks.push({ start: position, token: token as MarkedToken })
    position += token.raw.length
  }
  return blocks
}

function lex(text: string): Token[] {
  try {
    return new Lexer(options).lex(text)
  } catch {
    // Quotes nested a thousand levels deep exhaust the call stack; such a text is shown unparsed.
    return [
      { type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text, escaped: false }] },
    ]
  }
}

function withMarksClosed(blocks: Block[]): Block[] {
  const last = blocks.at(-1)
  if (!last || last.token.type === 'code' || last.token.type === 'hr') return blocks
  const closed = closeOpenMarks(last.token.raw)
  if (closed === last.token.raw) return blocks
  return [...blocks.slice(0, -1), ...lexBlocks(closed, last.start)]
}
