import { Lexer, type MarkedToken, type Token, Tokenizer } from 'marked'

/**
 * An answer's Markdown, split into blocks: for the screen and for exported documents, so that both interpret it in the
 * same way.
 *
 * No block may depend on another, so syntax that spans blocks is disabled: HTML (shown as text, except line breaks) and
 * link definitions (`[1]: https://…`, which can also hide a link's target).
 */

/** `start`: the block's index in the text, a stable key. */
export type Block = { start: number; token: MarkedToken }

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

/**
 * How far the lexer may look ahead. Without a limit, it looks for the end of each mark in the rest of the paragraph,
 * and at each mark for an email address in the rest of the word. If a model repeats one mark ten thousand times, that
 * takes seconds.
 */
const maxLookaheadLength = 2_000
/** How far the lexer may look back from a mark. */
const maxLookbehindLength = 100

const { emStrong, del, inlineText, url } = tokenizer
/** As many characters as an email address can have. */
const longWord = /^\S{320}/
const beginsUrl = /^(?:https?:|ftp:|www\.)/i

tokenizer.inlineText = source => inlineText.call(tokenizer, cutLongWord(source))
tokenizer.url = source => url.call(tokenizer, beginsUrl.test(source) ? source : cutLongWord(source))
tokenizer.emStrong = (source, masked, previous) =>
  emStrong.call(tokenizer, ...nearby(source, masked), previous)
tokenizer.del = (source, masked, previous) => del.call(tokenizer, ...nearby(source, masked), previous)

function cutLongWord(source: string): string {
  return longWord.exec(source)?.[0] ?? source
}

/** `masked`: the whole paragraph, without what cannot contain marks. It ends where `source` ends. */
function nearby(source: string, masked: string): [string, string] {
  const index = masked.length - source.length
  return [
    source.slice(0, maxLookaheadLength),
    masked.slice(Math.max(0, index - maxLookbehindLength), index + maxLookaheadLength),
  ]
}

/** A line before a blank line or the end. It cannot begin a table or an underlined heading. */
const singleLine = /^[^\n]+(?:\n\n|\n?$)/

const { table, lheading, autolink } = tokenizer

// The lexer tries these three at almost every line or word. If a simple check shows that one cannot match, the browser
// need not compile its large regular expressions, which takes a quarter of the time of parsing a first answer.
tokenizer.table = source => (singleLine.test(source) ? undefined : table.call(tokenizer, source))
tokenizer.lheading = source => (singleLine.test(source) ? undefined : lheading.call(tokenizer, source))
tokenizer.autolink = source => (source.startsWith('<') ? autolink.call(tokenizer, source) : undefined)

const options = { gfm: true, tokenizer }
const emptyLexer = new Lexer(options)

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
  } finally {
    // The tokenizer would keep the text in memory until the next one, even after a sign-out.
    tokenizer.lexer = emptyLexer
  }
}
