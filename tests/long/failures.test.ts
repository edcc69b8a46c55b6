import { it } from 'vitest'
import { blockDuringAnswer, failDuringAnswer } from '#tests/support/failing-server.ts'

/** F-7, Z-2 */
it.each(['exception', 'rejection', 'memory'] as const)(
  'a server that fails during an answer loses at most a second of it, and does not log the question: %s',
  failDuringAnswer,
)

/** F-7 */
it('a server that is blocked for five seconds completes its answer', blockDuringAnswer)
