import { describe, expect, it } from 'vitest'
import type { Budget } from '#shared/api/budget.ts'
import type { Message, MessagePage, Send } from '#shared/api/chat.ts'
import type { Emergency } from '#shared/api/emergency.ts'
import type { ChatId } from '#shared/api/ids.ts'
import type { StreamEvent } from '#shared/api/stream-events.ts'
import { conversationApi, settled } from '#tests/support/pages/conversation-api.ts'
import { manualStream } from '#tests/support/pages/manual-stream.ts'
import type { ConversationApi } from './conversation-api.ts'
import type { ConversationEvent } from './conversation-events.ts'
import { createConversationStore, dispatch, openChat, reopenChat } from './conversation-store.ts'
import type { DraftMessage } from './draft-message.ts'
import type { AnswerStream } from './follow-answer.ts'
import { retryAnswer, sendQuestion } from './send-question.ts'
import { stopAnswer } from './stop-answer.ts'
import { refreshChat, syncChat } from './sync-chat.ts'

const chatA = '11111111-1111-4111-8111-111111111111' as ChatId
const chatB = '22222222-2222-4222-8222-222222222222' as ChatId

function message(index: number, fields: Partial<Message> = {}): Message {
  return {
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: `text ${index}`,
    created_at: '2026-11-20T10:00:00Z',
    status: 'complete',
    ...fields,
  }
}

function setUp(api: Partial<ConversationApi> = {}) {
  const emitted: ConversationEvent[] = []
  const sent: Send[] = []
  const pages = new Map<ChatId, MessagePage>()
  const answers: (AnswerStream | Error)[] = []
  const next = () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    if (!answer) throw new Error('No answer was prepared.')
    return answer
  }
  const store = createConversationStore(
    conversationApi({
      listLatest: async chatId => pages.get(chatId) ?? { messages: [], offset: 0, hasOlder: false },
      send: async body => {
        sent.push(body)
        return next()
      },
      retry: async () => next(),
      ...api,
    }),
    event => emitted.push(event),
  )
  return { store, emitted, sent, pages, answers }
}

const question: DraftMessage = { text: 'May I?', files: [], model: 'gpt-4o', webSearch: false }
const kinds = (emitted: ConversationEvent[]) => emitted.map(event => event.type)

describe('a first question', () => {
  it('gets a chat, streams its answer, and ends with the stored messages', async () => {
    const { store, emitted, sent, pages, answers } = setUp()
    const live = manualStream()
    answers.push(live.stream)
    const sending = sendQuestion(store, question)
    await live.feed({ type: 'chat', id: chatA, title: 'May I?' }, { type: 'text', text: 'Yes' })
    expect(store.getState()).toMatchObject({ chatId: chatA, answer: { text: 'Yes' } })
    pages.set(chatA, {
      messages: [message(0, { content: 'May I?' }), message(1, { content: 'Yes.' })],
      offset: 0,
      hasOlder: false,
    })
    // A stream that starts over names the chat again.
    await live.feed({ type: 'chat', id: chatA, title: 'A lease' })
    expect(emitted.at(-1)).toMatchObject({ type: 'named', title: 'A lease', createdChat: false })
    await live.feed({ type: 'text', text: '.' }, { type: 'done' })
    await sending
    expect(store.getState().answer).toBeUndefined()
    expect(store.getState().messages.map(shown => [shown.id, shown.content])).toEqual([
      [message(0).id, 'May I?'],
      [message(1).id, 'Yes.'],
    ])
    expect(kinds(emitted)).toEqual(['stored', 'named', 'named', 'answered'])
    expect(emitted.at(-1)).toMatchObject({ chatId: chatA, createdChat: true, current: true })
    expect(sent[0]).toMatchObject({ chatId: null, model: 'gpt-4o', forceWebSearch: false })
  })

  it('is reported as answered, without an id, if the server never names its chat (F-4)', async () => {
    const { store, emitted, answers } = setUp()
    const live = manualStream()
    answers.push(live.stream)
    const sending = sendQuestion(store, question)
    await live.feed({ type: 'text', text: 'Yes.' }, { type: 'done' })
    await sending
    expect(store.getState().answer).toBeUndefined()
    expect(emitted.at(-1)).toEqual({ type: 'answered', chatId: undefined, createdChat: true, current: true })
    // Nothing of that chat is kept in case the user returns.
    openChat(store, chatB)
    expect(store.parked.size).toBe(0)
  })

  it('is sent again, as the same message, if the connection is lost before its chat has an id (F-6)', async () => {
    const { store, sent, answers } = setUp()
    const lost = manualStream()
    const live = manualStream()
    answers.push(lost.stream, live.stream)
    void sendQuestion(store, question)
    await lost.cut()
    await live.feed({ type: 'chat', id: chatA, title: null }, { type: 'text', text: 'Yes' })
    expect(sent[1]).toEqual(sent[0])
    expect(store.getState()).toMatchObject({ chatId: chatA, answer: { text: 'Yes' } })
  })

  it('is sent once even if Enter is pressed twice', async () => {
    const { store, sent, answers } = setUp()
    answers.push(manualStream().stream)
    void sendQuestion(store, question)
    void sendQuestion(store, question)
    await settled()
    expect(sent).toHaveLength(1)
  })

  it('is stopped as soon as its chat has an id if Stop was pressed earlier', async () => {
    const stopped: ChatId[] = []
    const { store, answers } = setUp({
      stop: async chatId => void stopped.push(chatId),
      wait: () => new Promise(() => {}),
    })
    const live = manualStream()
    answers.push(live.stream)
    void sendQuestion(store, question)
    void stopAnswer(store)
    await settled()
    expect(stopped).toEqual([])
    await live.feed({ type: 'chat', id: chatA, title: null })
    expect(stopped).toEqual([chatA])
  })
})

describe('a question whose response is lost', () => {
  const lost = { problemOf: () => ({ code: 'unreachable', message: '' }) }

  it('is sent once more, and shows the answer if the server has it (F-2)', async () => {
    const { store, emitted, sent, answers } = setUp(lost)
    const live = manualStream()
    answers.push(new Error('lost'), live.stream)
    const sending = sendQuestion(store, question)
    await live.feed(
      { type: 'chat', id: chatA, title: null },
      { type: 'text', text: 'Yes.' },
      { type: 'done' },
    )
    await sending
    expect(kinds(emitted)).toEqual(['stored', 'named', 'answered'])
    expect(sent.map(body => body.clientMessageId)).toEqual([
      sent[0]?.clientMessageId,
      sent[0]?.clientMessageId,
    ])
  })

  it('is refused if the second response is lost too', async () => {
    const { store, emitted, sent, answers } = setUp(lost)
    answers.push(new Error('lost'), new Error('lost'))
    await sendQuestion(store, question)
    expect(kinds(emitted)).toEqual(['refused'])
    expect(sent).toHaveLength(2)
  })

  it('is not sent again once it is stopped', async () => {
    const { store, emitted, sent } = setUp({
      ...lost,
      wait: (_, signal) =>
        signal.aborted
          ? Promise.resolve()
          : new Promise(resolve => signal.addEventListener('abort', () => resolve())),
    })
    const sending = sendQuestion(store, question)
    await settled()
    store.current.sending?.abort.abort()
    await sending
    expect(kinds(emitted)).toEqual(['withdrawn'])
    expect(sent).toHaveLength(1)
  })
})

describe('a question that is refused', () => {
  it('keeps web search on, even with a model that ignores it', async () => {
    const { store, emitted, sent, answers } = setUp()
    answers.push(new Error('409'))
    await sendQuestion(store, { ...question, model: 'gpt-5', webSearch: true })
    expect(sent[0]).toMatchObject({ model: 'gpt-5', forceWebSearch: false })
    expect(emitted.at(-1)).toMatchObject({ type: 'refused', message: { webSearch: true } })
  })

  it('disappears, and its text returns to its composer', async () => {
    const { store, emitted, answers } = setUp()
    answers.push(new Error('409'))
    await sendQuestion(store, question)
    expect(store.getState().messages).toEqual([])
    expect(emitted).toEqual([{ type: 'refused', chatId: undefined, returnTo: undefined, message: question }])
    expect(store.getState().refused).toBe(true)
    answers.push(manualStream().stream)
    void sendQuestion(store, question)
    expect(store.getState().refused).toBe(false)
  })

  it('is followed by a reload of its chat, where another tab may have asked meanwhile', async () => {
    const { store, pages, answers } = setUp()
    pages.set(chatA, { messages: [], offset: 0, hasOlder: false })
    await syncChat(store, openChat(store, chatA))
    pages.set(chatA, { messages: [message(0), message(1)], offset: 0, hasOlder: false })
    answers.push(new Error('409'))
    await sendQuestion(store, question)
    expect(store.getState().messages.map(({ content }) => content)).toEqual(['text 0', 'text 1'])
  })

  it('is followed by the line with links to the firm, even below the box of an emergency, unless a budget is spent (P-10)', async () => {
    const emergency: Emergency = { language: 'en', sections: [], asOf: '2026-11-01', checked: '' }
    const budget: Budget = { scope: 'account', questionsLeft: 0, percentLeft: null, renewsAt: '' }
    const problems = [
      { emergency, refused: true },
      { emergency, budget, refused: false },
    ]
    for (const { refused, ...problem } of problems) {
      const { store, answers } = setUp({ problemOf: () => ({ code: '', message: '', ...problem }) })
      answers.push(new Error('503'))
      await sendQuestion(store, question)
      expect(store.getState().refused).toBe(refused)
    }
  })

  it('is the same message if the same question is sent again, and a new one if anything was changed', async () => {
    const changes: Partial<DraftMessage>[] = [{ text: 'May I not?' }, { model: 'gpt-5' }, { webSearch: true }]
    for (const change of changes) {
      const { store, sent, answers } = setUp()
      answers.push(new Error('lost'), new Error('lost'), new Error('lost'))
      await sendQuestion(store, question)
      await sendQuestion(store, question)
      await sendQuestion(store, { ...question, ...change })
      expect(sent[1]?.clientMessageId).toBe(sent[0]?.clientMessageId)
      expect(sent[2]?.clientMessageId).not.toBe(sent[0]?.clientMessageId)
    }
  })

  it('is sent as a temporary one if the chat was made temporary in between (J-10)', async () => {
    const { store, sent, answers } = setUp()
    answers.push(new Error('lost'), new Error('lost'))
    await sendQuestion(store, question)
    dispatch(store, store.current, { type: 'temporary-chosen', temporary: true })
    await sendQuestion(store, question)
    expect(sent).toMatchObject([{}, { temporary: true }])
  })
})

it('the same text is a new question if another one was accepted in between', async () => {
  const { store, sent, answers } = setUp()
  const other = manualStream()
  answers.push(new Error('lost'), other.stream, new Error('lost'))
  await sendQuestion(store, question)
  const answered = sendQuestion(store, { ...question, text: 'And if not?' })
  await other.feed({ type: 'text', text: 'Yes.' }, { type: 'done' })
  await answered
  await sendQuestion(store, question)
  expect(sent).toHaveLength(3)
  expect(sent[2]?.clientMessageId).not.toBe(sent[0]?.clientMessageId)
})

it('what is left of a budget is shown as soon as the stream of an answer reports it', async () => {
  const { store, emitted, answers } = setUp()
  const live = manualStream()
  answers.push(live.stream)
  void sendQuestion(store, question)
  const budget: Budget = { scope: 'account', questionsLeft: 1, percentLeft: null, renewsAt: '' }
  await live.feed({ type: 'budget', budget })
  expect(emitted.at(-1)).toEqual({ type: 'budget', budget })
})

describe('going to another chat while an answer is being written', () => {
  it('does not show the answer in the other chat', async () => {
    const { store, pages, answers } = setUp()
    pages.set(chatB, { messages: [message(0, { content: 'other' })], offset: 0, hasOlder: false })
    const live = manualStream()
    answers.push(live.stream)
    await syncChat(store, openChat(store, chatA))
    void sendQuestion(store, question)
    await live.feed({ type: 'text', text: 'for A' })
    await syncChat(store, openChat(store, chatB))
    await live.feed({ type: 'text', text: ' still for A' }, { type: 'done' })
    expect(store.getState().messages.map(shown => shown.content)).toEqual(['other'])
    expect(store.getState().answer).toBeUndefined()
  })

  it('does not mix it with the answer in a new chat', async () => {
    const { store, answers } = setUp()
    const [former, live] = [manualStream(), manualStream()]
    answers.push(former.stream, live.stream)
    void sendQuestion(store, question)
    await former.feed({ type: 'chat', id: chatA, title: 'May I?' }, { type: 'text', text: 'for A' })
    openChat(store, undefined)
    expect(store.getState()).toMatchObject({ messages: [], answer: undefined })
    void sendQuestion(store, { ...question, text: 'Another?' })
    await live.feed({ type: 'chat', id: chatB, title: 'Another?' }, { type: 'text', text: 'for B' })
    await former.feed({ type: 'text', text: ' still for A' })
    expect(store.getState()).toMatchObject({ chatId: chatB, answer: { text: 'for B' } })
    expect(store.getState().messages.map(shown => shown.content)).toEqual(['Another?'])
  })

  it('shows none of its words that had not been drawn yet, and disconnects (C-13)', async () => {
    const signals: AbortSignal[] = []
    const streams = [manualStream(), manualStream()]
    const { store, pages } = setUp({
      nextFrame: () => () => {},
      follow: async (_chatId, _after, signal) => streams[signals.push(signal) - 1]?.stream,
    })
    for (const chat of [chatA, chatB]) {
      const running = message(1, { content: '', status: 'running' })
      pages.set(chat, { messages: [message(0), running], offset: 0, hasOlder: false })
      void syncChat(store, openChat(store, chat))
      await settled()
      await streams[signals.length - 1]?.feed({ type: 'text', text: chat })
    }
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    dispatch(store, store.current, { type: 'older-failed' })
    expect(store.getState().answer?.text).toBe(chatB)
  })

  it('and returning to the new chat, which has no id yet, shows only its own answer (C-13)', async () => {
    const [first, second] = [manualStream(), manualStream()]
    const api = { nextFrame: () => () => {}, follow: async () => second.stream }
    const { store, pages, answers } = setUp(api)
    answers.push(first.stream)
    void sendQuestion(store, question)
    await first.feed({ type: 'text', text: 'First' })
    const running = message(1, { content: '', status: 'running' })
    pages.set(chatA, { messages: [message(0), running], offset: 0, hasOlder: false })
    void syncChat(store, openChat(store, chatA))
    await second.feed({ type: 'text', text: 'Second' })
    reopenChat(store, undefined)
    dispatch(store, store.current, { type: 'older-failed' })
    expect(store.getState().answer?.text).toBe('First')
  })

  it('keeps reading the answer until its chat has an id, and then disconnects', async () => {
    let isAborted = false
    const { store, emitted, answers } = setUp()
    const live = manualStream()
    answers.push(live.stream)
    const { send } = store.api
    store.api.send = (body, signal) => {
      signal.addEventListener('abort', () => (isAborted = true))
      return send(body, signal)
    }
    void sendQuestion(store, question)
    await settled()
    openChat(store, chatB)
    expect(isAborted).toBe(false)
    await live.feed({ type: 'chat', id: chatA, title: 'May I?' })
    expect(isAborted).toBe(true)
    expect(emitted.at(-1)).toEqual({
      type: 'named',
      chatId: chatA,
      title: 'May I?',
      createdChat: true,
      current: false,
    })
    expect(store.getState().chatId).toBe(chatB)
  })

  it('returns a question that is refused later', async () => {
    const refusal = Promise.withResolvers<AnswerStream>()
    const { store, emitted } = setUp({ send: () => refusal.promise })
    await syncChat(store, openChat(store, chatA))
    const sending = sendQuestion(store, question)
    openChat(store, chatB)
    refusal.reject(new Error('503'))
    await sending
    expect(emitted).toContainEqual({ type: 'refused', chatId: chatA, returnTo: chatA, message: question })
  })
})

describe('an answer', () => {
  it('is read to its end after a reload', async () => {
    const live = manualStream()
    const { store, pages } = setUp({ follow: async () => live.stream })
    pages.set(chatA, {
      messages: [message(0), message(1, { content: 'So', status: 'running' })],
      offset: 0,
      hasOlder: false,
    })
    void syncChat(store, openChat(store, chatA))
    await settled()
    expect(store.getState().answer?.text).toBe('So')
    await live.feed({ type: 'text', text: 'So far' })
    expect(store.getState().answer?.text).toBe('So far')
    pages.set(chatA, {
      messages: [message(0), message(1, { content: 'So far.' })],
      offset: 0,
      hasOlder: false,
    })
    await live.feed({ type: 'text', text: '.' }, { type: 'done' })
    expect(store.getState().messages.at(-1)).toMatchObject({ content: 'So far.', status: 'complete' })
  })

  it('has all its text when it ends, even if its last words had not been drawn yet', async () => {
    const { store, pages, answers } = setUp({ nextFrame: () => () => {} })
    pages.set(chatA, { messages: [], offset: 0, hasOlder: false })
    await syncChat(store, openChat(store, chatA))
    store.api.listLatest = () => new Promise(() => {})
    const live = manualStream()
    answers.push(live.stream)
    void sendQuestion(store, question)
    await live.feed({ type: 'text', text: 'Yes.' }, { type: 'done' })
    expect(store.getState().messages.at(-1)?.content).toBe('Yes.')
  })

  it('shows its stored text if its stream was cut off and it is no longer being written', async () => {
    const { store, pages, answers } = setUp()
    const live = manualStream()
    answers.push(live.stream)
    const sending = sendQuestion(store, question)
    await live.feed({ type: 'chat', id: chatA, title: null }, { type: 'text', text: 'Half' })
    pages.set(chatA, {
      messages: [
        message(0, { content: 'May I?' }),
        message(1, { content: 'Half of it', status: 'interrupted' }),
      ],
      offset: 0,
      hasOlder: false,
    })
    await live.cut()
    await sending
    expect(store.getState().messages.at(-1)).toMatchObject({ content: 'Half of it', status: 'interrupted' })
  })

  it('keeps a refresh from loading the messages while it is being read', async () => {
    let loadCount = 0
    const { store, answers } = setUp({
      listLatest: async () => {
        loadCount += 1
        return { messages: [], offset: 0, hasOlder: false }
      },
    })
    const live = manualStream()
    answers.push(live.stream)
    void sendQuestion(store, question)
    await live.feed({ type: 'chat', id: chatA, title: null })
    await refreshChat(store)
    expect(loadCount).toBe(0)
  })
})

it('an interrupted answer is retried without sending the question again', async () => {
  const { store, pages, answers, sent } = setUp()
  pages.set(chatA, {
    messages: [message(0), message(1, { status: 'interrupted' })],
    offset: 0,
    hasOlder: false,
  })
  await syncChat(store, openChat(store, chatA))
  const live = manualStream()
  answers.push(live.stream)
  void retryAnswer(store, 'gpt-4o')
  await live.feed({ type: 'text', text: 'Whole' })
  expect(store.getState().messages).toHaveLength(1)
  expect(store.getState().answer?.text).toBe('Whole')
  expect(sent).toEqual([])
})

it('the same text is a new question if an earlier answer was retried in between', async () => {
  const { store, sent, pages, answers } = setUp()
  pages.set(chatA, {
    messages: [message(0), message(1, { status: 'interrupted' })],
    offset: 0,
    hasOlder: false,
  })
  await syncChat(store, openChat(store, chatA))
  const retried = manualStream()
  answers.push(new Error('lost'), retried.stream, new Error('lost'))
  await sendQuestion(store, question)
  const answered = retryAnswer(store, 'gpt-4o')
  await retried.feed({ type: 'text', text: 'Yes.' }, { type: 'done' })
  await answered
  await sendQuestion(store, question)
  expect(sent[1]?.clientMessageId).not.toBe(sent[0]?.clientMessageId)
})

it('an error is reported once, even if it is replayed', async () => {
  const { store, emitted, answers } = setUp()
  const live = manualStream()
  answers.push(live.stream)
  void sendQuestion(store, question)
  const error: StreamEvent = { type: 'error', code: 'model_failed', message: '' }
  await live.feed(error)
  await live.feed(error, { type: 'done' })
  expect(kinds(emitted)).toEqual(['stored', 'streaming-error', 'answered'])
  expect(store.getState().messages.map(shown => shown.role)).toEqual(['user'])
})
