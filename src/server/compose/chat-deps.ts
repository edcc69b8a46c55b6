import type { ChatDeps } from '#server/chat/chat-deps.ts'
import { referenceInstructions } from '#server/chat/request/reference-text.ts'
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/database/database.ts'
import type { CallCounters } from '#server/http/call-counters.ts'
import { createSharedRateLimit } from '#server/http/rate-limit.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { getKey } from '#server/store/secrets.ts'

type ChatParts = Pick<
  ChatDeps,
  'log' | 'model' | 'live' | 'library' | 'firm' | 'isClosing' | 'notifications'
> & {
  db: Db
  quick: Db
  uploads: Pick<ChatDeps, 'files' | 'linkTo'>
  metrics: Metrics
  counters: CallCounters
}

/** What chats and their answers use. */
export async function createChatDeps(
  config: Config,
  { db, quick, uploads, metrics, counters, ...parts }: ChatParts,
): Promise<ChatDeps> {
  return {
    ...parts,
    db: quick,
    files: uploads.files,
    linkTo: uploads.linkTo,
    libraryPrompt: `${parts.firm.systemPrompt}\n\n${referenceInstructions}`,
    limits: config.model,
    costs: config.costs,
    identifierKey: await getKey(db, 'identifier-key'),
    sendLimit: createSharedRateLimit(counters, 'sends', config.limits.sendsPerMinute),
    maxLiveAnswers: config.limits.maxLiveAnswers,
    answerEnded: metrics.answerEnded,
    budgetRefused: metrics.budgetRefused,
  }
}
