import { expect, it, onTestFinished, vi } from 'vitest'
import type { Part } from './parts.ts'
import { watchCopy, watchParts } from './progress.ts'

it('the rows and files so far are printed at most every two seconds, until the work is ended', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const end = new AbortController()
  const lines: string[] = []
  async function* parts(): AsyncGenerator<Part> {
    for (const ms of [0, 1_000, 1_000, 1_000]) {
      vi.advanceTimersByTime(ms)
      yield { kind: 'rows', table: 'users', lines: ['1', '2'] }
      yield { kind: 'file', key: 'k', bytes: Buffer.alloc(400_000) }
    }
    end.abort()
    yield { kind: 'file', key: 'k', bytes: Buffer.alloc(1) }
  }
  const passed: Part[] = []
  const passAll = async () => {
    for await (const part of watchParts(parts(), {
      print: line => void lines.push(line),
      signal: end.signal,
    }))
      passed.push(part)
  }
  await expect(passAll()).rejects.toThrow('aborted')
  expect(passed).toHaveLength(8)
  expect(lines).toEqual(['  6 rows and 2 files (1 MB)'])
})

it('the progress of a copy has one heading, even if nothing has been copied at the first reports', () => {
  const lines: string[] = []
  const report = watchCopy({ print: line => void lines.push(line), signal: new AbortController().signal })
  for (const bytes of [0, 0, 1_500_000]) report(bytes, 30_000_000)
  expect(lines).toEqual(['Copying the database of the running server:', '  0 of 30 MB', '  2 of 30 MB'])
})
