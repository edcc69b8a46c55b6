import { inject, it } from 'vitest'
import { killMidAnswer } from '#tests/support/crashes/kill-cycles.ts'
import { countSurvived, triesFrom } from '#tests/support/crashes/tries.ts'

const isEmbedded = inject('databaseTemplate').kind === 'embedded'

/** On PostgreSQL another process may still be alive, so an answer is closed only after seven missed heartbeats. */
const [killCount, maxClosingMs] = isEmbedded ? [200, 5_000] : [40, 10_000]

it('many kills at random moments lose nothing that was acknowledged (D-4, F-7)', async ({ task }) => {
  await killMidAnswer(triesFrom('FAULTS_KILLS', killCount), maxClosingMs, () => countSurvived(task))
}, 3_000_000)
