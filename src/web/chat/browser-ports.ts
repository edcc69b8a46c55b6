import { listLatestMessages, listMessagesFrom, stopAnswer } from '#web/api/chats.ts'
import { ApiError } from '#web/api/client.ts'
import { followChat, retryQuestion, sendQuestion } from '#web/api/stream.ts'
import { uploadFiles } from '#web/api/upload.ts'
import { reportFailure } from '#web/lib/report.ts'
import type { ConversationPorts } from './desk.ts'

/** The conversation's outside as a browser has it. `language` is asked for at each call: it may change. */
export function browserPorts(language: () => string): ConversationPorts {
  const options = (signal: AbortSignal) => ({ signal, language: language() })
  return {
    latest: listLatestMessages,
    from: listMessagesFrom,
    upload: (files, onProgress, signal) => uploadFiles(files, { onProgress, signal }),
    send: (body, signal) => sendQuestion(body, options(signal)),
    retry: (chatId, body, signal) => retryQuestion(chatId, body, options(signal)),
    follow: (chatId, after, signal) => followChat(chatId, after, options(signal)),
    stop: stopAnswer,
    nextFrame,
    wait: waitForNetwork,
    isMissing: error => error instanceof ApiError && error.status === 404,
    isFinal: error => error instanceof ApiError && [400, 401, 403, 404, 405].includes(error.status),
    problemOf: error => (error instanceof ApiError ? error : { code: 'unknown', message: '' }),
    log: reportFailure,
  }
}

/** A tab in the background draws no frames: what arrives there is still taken in, now and then. */
const hiddenFrame = 500

function nextFrame(run: () => void): () => void {
  if (document.visibilityState === 'hidden') {
    const timer = setTimeout(run, hiddenFrame)
    return () => clearTimeout(timer)
  }
  const frame = requestAnimationFrame(run)
  return () => cancelAnimationFrame(frame)
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
