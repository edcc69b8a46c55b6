import { describe, expect, it } from 'vitest'
import { databaseProblem, pendingMigrations } from './migrate.ts'

const known = ['0001', '0002', '0003'].map(name => ({ name, text: '', checksum: `sum of ${name}` }))

describe('migrations', () => {
  it('are applied in order, without those already applied', () => {
    const applied = new Map([['0001', 'sum of 0001']])
    expect(pendingMigrations(known, applied).map(migration => migration.name)).toEqual(['0002', '0003'])
  })

  it('stop the start if one was changed after it was applied (D-1)', () => {
    expect(() => pendingMigrations(known, new Map([['0001', 'another']]))).toThrow(/0001 was changed/)
  })

  it('stop the start if the program is older than its database', () => {
    expect(() => pendingMigrations(known, new Map([['0004', 'x']]))).toThrow(/newer than this program/)
  })
})

describe('a new database', () => {
  const usable = { version: '15.14 (Debian 15.14-0+deb12u1)', encoding: 'UTF8', may_create: true }

  it.each([
    [{}, undefined],
    [{ version: '14.19' }, 'PostgreSQL 15 or newer is needed, and this is 14.19'],
    [{ encoding: 'SQL_ASCII' }, expect.stringMatching(/^its encoding is SQL_ASCII\. .*createdb -E UTF8/)],
    [{ may_create: false }, expect.stringMatching(/^its user may not create tables/)],
    [{ may_create: null }, expect.stringMatching(/^its user may not create tables/)],
  ])('that differs from a usable one in %j is refused with what to do (O-2)', (properties, expected) => {
    expect(databaseProblem({ ...usable, ...properties })).toEqual(expected)
  })
})
