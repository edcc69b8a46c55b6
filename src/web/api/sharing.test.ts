import { expect, it } from 'vitest'
import { createFileCounter } from './sharing.ts'

// T-14
it('counts the files of an archive, however its bytes are divided', () => {
  const start = [0x50, 0x4b, 0x03, 0x04]
  const bytes = [...start, 1, 0x50, 0x50, ...start.slice(1), 0x50, 0x4b, 0x05, 0x06, ...start]
  for (let size = 1; size <= bytes.length; size += 1) {
    const count = createFileCounter()
    let counted = 0
    for (let at = 0; at < bytes.length; at += size)
      counted = count(new Uint8Array(bytes.slice(at, at + size)))
    expect(counted).toBe(3)
  }
})
