import { listLatestMessages, listMessagesFrom, stopAnswer } from '#web/api/chats.ts'
import { ApiError } from '#web/api/client.ts'
import { followChat, retryQuestion, sendQuestion } from '#web/api/stream.ts'
import { fetchCode } from '#web/lib/fetch-code.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import type { ConversationApi } from './conversation-api.ts'

/** The real one. `language` is read at each call, because it may change. */
export function browserApi(language: () => string): ConversationApi {
  const options = (signal: AbortSignal) => ({ signal, language: language() })
  return {
    listLatest: listLatestMessages,
    listFrom: listMessagesFrom,
    upload: async (files, onProgress, signal) => {
      const { uploadFiles } = await fetchCode(() => import('#web/api/upload.ts'))
      return uploadFiles(files, { onProgress, signal })
    },
    send: (body, signal) => sendQuestion(body, options(signal)),
    retry: (chatId, body, signal) => retryQuestion(chatId, body, options(signal)),
    follow: (chatId, after, signal) => followChat(chatId, after, options(signal)),
    stop: stopAnswer,
    nextFrame,
    wait: waitForNetwork,
    isMissing: error => error instanceof ApiError && error.status === 404,
    isFinal: error => error instanceof ApiError && [400, 401, 403, 404, 405].includes(error.status),
    problemOf: error => (error instanceof ApiError ? error : { code: 'unknown', message: '' }),
    log: logFailure,
  }
}

/**
 * Between two draws: a film has no more frames, and growing text looks no smoother with more. If a draw takes long,
 * as a long table on an old phone may, the pause after it grows, so that the page stays responsive.
 */
const minDrawIntervalMs = 40
const maxDrawIntervalMs = 250
const pauseToDrawRatio = 25
/** A tab in the background gets no frames: what arrives there is drawn now and then. */
const hiddenDrawIntervalMs = 500

let nextDrawAtMs = 0

/** At once if nothing was drawn for a while: the first words do not wait. */
function nextFrame(run: () => void): () => void {
  const hidden = document.visibilityState === 'hidden'
  const draw = () => {
    const began = performance.now()
    run()
    // React has drawn by then: `run` queued its microtask first.
    queueMicrotask(() => {
      const now = performance.now()
      const pauseMs = (now - began) * pauseToDrawRatio
      nextDrawAtMs = now + Math.min(maxDrawIntervalMs, Math.max(minDrawIntervalMs, pauseMs))
    })
  }
  let frame = 0
  const atFrame = () => {
    frame = requestAnimationFrame(draw)
  }
  const timer = setTimeout(
    hidden ? draw : atFrame,
    hidden ? hiddenDrawIntervalMs : nextDrawAtMs - performance.now(),
  )
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}

function waitForNetwork(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const waiting = new AbortController()
    const end = () => {
      clearTimeout(timer)
      waiting.abort()
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    window.addEventListener('online', end, { signal: waiting.signal })
    signal.addEventListener('abort', end, { signal: waiting.signal })
    if (signal.aborted) end()
  })
}
