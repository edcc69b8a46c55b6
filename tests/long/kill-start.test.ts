import { inject, it } from 'vitest'
import { killInMidStart } from '#tests/support/kill-starts.ts'

/** D-4 */
it.runIf(inject('databaseTemplate').kind === 'embedded').each([
  ['the very first start', { fresh: true, kills: 25 }],
  ['a later start', { fresh: false, kills: 50 }],
])('a kill at any moment of %s leaves a server that starts as usual', async (_what, options) => {
  await killInMidStart(options)
})
