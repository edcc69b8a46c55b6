import { inject, it } from 'vitest'
import { cutPower } from '#tests/support/crashes/power-cuts.ts'

it.runIf(inject('databaseTemplate').kind === 'embedded')(
  'after a power cut at any moment since the first start, the database opens and has every answer that was shown in full (D-4)',
  () => cutPower({ fresh: true, questionCount: 60, cutCount: 25 }),
)
