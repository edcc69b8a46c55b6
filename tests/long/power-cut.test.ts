import { inject, it } from 'vitest'
import { cutPower } from '#tests/support/power-cuts.ts'

/** D-4 */
it.runIf(inject('databaseTemplate').kind === 'embedded')(
  'the database opens after a power cut at any moment since the first start, with every answer that was shown to its end',
  () => cutPower({ fresh: true, questions: 60, cuts: 25 }),
)
