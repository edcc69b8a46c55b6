import { sendSchema } from '#shared/api/chat.ts'
import { parseOrThrow } from '#shared/schema.ts'
import {
  findSentChat,
  listLatestMessages,
  listMessagesFrom,
  removeChat,
  removeSentChat,
  stopLiveAnswer,
  storeChoice,
  storeFeedback,
} from '#web/api/chats.ts'
import { ApiError, isNotFound, isTemporary } from '#web/api/client.ts'
import { streamLiveAnswer, streamQuestion, streamRetry } from '#web/api/stream.ts'
import { fetchCode } from '#web/lib/fetch-code.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { findDraft, sentPlace, storeDraft } from '#web/lib/storage/drafts.ts'
import type { ConversationApi } from './conversation-api.ts'

/** The implementation for the browser. `language` is read at each call, because it can change. */
export function browserApi(userId: string, language: () => string): ConversationApi {
  const options = (signal: AbortSignal) => ({ signal, language: language() })
  return {
    listLatest: (chatId, signal) => retried(() => listLatestMessages(chatId, signal), signal),
    listFrom: listMessagesFrom,
    upload: async (files, onProgress, signal) => {
      const { uploadFiles } = await fetchCode(() => import('#web/api/upload.ts'))
      return uploadFiles(files, { onProgress, signal })
    },
    send: (body, signal) => streamQuestion(body, options(signal)),
    storeSend: (chatId, body) => {
      const question = body && { ...body, messages: body.messages.slice(-1) }
      storeDraft(userId, sentPlace(chatId), question ? JSON.stringify(question) : '')
    },
    findSend: chatId => {
      try {
        return parseOrThrow(sendSchema, JSON.parse(findDraft(userId, sentPlace(chatId)) ?? ''))
      } catch {
        return undefined
      }
    },
    findSentChat,
    retry: (chatId, body, signal) => streamRetry(chatId, body, options(signal)),
    follow: (chatId, after, signal) => streamLiveAnswer(chatId, after, options(signal)),
    stop: stopLiveAnswer,
    choose: storeChoice,
    rate: storeFeedback,
    discard: chatId => removeChat(chatId, { keepalive: true }),
    discardSent: removeSentChat,
    nextFrame,
    wait: waitForNetwork,
    isMissing: isNotFound,
    isFinal: error => error instanceof ApiError && [400, 401, 403, 404, 405].includes(error.status),
    problemOf: error => (error instanceof ApiError ? error : { code: 'unknown', message: '' }),
    log: logFailure,
  }
}

/**
 * The pause between two renders: 25 renders per second look smooth for growing text. If a render is slow, for example a
 * long table on an old phone, the pause after it is longer, so that the page stays responsive.
 */
const minRenderIntervalMs = 40
const maxRenderIntervalMs = 250
const pauseToRenderRatio = 25
/** A background tab gets no animation frames, so it renders on a timer. */
const hiddenRenderIntervalMs = 500

let nextRenderAtMs = 0

/**
 * Calls `run` when the pause is over: without delay if nothing has been rendered for a while, so that the first words
 * appear at once. Returns a function that cancels the call.
 */
function nextFrame(run: () => void): () => void {
  const hidden = document.visibilityState === 'hidden'
  const render = () => {
    const startedAtMs = performance.now()
    run()
    // React has rendered by then, because `run` queued React's microtask first.
    queueMicrotask(() => {
      const nowMs = performance.now()
      const pauseMs = (nowMs - startedAtMs) * pauseToRenderRatio
      nextRenderAtMs = nowMs + Math.min(maxRenderIntervalMs, Math.max(minRenderIntervalMs, pauseMs))
    })
  }
  let frame = 0
  const atFrame = () => {
    frame = requestAnimationFrame(render)
  }
  const timer = setTimeout(
    hidden ? render : atFrame,
    hidden ? hiddenRenderIntervalMs : nextRenderAtMs - performance.now(),
  )
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}

/** Like the queries of the lists: while the server restarts, the chat opens a little later. */
async function retried<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const delayMs of [1000, 2000]) {
    try {
      return await call()
    } catch (error) {
      if (signal.aborted || !isTemporary(error)) throw error
      await waitForNetwork(delayMs, signal)
    }
  }
  return call()
}

function waitForNetwork(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const waiting = new AbortController()
    const end = () => {
      clearTimeout(timer)
      waiting.abort()
      resolve()
    }
    const timer = setTimeout(end, delayMs)
    window.addEventListener('online', end, { signal: waiting.signal })
    signal.addEventListener('abort', end, { signal: waiting.signal })
    if (signal.aborted) end()
  })
}
