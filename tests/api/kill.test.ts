import { inject, it } from 'vitest'
import { killInMidAnswer } from '#tests/support/kill-cycles.ts'

/** With PostgreSQL another process may still live: an answer counts as orphaned after 30 s without a heartbeat. */
it('a server killed in mid-answer comes back with the text so far, marked interrupted', async () => {
  await (inject('databaseTemplate').kind === 'embedded'
    ? killInMidAnswer(3, 5_000)
    : killInMidAnswer(1, 45_000))
}, 120_000)
