import { describe, expect, it } from 'vitest'
import { chatsColumn, clampWidth, storedWidth, usersColumn } from './column-width.ts'

describe('the width of a column', () => {
  it.each([
    undefined,
    '',
    '  ',
    'wide',
    'NaN',
    'Infinity',
    '-Infinity',
    '0',
    '-0',
    '-300',
    '256px',
    '{}',
    'null',
  ])('is the default if %j is stored', stored => {
    expect(storedWidth(stored, usersColumn)).toBe(256)
    expect(storedWidth(stored, chatsColumn)).toBe(288)
  })

  it.each([
    ['300', 300],
    ['300.4', 300],
    ['1', 160],
    ['159', 160],
    ['420', 420],
    ['421', 420],
    ['1e9', 420],
  ])('of the users column, stored as %s, is %i', (stored, widthPx) => {
    expect(storedWidth(stored, usersColumn)).toBe(widthPx)
  })

  it('of the chats column stays between 200 and 520 px', () => {
    expect([10, 200, 333.6, 520, 9999].map(widthPx => clampWidth(widthPx, chatsColumn))).toEqual([
      200, 200, 334, 520, 520,
    ])
  })
})
