import { expect, it } from 'vitest'
import type { Message } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import type { StreamEvent } from '#shared/api/stream-events.ts'
import { conversationApi, settled } from '#tests/support/pages/conversation-api.ts'
import { manualStream } from '#tests/support/pages/manual-stream.ts'
import { createConversationStore, openChat } from './conversation-store.ts'
import type { AnswerStream } from './follow-answer.ts'
import { editQuestion, retryAnswer } from './send-question.ts'
import { refreshChat, syncChat } from './sync-chat.ts'

/** Pages of messages that arrive after an edit or a regeneration began, but without it: product.md C-13, E-1, E-2. */

const chatId = '11111111-1111-4111-8111-111111111111' as ChatId

/** Questions at even indexes, answers at odd ones. The content is the id. */
function path(...ids: string[]): Message[] {
  const fields = { created_at: '2026-11-20T10:00:00Z', status: 'complete' as const }
  return ids.map((id, index) => ({
    id,
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: id,
    ...fields,
  }))
}

/** An open chat. `hold` delays the next pages; `release` delivers them as they were when they were requested. */
async function setUp() {
  const server = { stored: path('a', 'b', 'c', 'd'), held: undefined as Promise<void> | undefined }
  const stream = manualStream()
  const accepted = Promise.withResolvers<AnswerStream>()
  const store = createConversationStore(
    conversationApi({
      listLatest: async () => {
        const page = { messages: server.stored, offset: 0, hasOlder: false }
        await server.held
        return page
      },
      send: () => accepted.promise,
      retry: () => accepted.promise,
    }),
  )
  await syncChat(store, openChat(store, chatId))
  return {
    server,
    store,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      server.held = promise
      return async () => {
        server.held = undefined
        resolve()
        await settled()
      }
    },
    accept: async () => {
      accepted.resolve(stream.stream)
      await settled()
    },
    feed: (...events: StreamEvent[]) => stream.feed(...events),
    texts: () => store.getState().messages.map(({ content }) => content),
    keys: () => store.getState().messages.map(({ key }) => key),
  }
}

it('the former version of an edited question does not return while the edit is sent and answered', async () => {
  const { store, hold, accept, feed, texts } = await setUp()
  const release = hold()
  // Requested when the window got the focus.
  void refreshChat(store)
  void editQuestion(store, { key: 'c', text: 'edited' }, 'gpt-4o')
  // As at the end of an answer that the edit has stopped.
  void syncChat(store, store.current)
  await settled()
  expect(texts()).toEqual(['a', 'b', 'edited'])
  await release()
  expect(texts()).toEqual(['a', 'b', 'edited'])
  const releaseLater = hold()
  void syncChat(store, store.current)
  await accept()
  await feed({ type: 'text', text: 'new' })
  await releaseLater()
  expect(texts()).toEqual(['a', 'b', 'edited'])
  expect(store.getState().answer?.text).toBe('new')
})

it('a regenerated answer and what followed it do not return while the new answer is requested and written', async () => {
  const { store, hold, accept, feed, texts } = await setUp()
  const release = hold()
  void refreshChat(store)
  void retryAnswer(store, 'gpt-4o', 'b')
  await release()
  expect(texts()).toEqual(['a'])
  await accept()
  await feed({ type: 'text', text: 'new' })
  expect(texts()).toEqual(['a'])
})

it('if the edit is refused, what it had replaced is loaded again', async () => {
  const { server, store, texts } = await setUp()
  store.api.send = () => Promise.reject(new Error('refused'))
  server.stored = path('a', 'b', 'c', 'd', 'e', 'f')
  await editQuestion(store, { key: 'c', text: 'edited' }, 'gpt-4o')
  expect(texts()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

it('each message has its own row if another tab returns to the former version before the edit was loaded here', async () => {
  const { server, store, accept, feed, texts, keys } = await setUp()
  void editQuestion(store, { key: 'a', text: 'edited' }, 'gpt-4o')
  await accept()
  // The answer ends without text. Meanwhile, another tab has continued after the former version.
  server.stored = path('a', 'b', 'c', 'd2')
  await feed({ type: 'error', code: 'model_busy', message: 'It is busy.' }, { type: 'done' })
  expect(texts()).toEqual(['a', 'b', 'c', 'd2'])
  expect(keys()).toEqual(['a', 'b', 'c', 'd2'])
})

it('each message has its own row even while the edit is being answered', async () => {
  const { store, accept, feed, texts } = await setUp()
  void editQuestion(store, { key: 'a', text: 'edited' }, 'gpt-4o')
  await accept()
  await feed({ type: 'text', text: 'new' })
  await syncChat(store, store.current)
  expect(texts()).toEqual(['a', 'b', 'c', 'd'])
})
