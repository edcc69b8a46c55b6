import { it } from 'vitest'
import { blockDuringAnswer, failDuringAnswer } from '#tests/support/crashes/failing-server.ts'

it.each(['exception', 'rejection', 'memory'] as const)(
  'a server that fails during an answer loses at most a second of it, and does not log the question: %s (F-7, Z-2)',
  failDuringAnswer,
)

it('a server that is blocked for five seconds completes its answer (F-7)', blockDuringAnswer)
