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

it('a question that follows a stopped answer is sent at once, because Stop names the answer that it ends', async () => {
  const live = [manualStream(), manualStream()]
  const calls: unknown[] = []
  const store = createConversationStore(
    conversationApi({
      send: async () => {
        calls.push('send')
        const count = calls.filter(call => call === 'send').length
        return Object.assign((live[count - 1] ?? manualStream()).stream, { answerId: `s${count}` })
      },
      retry: () => new Promise(() => {}),
      stop: (_chatId, name) => {
        calls.push(`stop ${name}`)
        return new Promise(() => {})
      },
      wait: () => new Promise(() => {}),
    }),
  )
  const ask = () => sendQuestion(store, { text: 'May I?', files: [], model: 'gpt-4o', webSearch: false })
  const first = ask()
  await live[0]?.feed({ type: 'chat', id: chatId, title: null })
  void stopAnswer(store)
  await live[0]?.feed({ type: 'done' })
  await first
  void ask()
  await settled()
  expect(calls).toEqual(['send', 'stop s1', 'send'])
})
