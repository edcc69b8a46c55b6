import type { Plugin } from 'vite'

/**
 * Leaves only the lexer of `marked` in the pages. The package creates an instance of everything when it is imported, so
 * the build cannot know that its parser and renderers, a fifth of its size, are never used.
 */
export function markedLexer(): Plugin {
  return {
    name: 'marked-lexer',
    apply: 'build',
    transform: { filter: { id: /\/marked\.esm\.js$/ }, handler: code => keepLexer(code) },
  }
}

/** The code up to the end of the lexer. It uses nothing that comes after it. */
export function keepLexer(code: string): string {
  const localName = (exported: string) => new RegExp(`[{,](\\w+) as ${exported}[,}]`).exec(code)?.[1]
  const [lexer, tokenizer, renderer] = [localName('Lexer'), localName('Tokenizer'), localName('Renderer')]
  const end = code.indexOf(`var ${renderer}=class`)
  if (!lexer || !tokenizer || end < 0)
    throw new Error('marked is built differently: see script/marked-lexer.ts')
  return `${code.slice(0, end)}export{${lexer} as Lexer,${tokenizer} as Tokenizer}`
}
