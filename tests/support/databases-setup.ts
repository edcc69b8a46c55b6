import { readFile } from 'node:fs/promises'
import { afterAll, inject } from 'vitest'
import { removeDataDirs } from './databases.ts'

/** Vitest's set-up of each file of tests that need a database. */

declare global {
  var embeddedCode: WebAssembly.Module | undefined
}

const embeddedCodeFile = new URL('../../node_modules/@electric-sql/pglite/dist/pglite.wasm', import.meta.url)

// V8 shares the machine code of one WebAssembly file among all threads of a process, for as long as one of them holds it.
// Held here, it is compiled and optimised once, not once for each embedded database that a test opens.
if (inject('databaseTemplate').kind === 'embedded') {
  globalThis.embeddedCode ??= new WebAssembly.Module(await readFile(embeddedCodeFile))
}

afterAll(removeDataDirs)
