import { getEventListeners } from 'node:events'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Message, MessagePage, Send, UploadResponse } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import type { StreamEvent } from '#shared/api/stream-events.ts'
import { conversationApi, settled } from '#tests/support/pages/conversation-api.ts'
import type { ConversationEvent } from './conversation-events.ts'
import {
  type ConversationStore,
  closeStore,
  createConversationStore,
  discardIfTemporary,
  dispatch,
  leaveChat,
  openChat,
  reopenChat,
} from './conversation-store.ts'
import type { DraftMessage } from './draft-message.ts'
import type { AnswerStream } from './follow-answer.ts'
import { rateAnswer } from './rate-answer.ts'
import { retryAnswer, sendQuestion } from './send-question.ts'
import { stopAnswer } from './stop-answer.ts'
import { syncChat } from './sync-chat.ts'

const chatX = '11111111-1111-4111-8111-111111111111' as ChatId
const chatY = '22222222-2222-4222-8222-222222222222' as ChatId

const photo = new File(['photo'], 'photo.png', { type: 'image/png' })
const withPhoto: DraftMessage = {
  text: 'What is this?',
  files: [{ key: 'photo', kind: 'image', file: photo }],
  model: 'gpt-4o',
  webSearch: true,
}
const plain: DraftMessage = { ...withPhoto, files: [], webSearch: false }

/** The server, the network and the clock, controlled by the test. */
let environment: {
  upload: PromiseWithResolvers<UploadResponse>
  send: PromiseWithResolvers<AnswerStream>
  pages: Map<ChatId, MessagePage>
  missing: Set<ChatId>
  sent: Send[]
  stopped: ChatId[]
  /** Ids of temporary chats, or of sends that began them. */
  discarded: string[]
  /** Resolves when a Stop gives up waiting for the server. */
  stopTimeout: PromiseWithResolvers<void>
  stopTimeoutMs: number
}
let emitted: ConversationEvent[]
let store: ConversationStore

class Missing extends Error {}

beforeEach(() => {
  emitted = []
  environment = {
    upload: Promise.withResolvers(),
    send: Promise.withResolvers(),
    pages: new Map(),
    missing: new Set(),
    sent: [],
    stopped: [],
    discarded: [],
    stopTimeout: Promise.withResolvers(),
    stopTimeoutMs: 0,
  }
  const untilAborted = <T>(promise: Promise<T>, signal: AbortSignal) =>
    Promise.race([
      promise,
      new Promise<T>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ])
  store = createConversationStore(
    conversationApi({
      listLatest: async chatId => {
        if (environment.missing.has(chatId)) throw new Missing()
        return environment.pages.get(chatId) ?? { messages: [], offset: 0, hasOlder: false }
      },
      upload: (_files, onProgress, signal) => {
        onProgress(0.4)
        return untilAborted(environment.upload.promise, signal)
      },
      send: (body, signal) => {
        environment.sent.push(body)
        return untilAborted(environment.send.promise, signal)
      },
      retry: async () => silent(),
      discard: async chatId => void environment.discarded.push(chatId),
      discardSent: async sentId => void environment.discarded.push(sentId),
      stop: async chatId => void environment.stopped.push(chatId),
      wait: delayMs => {
        environment.stopTimeoutMs = delayMs
        return environment.stopTimeout.promise
      },
      isMissing: error => error instanceof Missing,
      isFinal: () => true,
    }),
    event => emitted.push(event),
  )
})

/** The stream of an accepted question, without any text yet. */
async function* silent(): AnswerStream {
  await new Promise(() => {})
}

async function* streamWithChatId(chatId: ChatId, ...others: StreamEvent[]): AnswerStream {
  const named = { type: 'chat', id: chatId, title: null } as const
  yield [named, ...others].map(event => ({ event, id: undefined }))
  await new Promise(() => {})
}

async function* ended(): AnswerStream {
  yield [{ event: { type: 'done' }, id: undefined }]
}

const open = (chatId: ChatId | undefined) => syncChat(store, reopenChat(store, chatId))
const kinds = () => emitted.map(({ type }) => type)

describe('coming back while a question is being sent', () => {
  it('from another chat shows it, with the progress of its upload', async () => {
    await open(chatX)
    void sendQuestion(store, withPhoto)
    await open(chatY)
    expect(store.getState()).toMatchObject({ chatId: chatY, messages: [], answer: undefined })
    await open(chatX)
    expect(store.getState().messages).toMatchObject([
      { content: 'What is this?', attachments: [{ file: photo }] },
    ])
    expect(store.getState().answer?.uploading).toEqual({ fileCount: 1, percent: 40 })
    await stopAnswer(store)
    await settled()
    expect(emitted).toMatchObject([{ type: 'withdrawn', chatId: chatX, message: withPhoto }])
    expect(store.getState()).toMatchObject({ messages: [], answer: undefined })
  })

  it('from another page shows it, and then the new chat that it began', async () => {
    void sendQuestion(store, withPhoto)
    leaveChat(store)
    expect(store.getState()).toMatchObject({ messages: [], answer: undefined })
    environment.upload.resolve({ imagePaths: ['i1'], pdfs: [] })
    await settled()
    await open(undefined)
    expect(store.getState()).toMatchObject({
      messages: [{ content: 'What is this?' }],
      answer: { uploading: undefined },
    })
    environment.send.resolve(streamWithChatId(chatX))
    await settled()
    expect(store.getState().chatId).toBe(chatX)
    expect(emitted).toMatchObject([
      { type: 'stored', chatId: undefined, text: 'What is this?' },
      { type: 'named', chatId: chatX, current: true },
    ])
    expect(environment.sent).toHaveLength(1)
  })

  it('shows an empty chat if the user started a new one', async () => {
    void sendQuestion(store, withPhoto)
    openChat(store, undefined)
    expect(store.getState()).toMatchObject({ messages: [], answer: undefined })
    environment.upload.resolve({ imagePaths: [], pdfs: [] })
    environment.send.resolve(streamWithChatId(chatX, { type: 'error', code: 'unknown', message: '' }))
    await settled()
    // No event about the error follows: on the screen of the new chat, a message would be misleading.
    expect(emitted.at(-1)).toMatchObject({ type: 'named', chatId: chatX, current: false })
    expect(store.getState().chatId).toBeUndefined()
  })

  it('shows the newest of two questions that began new chats', async () => {
    void sendQuestion(store, withPhoto)
    openChat(store, undefined)
    void sendQuestion(store, { ...withPhoto, text: 'And this?' })
    leaveChat(store)
    await open(undefined)
    expect(store.getState().messages).toMatchObject([{ content: 'And this?' }])
  })

  it('shows the stored messages, not those from before', async () => {
    await open(chatX)
    void sendQuestion(store, plain)
    await settled()
    leaveChat(store)
    environment.send.resolve(silent())
    await settled()
    expect(kinds()).toEqual(['stored'])
    await open(chatX)
    expect(store.getState()).toMatchObject({ messages: [], answer: undefined, latest: 'loaded' })
  })

  it('does not show it if it was refused: its text is in the composer', async () => {
    await open(chatX)
    void sendQuestion(store, plain)
    await open(chatY)
    environment.send.reject(new Error('503'))
    await settled()
    expect(emitted).toEqual([{ type: 'refused', chatId: chatX, returnTo: chatX, message: plain }])
    await open(chatX)
    expect(store.getState()).toMatchObject({ messages: [], answer: undefined })
  })
})

it('a conversation of many questions keeps nothing of the sends that are over', async () => {
  await open(chatX)
  store.api.send = async () => ended()
  store.api.retry = async () => ended()
  for (let index = 0; index < 20; index += 1) {
    await sendQuestion(store, plain)
    await retryAnswer(store, 'gpt-4o')
  }
  expect(kinds().filter(kind => kind === 'answered')).toHaveLength(40)
  expect(getEventListeners(store.current.closing.signal, 'abort')).toEqual([])
})

describe('Stop before the server has the question', () => {
  beforeEach(async () => {
    await open(chatX)
    void sendQuestion(store, plain)
    await settled()
    void stopAnswer(store)
    await settled()
    expect(environment.stopped).toEqual([])
    expect(store.getState().answer?.stopping).toBe(true)
  })

  it('stops the answer as soon as the server has the question', async () => {
    environment.send.resolve(silent())
    await settled()
    expect(environment.stopped).toEqual([chatX])
    // Stop is pressed again.
    void stopAnswer(store)
    environment.stopTimeout.resolve()
    await settled()
    expect(environment.stopped).toEqual([chatX])
    expect(kinds()).toEqual(['stored'])
    expect(store.getState().answer?.stopping).toBe(true)
  })

  it('can be pressed again if the server could not stop the answer', async () => {
    store.api.stop = () => Promise.reject(new Error('503'))
    environment.send.resolve(silent())
    await settled()
    expect(store.getState().answer?.stopping).toBe(false)
  })

  it('withdraws the question after 3 s; sent again, it is the same message (C-10)', async () => {
    expect(environment.stopTimeoutMs).toBe(3000)
    environment.stopTimeout.resolve()
    await settled()
    expect(emitted).toEqual([{ type: 'withdrawn', chatId: chatX, returnTo: chatX, message: plain }])
    expect(store.getState()).toMatchObject({ messages: [], answer: undefined })
    void sendQuestion(store, plain)
    await settled()
    expect(environment.sent[1]?.clientMessageId).toBe(environment.sent[0]?.clientMessageId)
  })
})

describe('a temporary chat whose first question is being sent (J-12)', () => {
  beforeEach(() => {
    dispatch(store, store.current, { type: 'temporary-chosen', temporary: true })
  })

  it.each([
    ['before a sign-out', () => discardIfTemporary(store, store.current)],
    ['when another one is opened', () => openChat(store, undefined)],
    ['when another page is opened', () => leaveChat(store)],
  ])('is closed by the id of the send %s', async (_when, leave) => {
    void sendQuestion(store, plain)
    await settled()
    void leave()
    await settled()
    expect(environment.discarded).toEqual([environment.sent[0]?.clientMessageId])
    environment.send.resolve(streamWithChatId(chatX))
    await settled()
    expect(store.getState()).toMatchObject({ chatId: undefined, messages: [], answer: undefined })
    expect(store.parked.size).toBe(0)
  })

  it('sends nothing more if its files are still being uploaded', async () => {
    void sendQuestion(store, withPhoto)
    await discardIfTemporary(store, store.current)
    environment.upload.resolve({ imagePaths: ['i1'], pdfs: [] })
    await settled()
    expect(environment).toMatchObject({ sent: [], discarded: [] })
  })

  it('is closed by the id of the send even if the response was lost', async () => {
    void sendQuestion(store, plain)
    environment.send.reject(new Error('no response'))
    await settled()
    openChat(store, undefined)
    expect(environment.discarded).toEqual([environment.sent[0]?.clientMessageId])
  })
})

describe('a temporary chat that is left', () => {
  const discards: ChatId[] = []
  beforeEach(async () => {
    discards.length = 0
    store.api.discard = async chatId => void discards.push(chatId)
    await open(undefined)
    dispatch(store, store.current, { type: 'temporary-chosen', temporary: true })
    dispatch(store, store.current, { type: 'named', chatId: chatX })
  })

  it('is removed once, even if the page is closed at the same time (J-10)', async () => {
    void discardIfTemporary(store, store.current)
    leaveChat(store)
    await settled()
    expect(discards).toEqual([chatX])
    expect(emitted).toEqual([{ type: 'discarded', removed: true, temporary: true }])
  })

  it('is reported as already removed if it no longer exists', async () => {
    store.api.discard = () => Promise.reject(new Missing())
    leaveChat(store)
    await settled()
    expect(emitted).toEqual([{ type: 'discarded', removed: true, temporary: true }])
  })
})

describe('a chat deleted elsewhere', () => {
  it('is reported when it is opened, or if it is on screen', async () => {
    environment.missing.add(chatY)
    await open(chatY)
    expect(store.getState().latest).toBe('missing')
    expect(emitted).toEqual([{ type: 'deleted', chatId: chatY }])
    await open(chatX)
    environment.missing.add(chatX)
    await syncChat(store, store.current)
    expect(store.getState().latest).toBe('missing')
    expect(emitted.at(-1)).toEqual({ type: 'deleted', chatId: chatX })
  })

  it('is not reported once it has been left', async () => {
    const { listLatest } = store.api
    const held = Promise.withResolvers<MessagePage>()
    store.api.listLatest = () => held.promise
    void open(chatX)
    store.api.listLatest = listLatest
    await open(chatY)
    held.reject(new Missing())
    await settled()
    expect(emitted).toEqual([])
  })

  it('is reported as temporary if it was, so that the page leaves it (J-10)', async () => {
    await open(undefined)
    dispatch(store, store.current, { type: 'temporary-chosen', temporary: true })
    dispatch(store, store.current, { type: 'named', chatId: chatX })
    environment.missing.add(chatX)
    await syncChat(store, store.current)
    expect(emitted.at(-1)).toEqual({ type: 'deleted', chatId: chatX, temporary: true })
  })

  it('does not take the user out of another chat if a question could not be sent to the deleted one', async () => {
    await open(chatX)
    void sendQuestion(store, plain)
    await open(chatY)
    environment.send.reject(new Missing())
    await settled()
    expect(kinds()).toEqual(['refused'])
  })

  it('returns a question to a new chat', async () => {
    await open(chatX)
    void sendQuestion(store, plain)
    environment.send.reject(new Missing())
    await settled()
    expect(emitted).toEqual([
      { type: 'refused', chatId: chatX, returnTo: undefined, message: plain, missing: true },
      { type: 'deleted', chatId: chatX },
    ])
  })
})

it.each([
  ['on screen', () => {}],
  ['that was left', () => leaveChat(store)],
])(
  'the store sends nothing and emits nothing about a chat %s after the user has signed out',
  async (_which, leave) => {
    void sendQuestion(store, withPhoto)
    leave()
    closeStore(store)
    environment.upload.resolve({ imagePaths: [], pdfs: [] })
    await settled()
    expect(environment.sent).toEqual([])
    expect(emitted).toEqual([])
  },
)

describe('feedback', () => {
  const answer = { id: 'a1', role: 'assistant' as const, content: 'Yes.', status: 'complete' as const }
  const feedback = { value: 1, reason: null, text: null, withAnswer: false }
  const pageWith = (more: Partial<Message>): MessagePage => ({
    messages: [{ ...answer, created_at: '2026-11-20T10:00:00Z', ...more }],
    offset: 0,
    hasOlder: false,
  })
  const shown = () => store.getState().messages[0]?.feedback

  it('is reported to the other tabs once it is stored', async () => {
    environment.pages.set(chatX, pageWith({}))
    await open(chatX)
    await rateAnswer(store, 'a1', feedback)
    expect(shown()).toEqual(feedback)
    expect(emitted).toEqual([{ type: 'changed', chatId: chatX }])
  })

  it('stays on screen when a page arrives that the server sent before', async () => {
    environment.pages.set(chatX, pageWith({}))
    await open(chatX)
    const { listLatest } = store.api
    const late = Promise.withResolvers<MessagePage>()
    store.api.listLatest = () => late.promise
    const refreshed = syncChat(store, store.current)
    store.api.listLatest = listLatest
    environment.pages.set(chatX, pageWith({ feedback }))
    await rateAnswer(store, 'a1', feedback)
    late.resolve(pageWith({}))
    await refreshed
    expect(shown()).toEqual(feedback)
  })
})

it('the store accepts no second question while the first is being sent', () => {
  expect(sendQuestion(store, plain)).toBeDefined()
  expect(sendQuestion(store, plain)).toBeUndefined()
})
