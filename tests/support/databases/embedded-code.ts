import { readFile } from 'node:fs/promises'

declare global {
  var embeddedCode: WebAssembly.Module[] | undefined
}

const folder = new URL('../../../node_modules/@electric-sql/pglite/dist/', import.meta.url)

/**
 * V8 shares compiled WebAssembly among all threads of a process while one of them references it. This reference avoids
 * compiling and optimising it again for each embedded database that a test opens (`pglite`) or creates (`initdb`).
 */
export async function keepEmbeddedCode(): Promise<void> {
  globalThis.embeddedCode ??= await Promise.all(
    ['pglite.wasm', 'initdb.wasm'].map(async name =>
      WebAssembly.compile(await readFile(new URL(name, folder))),
    ),
  )
}
