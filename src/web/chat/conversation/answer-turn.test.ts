import { describe, expect, it } from 'vitest'
import type { Message, MessagePage, Send } from '#shared/chat.ts'
import type { ChatId } from '#shared/ids.ts'
import type { PlacedEvent } from '#shared/sse.ts'
import type { StreamEvent } from '#shared/stream-events.ts'
import { ask, askAgain, loadLatest, refresh, stopAnswer } from './answer-turn.ts'
import { beginVisit, type ConversationNews, type ConversationPorts, type Desk, openDesk } from './desk.ts'
import type { AnswerStream } from './follow-answer.ts'
import type { Question } from './question.ts'

const chatA = '11111111-1111-4111-8111-111111111111' as ChatId
const chatB = '22222222-2222-4222-8222-222222222222' as ChatId

/** A stream that the test feeds by hand. */
function handFedStream() {
  const batches: PlacedEvent[][] = []
  let ended = false
  let wake = () => {}
  async function* read(): AnswerStream {
    for (;;) {
      const batch = batches.shift()
      if (batch) yield batch
      else if (ended) return
      else await new Promise<void>(resolve => (wake = resolve))
    }
  }
  return {
    stream: read(),
    async feed(...events: StreamEvent[]) {
      batches.push(events.map(event => ({ event, id: undefined })))
      wake()
      await settled()
    },
    async cut() {
      ended = true
      wake()
      await settled()
    },
  }
}

/** Lets everything that can go on without the test go on. */
async function settled() {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}

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

function setUp(ports: Partial<ConversationPorts> = {}) {
  const news: ConversationNews[] = []
  const sent: Send[] = []
  const pages = new Map<ChatId, MessagePage>()
  const answers: (AnswerStream | Error)[] = []
  const next = () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    if (!answer) throw new Error('No answer was prepared.')
    return answer
  }
  const desk: Desk = openDesk(
    {
      latest: async chatId => pages.get(chatId) ?? { messages: [], offset: 0, hasOlder: false },
      from: async () => ({ messages: [], offset: 0, hasOlder: false }),
      upload: async () => ({ imagePaths: [], pdfs: [] }),
      problemOf: () => ({ code: 'unknown', message: '' }),
      send: async body => {
        sent.push(body)
        return next()
      },
      retry: async () => next(),
      follow: async () => undefined,
      stop: async () => {},
      nextFrame: run => {
        queueMicrotask(run)
        return () => {}
      },
      wait: async () => {},
      isMissing: () => false,
      isFinal: () => false,
      log: () => {},
      ...ports,
    },
    item => news.push(item),
  )
  return { desk, news, sent, pages, answers }
}

const question: Question = { text: 'May I?', files: [], model: 'gpt-4o', webSearch: false }
const kinds = (news: ConversationNews[]) => news.map(item => item.type)

describe('a first question', () => {
  it('gets a chat, grows its answer, and ends as it is stored', async () => {
    const { desk, news, sent, pages, answers } = setUp()
    const live = handFedStream()
    answers.push(live.stream)
    const asked = ask(desk, question)
    await live.feed({ type: 'chat', id: chatA, title: 'May I?' }, { type: 'text', text: 'Yes' })
    expect(desk.state).toMatchObject({ chatId: chatA, answer: { text: 'Yes' } })
    pages.set(chatA, {
      messages: [message(0, { content: 'May I?' }), message(1, { content: 'Yes.' })],
      offset: 0,
      hasOlder: false,
    })
    await live.feed({ type: 'text', text: '.' }, { type: 'done' })
    await asked
    expect(desk.state.answer).toBeUndefined()
    expect(desk.state.messages.map(shown => [shown.id, shown.content])).toEqual([
      [message(0).id, 'May I?'],
      [message(1).id, 'Yes.'],
    ])
    expect(kinds(news)).toEqual(['stored', 'named', 'answered'])
    expect(news.at(-1)).toMatchObject({ chatId: chatA, began: true, current: true })
    expect(sent[0]).toMatchObject({ chatId: null, model: 'gpt-4o', forceWebSearch: false })
  })

  it('is sent once however often Enter is pressed', async () => {
    const { desk, sent, answers } = setUp()
    answers.push(handFedStream().stream)
    void ask(desk, question)
    void ask(desk, question)
    await settled()
    expect(sent).toHaveLength(1)
  })

  it('is stopped as soon as its chat is known, when Stop was pressed before', async () => {
    const stopped: ChatId[] = []
    const { desk, answers } = setUp({
      stop: async chatId => void stopped.push(chatId),
      wait: () => new Promise(() => {}),
    })
    const live = handFedStream()
    answers.push(live.stream)
    void ask(desk, question)
    void stopAnswer(desk)
    await settled()
    expect(stopped).toEqual([])
    await live.feed({ type: 'chat', id: chatA, title: null })
    expect(stopped).toEqual([chatA])
  })
})

describe('a question that is not accepted', () => {
  it('leaves the screen, and its text goes back to where it was written', async () => {
    const { desk, news, answers } = setUp()
    answers.push(new Error('409'))
    await ask(desk, question)
    expect(desk.state.messages).toEqual([])
    expect(news).toEqual([{ type: 'refused', place: undefined, to: undefined, question }])
  })

  it('is the same message when the same text is sent again, and another one when it was changed', async () => {
    const { desk, sent, answers } = setUp()
    answers.push(new Error('lost'), new Error('lost'), new Error('lost'))
    await ask(desk, question)
    await ask(desk, question)
    await ask(desk, { ...question, text: 'May I not?' })
    expect(sent[1]?.clientMessageId).toBe(sent[0]?.clientMessageId)
    expect(sent[2]?.clientMessageId).not.toBe(sent[0]?.clientMessageId)
  })
})

describe('going to another chat while an answer is written', () => {
  it('shows nothing of the one in the other', async () => {
    const { desk, pages, answers } = setUp()
    pages.set(chatB, { messages: [message(0, { content: 'other' })], offset: 0, hasOlder: false })
    const live = handFedStream()
    answers.push(live.stream)
    await loadLatest(desk, beginVisit(desk, chatA))
    void ask(desk, question)
    await live.feed({ type: 'text', text: 'for A' })
    await loadLatest(desk, beginVisit(desk, chatB))
    await live.feed({ type: 'text', text: ' still for A' }, { type: 'done' })
    expect(desk.state.messages.map(shown => shown.content)).toEqual(['other'])
    expect(desk.state.answer).toBeUndefined()
  })

  it('keeps listening to a chat without an id until it is named, and then lets go', async () => {
    let aborted = false
    const { desk, news, answers } = setUp()
    const live = handFedStream()
    answers.push(live.stream)
    const { send } = desk.ports
    desk.ports.send = (body, signal) => {
      signal.addEventListener('abort', () => (aborted = true))
      return send(body, signal)
    }
    void ask(desk, question)
    await settled()
    beginVisit(desk, chatB)
    expect(aborted).toBe(false)
    await live.feed({ type: 'chat', id: chatA, title: 'May I?' })
    expect(aborted).toBe(true)
    expect(news.at(-1)).toEqual({
      type: 'named',
      chatId: chatA,
      title: 'May I?',
      began: true,
      current: false,
    })
    expect(desk.state.chatId).toBe(chatB)
  })

  it('gives back a question that turns out not to have been accepted', async () => {
    const refusal = Promise.withResolvers<AnswerStream>()
    const { desk, news } = setUp({ send: () => refusal.promise })
    await loadLatest(desk, beginVisit(desk, chatA))
    const asked = ask(desk, question)
    beginVisit(desk, chatB)
    refusal.reject(new Error('503'))
    await asked
    expect(news).toContainEqual({ type: 'refused', place: chatA, to: chatA, question })
  })
})

describe('an answer that is running elsewhere', () => {
  it('is followed to its end after a reload', async () => {
    const live = handFedStream()
    const { desk, pages } = setUp({ follow: async () => live.stream })
    pages.set(chatA, {
      messages: [message(0), message(1, { content: 'So', status: 'running' })],
      offset: 0,
      hasOlder: false,
    })
    void loadLatest(desk, beginVisit(desk, chatA))
    await settled()
    expect(desk.state.answer?.text).toBe('So')
    await live.feed({ type: 'text', text: 'So far' })
    expect(desk.state.answer?.text).toBe('So far')
    pages.set(chatA, {
      messages: [message(0), message(1, { content: 'So far.' })],
      offset: 0,
      hasOlder: false,
    })
    await live.feed({ type: 'text', text: '.' }, { type: 'done' })
    expect(desk.state.messages.at(-1)).toMatchObject({ content: 'So far.', status: 'complete' })
  })

  it('shows its stored end where there is nothing live to follow', async () => {
    const { desk, pages, answers } = setUp()
    const live = handFedStream()
    answers.push(live.stream)
    const asked = ask(desk, question)
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
    await asked
    expect(desk.state.messages.at(-1)).toMatchObject({ content: 'Half of it', status: 'interrupted' })
  })

  it('is not loaded over an answer that is being read here', async () => {
    let loads = 0
    const { desk, answers } = setUp({
      latest: async () => {
        loads += 1
        return { messages: [], offset: 0, hasOlder: false }
      },
    })
    const live = handFedStream()
    answers.push(live.stream)
    void ask(desk, question)
    await live.feed({ type: 'chat', id: chatA, title: null })
    await refresh(desk)
    expect(loads).toBe(0)
  })
})

it('asks again after an interruption without storing the question twice', async () => {
  const { desk, pages, answers, sent } = setUp()
  pages.set(chatA, {
    messages: [message(0), message(1, { status: 'interrupted' })],
    offset: 0,
    hasOlder: false,
  })
  await loadLatest(desk, beginVisit(desk, chatA))
  const live = handFedStream()
  answers.push(live.stream)
  void askAgain(desk, 'gpt-4o')
  await live.feed({ type: 'text', text: 'Whole' })
  expect(desk.state.messages).toHaveLength(1)
  expect(desk.state.answer?.text).toBe('Whole')
  expect(sent).toEqual([])
})

it('complains once about an error however often it is replayed', async () => {
  const { desk, news, answers } = setUp()
  const live = handFedStream()
  answers.push(live.stream)
  void ask(desk, question)
  const error: StreamEvent = { type: 'error', code: 'model_failed', message: '' }
  await live.feed(error)
  await live.feed(error, { type: 'done' })
  expect(kinds(news)).toEqual(['stored', 'streaming-error', 'answered'])
  expect(desk.state.messages.map(shown => shown.role)).toEqual(['user'])
})
