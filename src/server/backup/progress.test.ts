import { expect, it } from 'vitest'
import { watchCopy } from './progress.ts'

it('the progress of a copy has one heading, even if nothing has been copied at the first reports', () => {
  const lines: string[] = []
  const report = watchCopy({ print: line => void lines.push(line), signal: new AbortController().signal })
  for (const bytes of [0, 0, 1_500_000]) report(bytes, 30_000_000)
  expect(lines).toEqual(['Copying the database of the running server:', '  0 of 30 MB', '  2 of 30 MB'])
})
