import { inject, it } from 'vitest'
import { failDuringAnswer } from '#tests/support/failing-server.ts'

/** F-7, Z-2. The long tests have more kinds of failure. */
it.runIf(inject('databaseTemplate').kind === 'embedded')(
  'an exception that nobody caught ends the server, saves the text that was shown, and logs none of it',
  () => failDuringAnswer('exception'),
  60_000,
)
