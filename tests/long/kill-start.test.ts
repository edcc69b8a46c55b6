import { inject, it } from 'vitest'
import { killMidStart } from '#tests/support/crashes/kill-starts.ts'

/** D-4 */
it.runIf(inject('databaseTemplate').kind === 'embedded').each([
  ['the very first start', { fresh: true, killCount: 25 }],
  ['a later start', { fresh: false, killCount: 50 }],
])('a server killed at any moment of %s starts normally afterwards', async (_what, options) => {
  await killMidStart(options)
})
