import { readFile } from 'node:fs/promises'
import { afterAll, inject } from 'vitest'
import { removeDataDirs } from './databases.ts'

/** Vitest's setup for each test file that needs a database. */

declare global {
  var embeddedCode: WebAssembly.Module | undefined
}

const embeddedCodeFile = new URL('../../node_modules/@electric-sql/pglite/dist/pglite.wasm', import.meta.url)

// V8 shares compiled WebAssembly among all threads of a process while one of them references it. This reference avoids
// compiling and optimising it again for each embedded database that a test opens.
if (inject('databaseTemplate').kind === 'embedded') {
  globalThis.embeddedCode ??= new WebAssembly.Module(await readFile(embeddedCodeFile))
}

afterAll(removeDataDirs)
