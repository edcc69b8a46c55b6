import { expect, it, vi } from 'vitest'
import { fetchCode } from './fetch-code.ts'

/** A browser's error for a module that it could not load. */
const missing = (address: string) => new TypeError(`Failed to fetch dynamically imported module: ${address}`)

it('code that failed once is requested again, and a second failure is reported', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('code')
  expect(await fetchCode(load)).toBe('code')
  expect(load).toHaveBeenCalledOnce()
  load.mockRejectedValueOnce(new Error('no network'))
  expect(await fetchCode(load)).toBe('code')
  load.mockRejectedValue(new Error('still no network'))
  await expect(fetchCode(load)).rejects.toThrow('still no network')
  expect(load).toHaveBeenCalledTimes(5)
})

it('the second request is for the module that the error names, because browsers remember what failed', async () => {
  const load = vi.fn(() => Promise.reject(missing(`${location.origin}/assets/menu-4f2a.js`)))
  // Node cannot import over HTTP. A browser test sees the request.
  await expect(fetchCode(load)).rejects.toThrow("Received protocol 'http:'")
  expect(load).toHaveBeenCalledOnce()
})

it('code is never loaded from another site that an error names', async () => {
  for (const address of ['https://evil.example/a.js', `${location.origin}.evil.example/a.js`]) {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(missing(address))
      .mockResolvedValue('code')
    expect(await fetchCode(load)).toBe('code')
    expect(load).toHaveBeenCalledTimes(2)
  }
})
