import { Lexer, type MarkedToken, type Token, Tokenizer } from 'marked'
import { mendEnd } from './mend-end.ts'

/**
 * An answer's Markdown cut into blocks. While the text grows, only its tail is read again: a block with three
 * behind it can no longer change, and its element on screen is never touched again.
 *
 * For that, no block may depend on another. So what reaches across blocks is switched off: HTML (which stays
 * literal text, but for a line break) and link definitions (`[1]: https://…`, which are also a way to hide where
 * a link leads).
 */

/** `start`: where the block begins in the text, which makes a stable key. */
export type Block = { start: number; token: MarkedToken }

const openBlocks = 3

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

/** Reads a text that grows. Any other text is read from its beginning. */
export function createBlockReader(): (text: string, growing: boolean) => readonly Block[] {
  let frozenText = ''
  let frozen: readonly Block[] = []
  return (text, growing) => {
    if (!text.startsWith(frozenText)) {
      frozenText = ''
      frozen = []
    }
    const tail = lexBlocks(text.slice(frozenText.length), frozenText.length)
    const settled = tail.slice(0, -openBlocks)
    const firstOpen = tail[settled.length]
    if (settled.length > 0 && firstOpen) {
      frozen = [...frozen, ...settled]
      frozenText = text.slice(0, firstOpen.start)
    }
    const open = tail.slice(settled.length)
    return [...frozen, ...(growing ? withMendedEnd(open) : open)]
  }
}

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
    // Quotes nested a thousand deep exhaust the stack: such a text is shown as it is.
    return [
      { type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text, escaped: false }] },
    ]
  }
}

function withMendedEnd(blocks: Block[]): Block[] {
  const last = blocks.at(-1)
  if (!last || last.token.type === 'code' || last.token.type === 'hr') return blocks
  const mended = mendEnd(last.token.raw)
  if (mended === last.token.raw) return blocks
  return [...blocks.slice(0, -1), ...lexBlocks(mended, last.start)]
}
