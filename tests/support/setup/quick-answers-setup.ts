import { vi } from 'vitest'
import type * as builtIn from '#server/model/built-in.ts'

/** Vitest's setup for the API and long tests: the built-in model does not pause between the words of its answers. */

vi.mock('#server/model/built-in.ts', async importOriginal => {
  const { builtInModel } = await importOriginal<typeof builtIn>()
  return { builtInModel: () => builtInModel(0) }
})
