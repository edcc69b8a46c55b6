import type { MarkedToken, Token } from 'marked'
import { type Block, lexBlocks } from '#shared/text/markdown-blocks.ts'
import { closeOpenMarks } from './close-open-marks.ts'

/**
 * The blocks of a text that grows. Only its end is parsed again: a block followed by three others can no longer change,
 * and its element on screen is not rendered again.
 */

/** How many blocks at the end can still change. */
const openBlockCount = 3

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

/** If text is added within a line of words, only the last block grows. Other text can change the blocks before it. */
function extendOpen(before: Open, text: string, start: number): Open {
  const last = before.blocks.at(-1)
  const lineStart = before.text.lastIndexOf('\n') + 1
  const isWithinLine =
    last !== undefined &&
    // A non-breaking space at the end of an item is a block of its own until the next character arrives.
    last.start - start <= lineStart &&
    text.startsWith(before.text) &&
    !text.includes('\n', before.text.length) &&
    startOfWords.test(before.text.slice(lineStart))
  if (!isWithinLine) return { text, blocks: lexBlocks(text, start) }
  return {
    text,
    blocks: [...before.blocks.slice(0, -1), ...lexBlocks(text.slice(last.start - start), last.start)],
  }
}

/** A letter, after any marks of a quote or list item: the rest of the line can no longer change the block's type. */
const startOfWords = /^ {0,3}(?:(?:[-*+>]|\d{1,9}[.)]) {1,3})*\p{L}/u

/** A line of `-` or `=` makes a heading of the text above it. At the end, it is usually the first mark of a list. */
const unfinishedUnderline = /\n[ \t>]*(?:-+|=+)[ \t]*$/

function withMarksClosed(blocks: Block[]): Block[] {
  const last = blocks.at(-1)
  // Otherwise, a space at the end would be an empty line for a moment.
  if (last?.token.raw.trim() === '') return withMarksClosed(blocks.slice(0, -1))
  if (!last) return blocks
  const { type } = innermost(last.token)
  if (['code', 'hr'].includes(type)) return blocks
  const shown = type === 'heading' ? last.token.raw.replace(unfinishedUnderline, '') : last.token.raw
  const closed = closeOpenMarks(shown)
  if (closed === last.token.raw) return blocks
  return [...blocks.slice(0, -1), ...lexBlocks(closed, last.start)]
}

/** The last block, even within lists and quotes. */
function innermost(token: MarkedToken): MarkedToken {
  let inner: Token | undefined
  if (token.type === 'list') inner = token.items.at(-1)
  if (token.type === 'list_item' || token.type === 'blockquote') inner = token.tokens.at(-1)
  return inner ? innermost(inner as MarkedToken) : token
}
