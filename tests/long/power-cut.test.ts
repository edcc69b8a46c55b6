import { inject, it } from 'vitest'
import { cutPower } from '#tests/support/power-cuts.ts'

/** D-4 */
it.runIf(inject('databaseTemplate').kind === 'embedded')(
  'a power cut at any moment from the first start on leaves a database that opens, with every answer shown as ended',
  () => cutPower({ fresh: true, questions: 60, cuts: 25 }),
)
