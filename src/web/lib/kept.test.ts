import { expect, it } from 'vitest'
import { forgetPerson, keepFor } from './kept.ts'

it('is the same thing for as long as nobody else comes and nobody signs out', () => {
  const ended: string[] = []
  let count = 0
  const thingOf = keepFor(
    owner => `${owner} ${++count}`,
    thing => ended.push(thing),
  )
  expect([thingOf('a'), thingOf('a')]).toEqual(['a 1', 'a 1'])
  expect(ended).toEqual([])
  expect(thingOf('b')).toBe('b 2')
  expect(ended).toEqual(['a 1'])
  forgetPerson()
  forgetPerson()
  expect(ended).toEqual(['a 1', 'b 2'])
  expect(thingOf('b')).toBe('b 3')
})
