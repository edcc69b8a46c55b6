import { it } from 'vitest'
import { cutConnections } from '#tests/support/crashes/cut-connections.ts'

it('readers whose connections are cut 50 times miss no character and read none twice (F-5, R-5)', () =>
  cutConnections(50))
