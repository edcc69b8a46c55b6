import { Lexer, type MarkedToken, type Token, Tokenizer } from 'marked'

/**
 * An answer's Markdown, split into blocks: for the screen and for exported documents, which read a text in the same
 * way.
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

const options = { gfm: true, tokenizer }

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
