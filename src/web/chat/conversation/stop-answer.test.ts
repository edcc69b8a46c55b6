import { expect, it } from 'vitest'
import type { ChatId } from '#shared/api/ids.ts'
import { conversationApi, settled } from '#tests/support/pages/conversation-api.ts'
import { manualStream } from '#tests/support/pages/manual-stream.ts'
import { createConversationStore, openChat } from './conversation-store.ts'
import { sendQuestion } from './send-question.ts'
import { stopAnswer } from './stop-answer.ts'
import { syncChat } from './sync-chat.ts'

const chatId = '11111111-1111-4111-8111-111111111111' as ChatId

it.each([
  ['an own answer by the id of its stream', { ownId: 's1' }, 's1'],
  ['an own answer whose server sends no id only by its chat', {}, undefined],
  ['an answer that began elsewhere by the id of its stream', { followedId: 's2' }, 's2'],
  ['an answer that began elsewhere by its message until its stream is connected', {}, 'm1'],
])('Stop names %s, so that it cannot end another tab’s answer (C-10)', async (_, ids, name) => {
  const stops: unknown[] = []
  const { stream } = manualStream()
  const message = {
    id: 'm1',
    role: 'assistant' as const,
    content: '',
    created_at: '',
    status: 'running' as const,
  }
  const store = createConversationStore(
    conversationApi({
      send: async () => Object.assign(stream, { answerId: 'ownId' in ids ? ids.ownId : undefined }),
      retry: async () => stream,
      listLatest: async () => ({ messages: [message], offset: 0, hasOlder: false }),
      follow: async () =>
        'followedId' in ids ? Object.assign(stream, { answerId: ids.followedId }) : new Promise(() => {}),
      stop: async (...names) => void stops.push(names),
    }),
  )
  const chat = openChat(store, chatId)
  const isOwn = 'ownId' in ids || name === undefined
  if (isOwn) void sendQuestion(store, { text: 'May I?', files: [], model: 'gpt-4o', webSearch: false })
  else void syncChat(store, chat)
  await settled()
  await stopAnswer(store)
  expect(stops).toEqual([[chatId, name]])
})

it('a question that follows a stopped answer is sent once the server has the stop, which cannot end its own answer then', async () => {
  const responses = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const waits = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const live = [manualStream(), manualStream(), manualStream()]
  let stopCount = 0
  let sentCount = 0
  const store = createConversationStore(
    conversationApi({
      send: async () => live[sentCount++]?.stream ?? manualStream().stream,
      retry: async () => manualStream().stream,
      stop: () => responses[stopCount++]?.promise ?? Promise.resolve(),
      wait: () => waits[stopCount - 1]?.promise ?? Promise.resolve(),
    }),
  )
  const ask = () => sendQuestion(store, { text: 'May I?', files: [], model: 'gpt-4o', webSearch: false })
  const first = ask()
  await live[0]?.feed({ type: 'chat', id: chatId, title: null })
  void stopAnswer(store)
  await live[0]?.feed({ type: 'done' })
  await first
  const second = ask()
  await settled()
  expect(sentCount).toBe(1)
  responses[0]?.resolve()
  await settled()
  expect(sentCount).toBe(2)

  // The next response to a stop is lost.
  void stopAnswer(store)
  await live[1]?.feed({ type: 'done' })
  await second
  void ask()
  await settled()
  expect(sentCount).toBe(2)
  waits[1]?.resolve()
  await settled()
  expect(sentCount).toBe(3)
})
