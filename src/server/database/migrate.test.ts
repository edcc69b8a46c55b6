import { describe, expect, it } from 'vitest'
import { pendingMigrations } from './migrate.ts'

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
