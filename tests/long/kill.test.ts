import { it } from 'vitest'
import { killMidAnswer } from '#tests/support/kill-cycles.ts'

it('200 kills at random moments lose nothing that was acknowledged (D-4, F-7)', async () => {
  await killMidAnswer(200, 5_000)
})
