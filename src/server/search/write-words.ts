import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#server/database/database.ts'
import { type JobDeps, runPeriodically } from '#server/periodic.ts'
import {
  listUnsearchableChats,
  listUnsearchableTexts,
  markSearchable,
  type UnsearchableChat,
  writeWords,
} from '#server/store/chats/chat-words.ts'
import type { UserId } from '#shared/api/ids.ts'
import { languageOf } from '#shared/text/text-language.ts'
import { distinctWords } from './words.ts'

/**
 * Writes the words of new or changed messages and titles for the search: in the background, or just before their owner
 * searches.
 */

const intervalMs = 20_000
/** A batch keeps the embedded database busy for about 10 ms. */
const chatsPerBatch = 20
const textsPerBatch = 40

/** Also writes the words of chats from before the search existed. Returns a function that stops the job. */
export function startWritingWords({ db, ...deps }: JobDeps & { db: Db }): () => Promise<void> {
  let isClosing = false
  const run = async () => {
    for (;;) {
      const startedAtMs = performance.now()
      if (isClosing || !(await writeBatch(db))) return
      // A pause as long as the batch took leaves time for users.
      await wait(performance.now() - startedAtMs)
    }
  }
  const stop = runPeriodically({
    ...deps,
    task: 'search_words',
    intervalMs,
    run,
    runsAtStart: true,
    failure: 'the words of messages could not be written for the search',
  })
  return async () => {
    isClosing = true
    await stop()
  }
}

/**
 * A search begins no further batch of the user's words after this time. In practice, it waits that long only after an
 * upgrade.
 */
const maxWaitMs = 1_000

/** Resolves with true if all words are written, including those of questions that are being answered. */
export async function writeOwnWords(db: Db, userId: UserId): Promise<boolean> {
  const deadlineMs = performance.now() + maxWaitMs
  while (performance.now() < deadlineMs) {
    if (await writeBatch(db, userId)) continue
    const live = await listUnsearchableChats(db, { userId, isAnswered: false, limit: chatsPerBatch })
    if (live.length === 0 || !(await writeTexts(db, live))) return true
  }
  return false
}

/** Resolves with true if there may be more to write. */
async function writeBatch(db: Db, userId?: UserId): Promise<boolean> {
  const chats = await listUnsearchableChats(db, { userId, isAnswered: true, limit: chatsPerBatch })
  if (chats.length === 0) return false
  if (await writeTexts(db, chats)) return true
  await markSearchable(db, chats)
  return chats.length === chatsPerBatch
}

/** The same for the texts of these chats. Those that were left out are listed again. */
async function writeTexts(db: Db, chats: readonly UnsearchableChat[]): Promise<boolean> {
  const texts = await listUnsearchableTexts(db, chats, textsPerBatch)
  if (texts.length === 0) return false
  const writtenCount = await writeWords(
    db,
    texts.map(one => ({ ...one, words: distinctWords(one.text), language: languageOf(one.text) })),
  )
  return texts.length === textsPerBatch || writtenCount < texts.length
}
