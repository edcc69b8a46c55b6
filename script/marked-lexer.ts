import { type Plugin, parseAst } from 'vite'

/**
 * Leaves only the lexer of `marked` in the pages, with the rules that our options use. The package creates an instance
 * of everything when it is imported, so the build cannot know that its parser and renderers, a fifth of its size, are
 * never used, nor the rules of its other dialects, another tenth.
 */
export function markedLexer(): Plugin {
  return {
    name: 'marked-lexer',
    apply: 'build',
    transform: { filter: { id: /\/marked\.esm\.js$/ }, handler: code => keepLexer(code) },
  }
}

/** The code up to the end of the lexer, which uses nothing that comes after it, without the rules of other dialects. */
export function keepLexer(code: string): string {
  const localName = (exported: string) => new RegExp(`[{,](\\w+) as ${exported}[,}]`).exec(code)?.[1]
  const [lexer, tokenizer, renderer] = [localName('Lexer'), localName('Tokenizer'), localName('Renderer')]
  const end = code.indexOf(`var ${renderer}=class`)
  if (!lexer || !tokenizer || end < 0) throw builtDifferently()
  const kept = `${code.slice(0, end)}export{${lexer} as Lexer,${tokenizer} as Tokenizer}`
  return withoutUnused(withoutDialects(kept))
}

/** In each table of a kind of rules (blocks, inline), the names of the dialects that answers do not have. */
const otherDialects = /(?<=[{,]normal:\w+,gfm:\w+)(?:,(?:breaks|pedantic):\w+)+(?=})/g

function withoutDialects(code: string): string {
  if (code.match(otherDialects)?.length !== 2) throw builtDifferently()
  return code.replace(otherDialects, '')
}

/** Without the variables that nothing else names, again and again until all are named. */
function withoutUnused(code: string): string {
  const program = parseAst(code)
  const counts = new Map<string, number>()
  for (const name of namesIn(program)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const unused = program.body
    .filter(statement => statement.type === 'VariableDeclaration')
    .flatMap(({ declarations: [, ...others] }) => others)
    .filter(({ id }) => id.type === 'Identifier' && counts.get(id.name) === 1)
  if (unused.length === 0) return code
  // From the end, so that the positions of the others stay the same. Each goes with the comma before it.
  const rest = unused.reduceRight((text, { start, end }) => text.slice(0, start - 1) + text.slice(end), code)
  return withoutUnused(rest)
}

/** All identifiers, except names of properties. */
function* namesIn(node: object): Generator<string> {
  if ('type' in node && node.type === 'Identifier' && 'name' in node) yield String(node.name)
  const isComputed = 'computed' in node && node.computed
  for (const [field, value] of Object.entries(node)) {
    if (!isComputed && (field === 'property' || field === 'key')) continue
    if (typeof value === 'object' && value !== null) yield* namesIn(value)
  }
}

function builtDifferently(): Error {
  return new Error('marked is built differently: see script/marked-lexer.ts')
}
