import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { randomId } from './random-id.ts'

it('a random id is a UUID, different each time, even if the page was loaded over plain HTTP', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 50 }, randomId)
  vi.unstubAllGlobals()
  for (const id of ids) expect(z.safeParse(z.uuidv4(), id).success, id).toBe(true)
  expect(new Set(ids).size).toBe(50)
})
