import { expect, it } from 'vitest'
import { clearUserMemory, perUser } from './user-memory.ts'

it('a user’s value is kept until another user signs in or the user signs out', () => {
  const disposed: string[] = []
  let valueCount = 0
  const getValue = perUser(
    userId => `${userId} ${++valueCount}`,
    value => disposed.push(value),
  )
  expect([getValue('a'), getValue('a')]).toEqual(['a 1', 'a 1'])
  expect(disposed).toEqual([])
  expect(getValue('b')).toBe('b 2')
  expect(disposed).toEqual(['a 1'])
  clearUserMemory()
  clearUserMemory()
  expect(disposed).toEqual(['a 1', 'b 2'])
  expect(getValue('b')).toBe('b 3')
})
