import { inject, it } from 'vitest'
import { cutPower } from '#tests/support/crashes/power-cuts.ts'

it.runIf(inject('databaseTemplate').kind === 'embedded')(
  'a power cut loses no answer that was shown in full (D-4)',
  () => cutPower({ fresh: false, questionCount: 4, cutCount: 2 }),
  120_000,
)
