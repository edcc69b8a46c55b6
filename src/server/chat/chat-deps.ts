import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/database/database.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import type { LinkTo } from '#server/store/chats/messages.ts'
import type { SpentBudget } from '#server/store/costs/budgets.ts'
import type { UserId } from '#shared/api/ids.ts'
import type { Language } from '#shared/language.ts'
import type { AnswerDeps } from './answer-deps.ts'

/** What chats, questions and retries depend on: one instance for the whole server. */
export type ChatDeps = AnswerDeps & {
  /** For retries. A question is counted by its `Admission`. */
  sendLimit: RateLimit
  maxLiveAnswers: Config['limits']['maxLiveAnswers']
  linkTo: LinkTo
  notifications: Database['notifications']
  /** During shutdown, running answers can end but no new ones begin. */
  isClosing(): boolean
  /** Called each time a question or a retry is refused because the rest of a budget is spent or reserved. */
  budgetRefused(spent: SpentBudget): void
}

/** Who sent a question or a retry. `signal`: aborted when the client disconnects. */
export type Sender = { userId: UserId; language: Language; signal: AbortSignal }
