import { expect, it } from 'vitest'
import { createLog } from './log.ts'

function logged(error: Error): string {
  let lines = ''
  const log = createLog('info', {
    write: (line: string) => {
      lines += line
    },
  })
  log.error({ err: error }, 'failed')
  return lines
}

function errorOf(fail: () => void): Error {
  try {
    fail()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('did not fail')
}

it('an error that quotes unreadable JSON is logged without that JSON, but with the place in the code (Z-2)', () => {
  const line = logged(errorOf(() => JSON.parse('Ma question privée')))
  expect(line).not.toContain('privée')
  expect(line).toContain('"type":"SyntaxError"')
  expect(line).toContain('log.test.ts')
})

it('the stack of an error has places in the code, and no line of its message (Z-2)', () => {
  const { err } = JSON.parse(logged(new Error('first\nsecond')))
  expect(err.message).toBe('first\nsecond')
  expect(err.stack).not.toContain('second')
  expect(err.stack).toMatch(/^ +at .*log\.test\.ts/)
})
