import { inject, it } from 'vitest'
import { cutPower } from '#tests/support/power-cuts.ts'

/** D-4 */
it.runIf(inject('databaseTemplate').kind === 'embedded')(
  'after a power cut at any moment since the first start, the database opens and has every answer that was shown in full',
  () => cutPower({ fresh: true, questionCount: 60, cutCount: 25 }),
)
