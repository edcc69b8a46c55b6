import { listLatestMessages, listMessagesFrom, stopAnswer } from '#web/api/chats.ts'
import { ApiError } from '#web/api/client.ts'
import { followChat, retryQuestion, sendQuestion } from '#web/api/stream.ts'
import { fetchCode } from '#web/lib/fetch-code.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import type { ConversationPorts } from './desk.ts'

/** The conversation's outside as a browser has it. `language` is asked for at each call: it may change. */
export function browserPorts(language: () => string): ConversationPorts {
  const options = (signal: AbortSignal) => ({ signal, language: language() })
  return {
    latest: listLatestMessages,
    from: listMessagesFrom,
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
 * Milliseconds between two drawings: a film has no more of them, and growing text looks no smoother with more. Where one
 * takes long, as a long table on an old phone may, the next waits longer: the page stays at hand for whoever reads.
 */
const drawPause = { shortest: 40, longest: 250, timesTheLast: 25 }
/** A tab in the background draws no frames: what arrives there is still taken in, now and then. */
const hiddenPause = 500

let nextDrawing = 0

/** At once where nothing was drawn for a while: the first words do not wait. */
function nextFrame(run: () => void): () => void {
  const hidden = document.visibilityState === 'hidden'
  const draw = () => {
    const began = performance.now()
    run()
    // React has drawn by then: its microtask was asked for in `run`.
    queueMicrotask(() => {
      const now = performance.now()
      const { shortest, longest, timesTheLast } = drawPause
      nextDrawing = now + Math.min(longest, Math.max(shortest, (now - began) * timesTheLast))
    })
  }
  let frame = 0
  const atFrame = () => {
    frame = requestAnimationFrame(draw)
  }
  const timer = setTimeout(hidden ? draw : atFrame, hidden ? hiddenPause : nextDrawing - performance.now())
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
