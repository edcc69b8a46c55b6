import { setTimeout as wait } from 'node:timers/promises'
import { isUniqueViolation } from '#server/database/database-errors.ts'
import { AppError, restarting } from '#server/errors.ts'
import { findLiveGeneration } from '#server/store/answers/generations.ts'
import type { ChatKey } from '#server/store/chats/chats.ts'
import { type SpentBudget, spentBudgetOf } from '#server/store/costs/budgets.ts'
import type { AnswerBuffer } from './answer/answer-buffer.ts'
import type { AnswerDeps } from './answer-deps.ts'
import { budgetError } from './budgets.ts'

/** How long a question or a retry waits for the live answer of the same chat. */
const busyTimeoutMs = 15_000
const busyPollIntervalMs = 150
/** A live answer can end before it is looked for. After this many times in a row, the cause must be something else. */
const maxViolationsWithoutAnswer = 5

export type StartDeps = Pick<AnswerDeps, 'db'> & {
  /** During shutdown, running answers can end but no new ones begin. */
  isClosing(): boolean
  /** Called each time a question or a retry is refused because the rest of a budget is spent or reserved. */
  budgetRefused(spent: SpentBudget): void
}

type Start = { start: () => Promise<AnswerBuffer>; join: () => Promise<AnswerBuffer | undefined> }

/**
 * Runs `start`, which fails while another answer is live in the chat (a unique violation), or if a budget is spent. In
 * either case, joins an answer if `join` finds one. Otherwise throws if a budget is spent, or waits until the live
 * answer ends and tries again. Throws 409 if that takes too long, and the violation if there is no such answer. Nothing
 * is stored if the client disconnects, or the server shuts down, during the wait.
 */
export async function startWhenFree(
  deps: StartDeps,
  key: ChatKey,
  signal: AbortSignal,
  { start, join }: Start,
): Promise<AnswerBuffer> {
  const deadlineMs = performance.now() + busyTimeoutMs
  for (let violationsLeft = maxViolationsWithoutAnswer; ; ) {
    checkOpen(deps)
    let spent: SpentBudget | undefined
    try {
      return await start()
    } catch (error) {
      spent = spentBudgetOf(error)
      violationsLeft -= 1
      if (!spent && (!isUniqueViolation(error) || violationsLeft === 0)) throw error
    }
    const joined = await join()
    if (joined) return joined
    if (spent) {
      deps.budgetRefused(spent)
      throw budgetError(spent)
    }
    while (await findLiveGeneration(deps.db, key)) {
      if (performance.now() > deadlineMs) {
        throw new AppError(409, 'chat_busy', 'Another answer is still being written in this chat.')
      }
      checkOpen(deps)
      violationsLeft = maxViolationsWithoutAnswer
      await wait(busyPollIntervalMs, undefined, { signal })
    }
  }
}

/** Throws 503 during shutdown. */
export function checkOpen({ isClosing }: Pick<StartDeps, 'isClosing'>): void {
  if (isClosing()) throw restarting()
}
