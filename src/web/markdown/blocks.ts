import { Lexer, type MarkedToken, type Token, Tokenizer } from 'marked'
import { closeOpenMarks } from './close-open-marks.ts'

/**
 * An answer's Markdown, split into blocks. While the text grows, only its end is parsed again: a block followed by three
 * others can no longer change, and its element on screen is not touched again.
 *
 * For that, no block may depend on another. So syntax that spans blocks is switched off: HTML (which stays literal text,
 * except a line break) and link definitions (`[1]: https://…`, which can also hide where a link leads).
 */

/** `start`: where the block begins in the text, which makes a stable key. */
export type Block = { start: number; token: MarkedToken }

/** So many blocks at the end may still change. */
const openBlockCount = 3

const tokenizer = new Tokenizer()
tokenizer.def = () => undefined
tokenizer.html = () => undefined
tokenizer.tag = source => {
  const lineBreak = /^<br\s*\/?>/i.exec(source)
  // The lexer only asks that a token has a type and the text it takes up; its own type for tags is narrower.
  return lineBreak
    ? ({ type: 'br', raw: lineBreak[0] } as unknown as ReturnType<Tokenizer['tag']>)
    : undefined
}

const options = { gfm: true, tokenizer }

/** Parses a text that grows. Any other text is parsed from its beginning. */
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
    const { blocks } = grown(open, text.slice(frozenText.length), frozenText.length)
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

/** Within a line of words, only the last block grows; any other text may change how the blocks before it are parsed. */
function grown(before: Open, text: string, start: number): Open {
  const last = before.blocks.at(-1)
  const isWithinLine =
    last !== undefined &&
    text.startsWith(before.text) &&
    !text.includes('\n', before.text.length) &&
    wordsBegun.test(before.text.slice(before.text.lastIndexOf('\n') + 1))
  if (!isWithinLine) return { text, blocks: lexBlocks(text, start) }
  return {
    text,
    blocks: [...before.blocks.slice(0, -1), ...lexBlocks(text.slice(last.start - start), last.start)],
  }
}

/** A letter, after the marks of a quote or an item, if any: the rest of the line can no longer change the block's type. */
const wordsBegun = /^ {0,3}(?:(?:[-*+>]|\d{1,9}[.)]) {1,3})*\p{L}/u

/** The blocks of a text, which begins at `start` of the whole. */
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
    // Quotes nested a thousand levels deep exhaust the call stack: such a text is shown as it is.
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
