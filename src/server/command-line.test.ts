import { expect, it } from 'vitest'
import { countOf } from './command-line.ts'
import { readDestinations } from './data-move.ts'

it('counts one thing in the singular and all others in the plural', () => {
  expect([countOf(1, 'sheet'), countOf(0, 'sheet'), countOf(2000, 'row')]).toEqual([
    '1 sheet',
    '0 sheets',
    '2,000 rows',
  ])
  expect([countOf(1, 'entry', 'entries'), countOf(3, 'entry', 'entries')]).toEqual(['1 entry', '3 entries'])
})

it('a move goes to one database and one bucket at most (N-8)', () => {
  const database = 'postgres://parvis@database/parvis'
  expect(readDestinations(['--to', 's3', '--to', database])).toEqual({ s3: true, databaseUrl: database })
  expect(readDestinations(['--to', 's3', '--to', 's3'])).toBeUndefined()
  expect(readDestinations(['--to', database, '--to', 'postgres://other/parvis'])).toBeUndefined()
  expect(readDestinations([])).toBeUndefined()
})
