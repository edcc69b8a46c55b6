import { it } from 'vitest'
import { cutConnections } from '#tests/support/cut-connections.ts'

it('a reader whose connections are cut dozens of times misses no character and reads none twice (F-5, R-5)', () =>
  cutConnections(50))
