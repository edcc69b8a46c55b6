import { describe, expect, it } from 'vitest'
import { createTextCleaner } from './clean-text.ts'

function passThrough(pieces: string[]): string {
  const cleaner = createTextCleaner()
  return pieces.map(cleaner.take).join('') + cleaner.end()
}

describe('the text of an answer', () => {
  it.each([
    ['CR LF in one piece', ['a\r\nb'], 'a\nb'],
    ['CR LF split over two pieces', ['a\r', '\nb'], 'a\nb'],
    ['a lone CR', ['a\rb'], 'a\nb'],
    ['a lone CR at the very end', ['a\r'], 'a\n'],
    ['two CRs over two pieces', ['a\r', '\rb'], 'a\n\nb'],
    ['a character split over two pieces', ['a\ud83d', '\ude00b'], 'a😀b'],
    ['half a character at the end', ['a\ud83d'], 'a\ufffd'],
    ['half a character in the middle', ['a\ud83d b'], 'a\ufffd b'],
    ['a NUL', ['a\0b'], 'a\ufffdb'],
    ['empty pieces', ['', 'a', ''], 'a'],
  ])('is cleaned: %s', (_name, pieces, expected) => {
    expect(passThrough(pieces)).toBe(expected)
  })

  it('does not depend on where it is split', () => {
    const text = 'Été\r\n— 😀\r😀\r\n\r\nfin\r'
    const whole = passThrough([text])
    for (let cut = 0; cut <= text.length; cut += 1) {
      expect(passThrough([text.slice(0, cut), text.slice(cut)])).toBe(whole)
    }
  })
})
