import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
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

it.each([
  ['the database', { severity: 'ERROR' }],
  ['a provider', { body: '{}' }],
])(
  'an error from %s, whose message can quote a question, is logged without the message (Z-2)',
  (_, fields) => {
    const { err } = JSON.parse(
      logged(Object.assign(new Error('Ma question privée'), fields, { code: '22P05' })),
    )
    expect(err).toMatchObject({ type: 'Error', code: '22P05' })
    expect(err).not.toHaveProperty('message')
  },
)

it('the stack of an error has places in the code, and no line of its message (Z-2)', () => {
  const { err } = JSON.parse(logged(new Error('first\nsecond')))
  expect(err.message).toBe('first\nsecond')
  expect(err.stack).not.toContain('second')
  expect(err.stack).toMatch(/^ +at .*log\.test\.ts/)
})

it('a long message of an error is cut', () => {
  expect(JSON.parse(logged(new Error('x'.repeat(1_000)))).err.message).toHaveLength(300)
})

it('the cause of an error is logged under the same rules as the error (Z-2)', () => {
  const cause = errorOf(() => JSON.parse('Ma question privée'))
  const line = logged(new Error('outer', { cause }))
  expect(line).not.toContain('privée')
  expect(JSON.parse(line).err.cause).toMatchObject({ type: 'SyntaxError' })
})

/** Runs a program that logs two lines. */
function run(after: string, level = 'info') {
  const program = `
    import { createServerLog } from ${JSON.stringify(import.meta.resolve('./log.ts'))}
    const log = await createServerLog({ level: 'info', format: 'json' })
    log.info('first')
    log.${level}('last')
    ${after}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program])
  return { child, lines: text(child.stdout) }
}

const kill = "process.kill(process.pid, 'SIGKILL')"

it.each([
  ['ends', '', 'info'],
  ['exits', 'process.exit(1)', 'info'],
  ['is killed after a fatal error', kill, 'fatal'],
])('no line of the log is lost if the process %s', async (_, after, level) => {
  expect(await run(after, level).lines).toMatch(/"first"[\s\S]*"last"/)
})

it('lines of the log are written while the process runs', async () => {
  const { child, lines } = run('setInterval(() => undefined, 60_000)')
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  expect(await lines).toMatch(/"first"[\s\S]*"last"/)
})
