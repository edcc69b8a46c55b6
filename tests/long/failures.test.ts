import { it } from 'vitest'
import { blockDuringAnswer, failDuringAnswer } from '#tests/support/failing-server.ts'

/** F-7, Z-2 */
it.each(['exception', 'rejection', 'memory'] as const)(
  'a server that fails during an answer loses at most a second of it, and logs none of it: %s',
  failDuringAnswer,
)

/** F-7 */
it('a server that does nothing for five seconds completes its answer', blockDuringAnswer)
