import { setTimeout as wait } from 'node:timers/promises'
import { isLockTimeout, isUniqueViolation } from '#server/database/database-errors.ts'
import { AppError, restarting } from '#server/errors.ts'
import { findLiveGeneration } from '#server/store/answers/generations.ts'
import type { ChatKey } from '#server/store/chats/chats.ts'
import { type SpentBudget, spentBudgetOf } from '#server/store/costs/budgets.ts'
import { budgetError } from './budgets.ts'
import type { ChatDeps } from './chat-deps.ts'

/**
 * A question or a retry is stored only while its chat has no live answer. The caller tries to store it. If another
 * answer is live, it waits here, then tries again.
 */

/** How long a question or a retry waits for the live answer of the same chat. */
const busyTimeoutMs = 15_000
const busyPollIntervalMs = 150
/** A live answer can end before it is looked for. After this many times in a row, the cause must be something else. */
const maxViolationsWithoutAnswer = 5
/**
 * On a busy server, an attempt can wait too long for the lock of another one, which is about to begin an answer in the
 * same chat. Each wait takes a second and a connection, so there is only one more.
 */
const maxLockTimeouts = 2

type WaitDeps = Pick<ChatDeps, 'db' | 'isClosing' | 'budgetRefused'>

/** The attempts to store one question or retry. */
export type Attempts = { deadlineMs: number; violationsLeft: number; lockTimeoutsLeft: number }

export function beginAttempts(): Attempts {
  return {
    deadlineMs: performance.now() + busyTimeoutMs,
    violationsLeft: maxViolationsWithoutAnswer,
    lockTimeoutsLeft: maxLockTimeouts,
  }
}

/** Why an attempt stored nothing. `busy`: another answer is live in the chat, or about to begin. */
export type Obstacle = SpentBudget | 'busy'

/**
 * The obstacle that made an attempt fail. Throws any other error, a unique violation that happens again and again
 * although no answer is live, and the second lock timeout.
 */
export function obstacleOf(error: unknown, attempts: Attempts): Obstacle {
  const spent = spentBudgetOf(error)
  if (spent) return spent
  if (isUniqueViolation(error)) attempts.violationsLeft -= 1
  else if (isLockTimeout(error)) attempts.lockTimeoutsLeft -= 1
  else throw error
  if (attempts.violationsLeft > 0 && attempts.lockTimeoutsLeft > 0) return 'busy'
  throw error
}

/**
 * Waits until the chat's live answer ends. Throws 409 if that takes too long, and the error for a spent budget at once.
 * Also throws if the client disconnects, or the server shuts down, so that nothing is stored then.
 */
export async function waitUntilFree(
  deps: WaitDeps,
  key: ChatKey,
  signal: AbortSignal,
  attempts: Attempts,
  obstacle: Obstacle,
): Promise<void> {
  if (obstacle !== 'busy') {
    deps.budgetRefused(obstacle)
    throw budgetError(obstacle)
  }
  while (await findLiveGeneration(deps.db, key)) {
    if (performance.now() > attempts.deadlineMs) {
      throw new AppError(409, 'chat_busy', 'Another answer is still being written in this chat.')
    }
    checkOpen(deps)
    attempts.violationsLeft = maxViolationsWithoutAnswer
    await wait(busyPollIntervalMs, undefined, { signal })
  }
}

/** Throws 503 during shutdown. */
export function checkOpen({ isClosing }: Pick<WaitDeps, 'isClosing'>): void {
  if (isClosing()) throw restarting()
}
