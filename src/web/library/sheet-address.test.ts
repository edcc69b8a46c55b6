import { expect, it } from 'vitest'
import { listPath } from './sheet-address.ts'

it('the address of the list has the topic and the words, and leaves out what is blank (B-23)', () => {
  expect(listPath(undefined, '')).toBe('/library')
  expect(listPath(undefined, ' ')).toBe('/library')
  expect(listPath('housing', '')).toBe('/library?topic=housing')
  expect(listPath('housing', 'rent & deposit ')).toBe('/library?topic=housing&q=rent+%26+deposit+')
})
