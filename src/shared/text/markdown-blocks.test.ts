import { Lexer, type Token, Tokenizer } from 'marked'
import { expect, it, vi } from 'vitest'
import { constructs } from '#tests/support/samples/markdown-samples.ts'
import { lexBlocks } from './markdown-blocks.ts'

/** The lexer of marked, without what an answer must not contain: HTML other than line breaks, link definitions. */
function lexAsMarked(text: string): Token[] {
  const tokenizer = new Tokenizer()
  tokenizer.def = () => undefined
  tokenizer.html = () => undefined
  tokenizer.tag = source => {
    const lineBreak = /^<br\s*\/?>/i.exec(source)
    return lineBreak
      ? ({ type: 'br', raw: lineBreak[0] } as unknown as ReturnType<Tokenizer['tag']>)
      : undefined
  }
  return new Lexer({ gfm: true, tokenizer }).lex(text).filter(token => token.type !== 'space')
}

it.each(constructs)('a text, and any beginning of it, has the tokens that marked gives it: %j', text => {
  for (let length = 1; length <= text.length; length += 1) {
    const beginning = text.slice(0, length)
    expect(lexBlocks(beginning).map(({ token }) => token)).toEqual(lexAsMarked(beginning))
  }
})

it('a text is not kept in memory by the tokenizer', () => {
  const lex = vi.spyOn(Lexer.prototype, 'lex')
  lexBlocks('A private answer.')
  const lexer = lex.mock.contexts[0] as Lexer
  lex.mockRestore()
  expect(lexer.tokens[0]?.raw).toBe('A private answer.')
  expect(lexer.options.tokenizer?.lexer.tokens).toHaveLength(0)
})
