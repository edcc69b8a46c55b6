import type { KeyboardEvent } from 'react'
import { expect, it } from 'vitest'
import { rowAfter } from './arrow-keys.ts'

it('arrow keys move within the rows of a list, and leave shortcuts and empty lists alone', () => {
  const move = (key: string, current: number, rowCount = 3, modifiers = {}) =>
    rowAfter({ key, ...modifiers } as KeyboardEvent, current, rowCount)
  expect([move('ArrowDown', 0), move('ArrowDown', 2), move('ArrowUp', 2), move('ArrowUp', 0)]).toEqual([
    1, 2, 1, 0,
  ])
  expect([move('Home', 2), move('End', 0), move('a', 1)]).toEqual([0, 2, undefined])
  expect(move('ArrowDown', 0, 0)).toBeUndefined()
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    expect(move('ArrowDown', 0, 3, { [modifier]: true })).toBeUndefined()
  }
})
