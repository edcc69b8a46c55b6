import { inject, it } from 'vitest'
import { failDuringAnswer } from '#tests/support/crashes/failing-server.ts'

/** F-7, Z-2. The long tests have more kinds of failure. */
it.runIf(inject('databaseTemplate').kind === 'embedded')(
  'an uncaught exception ends the server, but the text that was shown is saved, and the question is not logged',
  () => failDuringAnswer('exception'),
  60_000,
)
