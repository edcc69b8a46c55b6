import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSheet } from './use-sheet.ts'

afterEach(() => vi.unstubAllGlobals())

it('a sheet that could not be loaded is shown once it can be loaded, even after another one was read', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let isReachable = false
  vi.stubGlobal('fetch', async (address: string) => {
    const id = /library\/([^/?]+)/.exec(address)?.[1]
    if (id === 'deposit' && !isReachable) throw new TypeError('no network')
    const sheet = { id, title: id, topic: 'work', lang: 'fr', date: '2026-11-22', reviewer: null }
    return Response.json({ ...sheet, langs: ['fr'], markdown: '', references: [] })
  })
  const { result, rerender } = renderHook((id: string) => useSheet(id, 'fr'), {
    initialProps: 'deposit',
  })
  await waitFor(() => expect(result.current.problem).toBe('failed'))
  rerender('eviction')
  await waitFor(() => expect(result.current.sheet?.id).toBe('eviction'))
  isReachable = true
  rerender('deposit')
  // Never one sheet under the address of another.
  expect(result.current.sheet).toBeUndefined()
  await waitFor(() => expect(result.current.sheet?.id).toBe('deposit'))
  expect(result.current.problem).toBeUndefined()
})
