import { randomBytes } from 'node:crypto'
import { referenceInstructions } from './chat/reference-text.ts'
import type { ChatDeps } from './chat/send.ts'
import type { Config } from './config.ts'
import type { Db } from './database/database.ts'
import type { CallCounters } from './http/call-counters.ts'
import { createSharedRateLimit } from './http/rate-limit.ts'
import type { Metrics } from './metrics.ts'
import { getSecret } from './store/secrets.ts'

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
export async function openChat(
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
    identifierKey: await getSecret(db, 'identifier-key', () => randomBytes(32).toString('hex')),
    sendLimit: createSharedRateLimit(counters, 'sends', {
      maxCalls: config.limits.sendsPerMinute,
      windowSeconds: 60,
    }),
    maxLiveAnswers: config.limits.maxLiveAnswers,
    answerEnded: metrics.answerEnded,
    budgetRefused: metrics.budgetRefused,
  }
}
