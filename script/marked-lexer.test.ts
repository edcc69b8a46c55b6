import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { lexer } from 'marked'
import { expect, it, onTestFinished } from 'vitest'
import { scratchFolder } from '#tests/support/scratch.ts'
import { keepLexer } from './marked-lexer.ts'

const text =
  '# Title\n\n- *one* [two](https://example.com)\n- `three`\n\n| a | b |\n|---|---|\n| 1 | **2** |\n'

it('the pages get only the lexer of marked, which reads Markdown like the complete package', async () => {
  const whole = await readFile(fileURLToPath(import.meta.resolve('marked')), 'utf8')
  const kept = keepLexer(whole)
  expect(kept.length).toBeLessThan(0.75 * whole.length)
  const folder = await scratchFolder('marked')
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'lexer.mjs')
  await writeFile(file, kept)
  const { Lexer } = await import(pathToFileURL(file).href)
  expect(JSON.stringify(Lexer.lex(text))).toBe(JSON.stringify(lexer(text)))
  expect(kept).not.toMatch(/(?:breaks|pedantic):\w{2}/)
})

it('a version of marked that is built differently stops the build', () => {
  expect(() => keepLexer('export{a as Lexer}')).toThrow('marked is built differently')
  const rulesElsewhere =
    'var a=1,b=1,c={normal:a,gfm:b};var d=class{};export{a as Lexer,b as Tokenizer,d as Renderer}'
  expect(() => keepLexer(rulesElsewhere)).toThrow('marked is built differently')
})
