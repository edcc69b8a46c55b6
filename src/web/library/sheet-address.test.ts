import { expect, it, onTestFinished, vi } from 'vitest'
import { listPath } from './sheet-address.ts'

it('the address of the list has the topic and the words, and leaves out what is blank (B-23)', () => {
  expect(listPath(undefined, '')).toBe('/library')
  expect(listPath(undefined, ' ')).toBe('/library')
  expect(listPath('housing', '')).toBe('/library?topic=housing')
  expect(listPath('housing', 'rent & deposit ')).toBe('/library?topic=housing&q=rent+%26+deposit+')
})

it('the address of all sheets is the same in browsers without URLSearchParams.size (X-7)', () => {
  const size = vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never)
  onTestFinished(() => size.mockRestore())
  expect(listPath(undefined, '')).toBe('/library')
})
