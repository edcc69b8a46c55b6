import { expect, it } from 'vitest'
import type { Message } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { conversationApi, settled } from '#tests/support/pages/conversation-api.ts'
import { manualStream } from '#tests/support/pages/manual-stream.ts'
import { createConversationStore, openChat } from './conversation-store.ts'
import type { AnswerStream } from './follow-answer.ts'
import { editQuestion, retryAnswer, sendQuestion } from './send-question.ts'
import { refreshFromTab, syncChat } from './sync-chat.ts'

/** Two tabs ask in one chat at the same moment: product.md C-13, F-8. */

const chatId = '11111111-1111-4111-8111-111111111111' as ChatId

function message(content: string, status: Message['status'] = 'complete'): Message {
  const role = content.endsWith('?') ? 'user' : 'assistant'
  return { id: content, role, content, status, created_at: '' }
}

/** The chat after this page has sent something, which the server has not accepted yet. */
async function setUp(...stored: Message[]) {
  const server = { stored }
  const live = manualStream()
  const accepted = Promise.withResolvers<AnswerStream>()
  const store = createConversationStore(
    conversationApi({
      listLatest: async () => ({ messages: server.stored, offset: 0, hasOlder: false }),
      send: () => accepted.promise,
      retry: () => accepted.promise,
    }),
  )
  await syncChat(store, openChat(store, chatId))
  const shown = () => [
    ...store.getState().messages.map(({ content }) => content),
    ...[store.getState().answer?.text].filter(text => text !== undefined),
  ]
  return { server, live, store, shown, accept: () => accepted.resolve(live.stream) }
}

it.each(['before', 'after'])(
  'a question that waits for the answer to another tab’s is below that question, and then below its answer, if the page learned of it just %s it was sent',
  async moment => {
    const { server, live, store, shown, accept } = await setUp(message('First?'), message('Yes.'))
    const text = 'And mine?'
    const send = () => sendQuestion(store, { text, files: [], model: 'gpt-4o', webSearch: false })
    const sentAfter = moment === 'after' ? send() : undefined
    server.stored = [...server.stored, message('Theirs?'), message('Half', 'running')]
    const refreshed = refreshFromTab(store)
    const sent = sentAfter ?? send()
    await refreshed
    expect(shown()).toEqual(['First?', 'Yes.', 'Theirs?', text, ''])
    // The other tab's news of the end is lost.
    const own = { ...message(text), id: 'own' }
    server.stored = [...server.stored.slice(0, -1), message('Whole.'), own, message('', 'running')]
    accept()
    await settled()
    await live.feed({ type: 'text', text: 'Mine.' })
    expect(shown()).toEqual(['First?', 'Yes.', 'Theirs?', 'Whole.', text, 'Mine.'])
    server.stored = [...server.stored.slice(0, -1), message('Mine.')]
    await live.feed({ type: 'done' })
    await sent
    expect(shown()).toEqual(['First?', 'Yes.', 'Theirs?', 'Whole.', text, 'Mine.'])
  },
)

it('the answer to another tab’s question is shown above a question that still waits, as soon as it has ended', async () => {
  const { server, store, shown } = await setUp(message('First?'), message('Yes.'))
  void sendQuestion(store, { text: 'And mine?', files: [], model: 'gpt-4o', webSearch: false })
  server.stored = [...server.stored, message('Theirs?'), message('Whole.')]
  await refreshFromTab(store)
  expect(shown()).toEqual(['First?', 'Yes.', 'Theirs?', 'Whole.', 'And mine?', ''])
})

/**
 * An answer has ended, and is answered again before the page has loaded the stored messages. Another tab has asked
 * meanwhile. `isOlder`: the page that is being loaded was read before that. `load` lets it arrive.
 */
async function retryBeforeLoad({ isOlder }: { isOlder: boolean }) {
  const { server, store, live, shown, accept } = await setUp()
  const sent = sendQuestion(store, { text: 'Mine?', files: [], model: 'gpt-4o', webSearch: false })
  accept()
  await settled()
  const loading = Promise.withResolvers<void>()
  store.api.listLatest = async () => {
    const { stored } = server
    await loading.promise
    return { messages: isOlder ? stored : server.stored, offset: 0, hasOlder: false }
  }
  await live.feed({ type: 'done' })
  store.api.retry = () => new Promise(() => {})
  void retryAnswer(store, 'gpt-4o')
  server.stored = [message('Mine?'), message('Theirs?'), message('', 'running')]
  return { store, shown, sent, load: () => loading.resolve() }
}

it('a retry of a question whose stored copy is not loaded yet does not show that question twice when another tab asks', async () => {
  const { store, shown, sent, load } = await retryBeforeLoad({ isOlder: true })
  const refreshed = refreshFromTab(store)
  load()
  await Promise.all([sent, refreshed])
  expect(shown().filter(text => text === 'Mine?')).toEqual(['Mine?'])
})

it('a retry shows its question once if the stored copy is loaded only then, together with another tab’s question', async () => {
  const { shown, sent, load } = await retryBeforeLoad({ isOlder: false })
  load()
  await sent
  expect(shown()).toEqual(['Mine?', 'Theirs?', ''])
})

it('a retry or an edit that is being sent stays as it is when another tab asks', async () => {
  const incomplete = message('Half.', 'interrupted')
  const others = [message('Theirs?'), message('', 'running')]
  const retried = await setUp(message('First?'), incomplete)
  void retryAnswer(retried.store, 'gpt-4o')
  retried.server.stored = [...retried.server.stored, ...others]
  await refreshFromTab(retried.store)
  expect(retried.shown()).toEqual(['First?', ''])

  const edited = await setUp(message('First?'), message('Yes.'))
  void editQuestion(edited.store, { key: 'First?', text: 'Other?' }, 'gpt-4o')
  await settled()
  edited.server.stored = [...edited.server.stored, ...others]
  await refreshFromTab(edited.store)
  expect(edited.shown()).toEqual(['Other?', ''])
})

it('after a lost connection, an answer that has ended is not replaced by another tab’s next answer (C-13)', async () => {
  const { server, live, store, shown, accept } = await setUp()
  const theirs = manualStream()
  store.api.follow = async (_chatId, after) => (after === 'own.0' ? undefined : theirs.stream)
  Object.assign(live.stream, { answerId: 'own' })
  void sendQuestion(store, { text: 'Mine?', files: [], model: 'gpt-4o', webSearch: false })
  accept()
  await live.feed({ type: 'text', text: 'One' })
  const stored = [message('Mine?'), message('One two.')]
  server.stored = [...stored, message('Theirs?'), message('', 'running')]
  await live.cut()
  await theirs.feed({ type: 'text', text: 'Another answer.' })
  expect(shown()).toEqual(['Mine?', 'One two.', 'Theirs?', 'Another answer.'])
})
