import { describe, expect, it } from 'vitest'
import type { Message, Send } from '#shared/api/chat.ts'
import type { Retry } from '#shared/api/chat-requests.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { conversationApi, settled } from '#tests/support/pages/conversation-api.ts'
import type { ConversationEvent } from './conversation-events.ts'
import { createConversationStore, dispatch, openChat } from './conversation-store.ts'
import type { DraftMessage, PickedFile } from './draft-message.ts'
import type { AnswerStream } from './follow-answer.ts'
import { editQuestion, retryAnswer, sendQuestion } from './send-question.ts'
import { stopAnswer } from './stop-answer.ts'
import { refreshChat, syncChat } from './sync-chat.ts'

const chatId = '11111111-1111-4111-8111-111111111111' as ChatId
const question: DraftMessage = { text: 'May I?', files: [], model: 'gpt-4o', webSearch: false }

function message(index: number, content: string): Message {
  return {
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    role: index % 2 === 0 ? 'user' : 'assistant',
    content,
    created_at: '2026-11-20T10:00:00Z',
    status: 'complete',
  }
}

function picture(): PickedFile {
  return { key: 'a', kind: 'image', file: new File(['x'], 'a.png') }
}

const before = [message(0, 'Hello'), message(1, 'Good morning.')]
const after = [...before, message(2, 'May I?'), message(3, 'Yes.')]

/** What the browser has stored of the question that is being sent. */
type StoredSend = { body: Send | undefined }

/**
 * Opens a page with a chat. `ask` sends the question `sent`, which gets no response. `stored`: the messages that the
 * server has. `id` undefined: a new chat.
 */
async function openPage(
  stored: { messages: Message[] },
  sent: DraftMessage,
  storedSend: StoredSend = { body: undefined },
  id: ChatId | undefined = chatId,
) {
  const emitted: ConversationEvent[] = []
  const bodies: Send[] = []
  const store = createConversationStore(
    conversationApi({
      listLatest: async () => ({ messages: stored.messages, offset: 0, hasOlder: false }),
      send: async body => {
        bodies.push(body)
        throw new Error('lost')
      },
      retry: async () => {
        throw new Error('not used')
      },
      upload: async () => ({ imagePaths: ['1'], pdfs: [] }),
      storeSend: (_chatId, body) => {
        storedSend.body = body
      },
      findSend: () => storedSend.body,
      problemOf: () => ({ code: 'unreachable', message: '' }),
    }),
    event => emitted.push(event),
  )
  await syncChat(store, openChat(store, id))
  return { store, emitted, bodies, ask: async () => sendQuestion(store, sent) }
}

async function* ended(): AnswerStream {
  yield [{ event: { type: 'done' }, id: undefined }]
}

const kinds = (emitted: ConversationEvent[]) => emitted.map(({ type }) => type)

describe('a question whose responses were lost', () => {
  it('leaves the composer once it is found among the stored messages (F-2)', async () => {
    const stored = { messages: before }
    const { store, emitted, ask } = await openPage(stored, question)
    await ask()
    expect(kinds(emitted)).toEqual(['refused'])
    expect(store.getState()).toMatchObject({ refused: true, returned: true })
    stored.messages = after
    await refreshChat(store)
    expect(emitted.at(-1)).toEqual({ type: 'stored', chatId, text: 'May I?', edited: false })
    expect(store.getState()).toMatchObject({ refused: false, returned: false })
    await refreshChat(store)
    expect(kinds(emitted)).toEqual(['refused', 'stored'])
  })

  it('is another question when the same words are sent once more', async () => {
    const stored = { messages: before }
    const { store, bodies, ask } = await openPage(stored, question)
    await ask()
    stored.messages = after
    await refreshChat(store)
    await ask()
    expect(new Set(bodies.map(body => body.clientMessageId)).size).toBe(2)
  })

  it.each([
    ['an earlier question has the same words', { ...question, text: 'Hello' }, after],
    ['another one was stored', question, [...before, message(2, 'Must I?')]],
    ['it follows a message that is not loaded', question, after.slice(2)],
    ['it has files, which are in the composer too', { ...question, files: [picture()] }, after],
  ])('stays in the composer if %s', async (_name, sent, loaded) => {
    const stored = { messages: before }
    const { store, emitted, ask } = await openPage(stored, sent)
    await ask()
    stored.messages = loaded
    await refreshChat(store)
    expect(kinds(emitted)).toEqual(['refused'])
  })
})

describe('a question whose page was left before it learned that the server had it', () => {
  /**
   * Sends `first` from a page, and `then` from another one. `emitted`: the events of the other page before it sends.
   */
  const askFromTwoPages = async (
    options: { id?: ChatId | undefined; first?: DraftMessage; loaded?: Message[] },
    then: DraftMessage,
  ) => {
    const { id, first = question, loaded = before } = options
    const storedSend: StoredSend = { body: undefined }
    const stored = { messages: before }
    const former = await openPage(stored, first, storedSend, id)
    await former.ask()
    stored.messages = loaded
    const page = await openPage(stored, then, storedSend, id)
    const emitted = [...page.emitted]
    await page.ask()
    const isSame = page.bodies[0]?.clientMessageId === former.bodies[0]?.clientMessageId
    return { emitted, isSame }
  }

  it('leaves the composer as soon as its chat is loaded (C-9)', async () => {
    const { emitted, isSame } = await askFromTwoPages({ id: chatId, loaded: after }, question)
    expect(emitted).toMatchObject([{ type: 'stored', chatId, text: 'May I?' }])
    expect(isSame).toBe(false)
  })

  it.each([
    ['in its chat', { id: chatId }],
    ['in a new chat', { id: undefined }],
    ['with a web search that the new page does not know of', { first: { ...question, webSearch: true } }],
  ])('is the same question if the composer sends it again: %s (F-9)', async (_name, options) => {
    const { emitted, isSame } = await askFromTwoPages(options, question)
    expect(emitted).toEqual([])
    expect(isSame).toBe(true)
  })

  it.each([
    ['the text is different', {}, { ...question, text: 'Must I?' }],
    ['a model was chosen since', {}, { ...question, model: 'o3' as const }],
    ['the question had files', { first: { ...question, files: [picture()] } }, question],
    ['the conversation has gone on', { id: chatId, loaded: [...before, message(2, 'Must I?')] }, question],
  ])('is another question if %s', async (_name, options, then) => {
    expect((await askFromTwoPages(options, then)).isSame).toBe(false)
  })

  it('is removed from the browser’s storage once the server has accepted it', async () => {
    const storedSend: StoredSend = { body: undefined }
    const { store, ask } = await openPage({ messages: before }, question, storedSend)
    await ask()
    expect(storedSend.body?.clientMessageId).toBeDefined()
    store.api.send = async () => ended()
    await ask()
    expect(storedSend.body).toBeUndefined()
  })
})

describe('an edit whose responses were lost', () => {
  const editedTo = async (text: string, loaded: Message[]) => {
    const stored = { messages: before }
    const { store, emitted } = await openPage(stored, question)
    await editQuestion(store, { key: store.getState().messages[0]?.key ?? '', text }, 'gpt-4o')
    stored.messages = loaded
    await refreshChat(store)
    return emitted
  }
  const versions = [message(0, 'Hello').id, message(4, 'Hello?').id]
  const version = (index: number, content: string) => ({ ...message(index, content), versions })

  it('leaves its field when it is found among the stored messages (F-2)', async () => {
    const loaded = [version(4, 'Hello?'), message(5, 'Good morning.')]
    const emitted = await editedTo('Hello?', loaded)
    expect(kinds(emitted)).toEqual(['refused', 'stored'])
    expect(emitted.at(-1)).toEqual({ type: 'stored', chatId, text: 'Hello?', edited: true })
  })

  it('stays in its field if another edit was stored, or none', async () => {
    const loaded = [version(4, 'Hello?'), message(5, 'Good morning.')]
    expect(kinds(await editedTo('Hello!', loaded))).toEqual(['refused'])
    expect(kinds(await editedTo('Hello', [version(0, 'Hello'), message(1, 'Hi')]))).toEqual(['refused'])
  })
})

it('a retry whose response is lost is sent once more, as the same request (F-2, F-9)', async () => {
  const sent: Retry[] = []
  const store = createConversationStore(
    conversationApi({
      listLatest: async () => ({ messages: after, offset: 0, hasOlder: false }),
      send: () => Promise.reject(new Error('not used')),
      retry: async (_chatId, body) => {
        sent.push(body)
        if (sent.length % 2 === 1) throw new Error('lost')
        return (async function* () {
          yield [{ event: { type: 'done' as const }, id: undefined }]
        })()
      },
      problemOf: () => ({ code: 'unreachable', message: '' }),
    }),
  )
  await syncChat(store, openChat(store, chatId))
  for (const _ of [1, 2]) await retryAnswer(store, 'gpt-4o')
  const ids = sent.map(({ clientMessageId }) => clientMessageId)
  expect(ids).toEqual([ids[0], ids[0], ids[2], ids[2]])
  expect(ids[0]).not.toBe(ids[2])
})

describe('a question in a new chat whose responses were lost', () => {
  const other = '22222222-2222-4222-8222-222222222222' as ChatId
  const lostInNewChat = async (storage: StoredSend = { body: undefined }) => {
    const stored = { messages: before }
    const page = await openPage(stored, question, storage)
    openChat(page.store, undefined)
    page.store.api.findSentChat = async sentId =>
      stored.messages === after && sentId === storage.body?.clientMessageId
        ? { id: chatId, title: 'May I?' }
        : null
    return { ...page, stored, storage }
  }

  it('is shown in its chat, and leaves the composer, once the server says that it has it (F-2)', async () => {
    const { store, emitted, stored, ask } = await lostInNewChat()
    await ask()
    await refreshChat(store)
    expect(kinds(emitted)).toEqual(['refused'])
    stored.messages = after
    await refreshChat(store)
    expect(emitted.slice(1)).toEqual([
      { type: 'stored', chatId: undefined, text: 'May I?', edited: false },
      { type: 'named', chatId, title: 'May I?', createdChat: true, current: true },
    ])
    expect(store.getState()).toMatchObject({ chatId, returned: false, refused: false })
    expect(store.getState().messages).toHaveLength(4)
  })

  it('is shown in its chat after a reload (C-9, F-2)', async () => {
    const storage: StoredSend = { body: undefined }
    await (await lostInNewChat(storage)).ask()
    const { store, emitted, stored } = await lostInNewChat(storage)
    stored.messages = after
    await refreshChat(store)
    expect(kinds(emitted)).toEqual(['stored', 'named'])
    expect(store.getState().chatId).toBe(chatId)
  })

  it('can be loaded again if the server says that it has it, but its chat cannot be loaded (F-2)', async () => {
    const { store, stored, ask } = await lostInNewChat()
    await ask()
    stored.messages = after
    store.api.listLatest = () => Promise.reject(new Error('lost'))
    await refreshChat(store)
    expect(store.getState()).toMatchObject({ chatId, messages: [], latest: 'failed' })
  })

  it('does not take the place of another new chat', async () => {
    const { store, emitted, stored, ask } = await lostInNewChat()
    await ask()
    stored.messages = after
    await syncChat(store, openChat(store, undefined))
    expect(emitted.at(-1)).toMatchObject({ type: 'named', chatId, current: false })
    expect(store.getState().chatId).toBeUndefined()
  })

  it('is not forgotten when a question of a temporary chat is accepted', async () => {
    const { store, ask, storage } = await lostInNewChat()
    store.api.storeSend = (place, body) => {
      if (place === undefined) storage.body = body
    }
    await ask()
    const sent = storage.body
    dispatch(store, openChat(store, undefined), { type: 'temporary-chosen', temporary: true })
    store.api.send = async () => ended()
    store.api.findSentChat = async () => ({ id: other, title: null })
    await sendQuestion(store, { ...question, text: 'Must I?' })
    expect(storage.body).toBe(sent)
    expect(store.returnedSends.get(undefined)?.body.clientMessageId).toBe(sent?.clientMessageId)
  })
})

describe('Stop before the response has begun', () => {
  const running: Message = { ...message(3, 'Y'), status: 'running' }
  /** `lateMs`: when the server gets what was sent, after it was withdrawn. */
  const stoppedPage = async (id: ChatId | undefined, sent = question, { lateMs } = { lateMs: 0 }) => {
    const stored = { messages: before }
    const page = await openPage(stored, sent)
    if (!id) openChat(page.store, undefined)
    const stops: ChatId[] = []
    const names = { sent: [] as unknown[], stopped: [] as unknown[] }
    const stopped = Promise.withResolvers<undefined>()
    const late = { withdrawn: false, waitedMs: 0, checkCount: 0, arrived: false, stopped: false }
    const arriveIfDue = () => {
      if (late.arrived || !late.withdrawn || late.waitedMs < lateMs) return
      late.arrived = true
      stored.messages = [...before, message(2, 'May I?'), running]
    }
    const connect = (body: Send | Retry, signal: AbortSignal) =>
      new Promise<never>((_resolve, reject) => {
        names.sent.push(body.clientMessageId)
        signal.addEventListener('abort', () => {
          late.withdrawn = true
          arriveIfDue()
          reject(new Error('aborted'))
        })
      })
    Object.assign(page.store.api, {
      send: connect,
      retry: (_chatId: ChatId, body: Retry, signal: AbortSignal) => connect(body, signal),
      wait: async (delayMs: number) => {
        if (late.withdrawn) late.waitedMs += delayMs
        arriveIfDue()
      },
      findSentChat: async () => {
        if (!late.arrived) late.checkCount += 1
        return late.arrived ? { id: chatId, title: null } : null
      },
      // The answer goes on until it is stopped.
      follow: () => stopped.promise,
      stop: async (each: ChatId, name: string | undefined) => {
        stops.push(each)
        names.stopped.push(name)
        late.stopped = late.arrived
        stopped.resolve(undefined)
        stored.messages = [...before, message(2, 'May I?'), { ...running, status: 'stopped' }]
      },
    })
    const askAndStop = async () => {
      const asked = page.ask()
      await settled()
      await stopAnswer(page.store)
      await asked
    }
    return { ...page, askAndStop, stops, names, late }
  }

  it.each([
    ['an existing', chatId],
    ['a new', undefined],
  ])(
    'stops the answer to a question in %s chat once, and the question is in its chat (C-10)',
    async (_name, id) => {
      const { store, emitted, askAndStop, stops, names } = await stoppedPage(id)
      await askAndStop()
      await refreshChat(store)
      expect(stops).toEqual([chatId])
      expect(names.stopped).toEqual(names.sent)
      expect(kinds(emitted).slice(0, 2)).toEqual(['withdrawn', 'stored'])
      expect(store.getState().messages.at(-2)?.content ?? '').toBe('May I?')
    },
  )

  it.each([
    ['none of the messages above it were', []],
    ['the answer above it was', before.slice(0, 1)],
  ])(
    'stops the answer to a question that was sent before %s loaded, and the question is in its chat (C-10, F-2)',
    async (_name, loaded) => {
      const { store, emitted, askAndStop, stops } = await stoppedPage(chatId)
      const { listLatest } = store.api
      store.api.listLatest = async () => ({ messages: loaded, offset: 0, hasOlder: false })
      await syncChat(store, openChat(store, chatId))
      store.api.listLatest = listLatest
      await askAndStop()
      await refreshChat(store)
      expect(stops).toEqual([chatId])
      expect(kinds(emitted).slice(0, 2)).toEqual(['withdrawn', 'stored'])
    },
  )

  it('stops the answer to a question with files once, and the question stays in the composer (C-10)', async () => {
    const { store, emitted, askAndStop, stops } = await stoppedPage(chatId, {
      ...question,
      files: [picture()],
    })
    await askAndStop()
    await refreshChat(store)
    await refreshChat(store)
    expect(stops).toEqual([chatId])
    expect(kinds(emitted)).not.toContain('stored')
  })

  it('stops the answer to a retry (C-10)', async () => {
    const { store, stops, names } = await stoppedPage(chatId)
    const retried = retryAnswer(store, 'gpt-4o')
    await settled()
    await stopAnswer(store)
    await retried
    expect(stops).toEqual([chatId])
    // Only its own answer: the server may have refused it because another tab's is being written.
    expect(names.stopped).toEqual(names.sent)
  })

  it.each([
    ['a question in an existing chat', chatId],
    ['a question in a new chat', undefined],
    ['a retry', chatId],
  ])('stops the answer to %s that reaches the server half a minute later (C-10)', async (name, id) => {
    const { store, ask, names, late } = await stoppedPage(id, question, { lateMs: 20_000 })
    const sending = name === 'a retry' ? retryAnswer(store, 'gpt-4o') : ask()
    await settled()
    await stopAnswer(store)
    await sending
    await expect.poll(() => late.stopped).toBe(true)
    expect(late.waitedMs).toBeGreaterThan(20_000)
    // Another tab's answer may be live by then.
    expect(new Set(names.stopped)).toEqual(new Set(names.sent))
    await expect.poll(() => store.getState().messages.at(-2)?.content).toBe('May I?')
  })

  it('gives up after a minute if the question never reaches the server (C-10)', async () => {
    const { askAndStop, stops, late } = await stoppedPage(chatId, question, {
      lateMs: Number.POSITIVE_INFINITY,
    })
    await askAndStop()
    await expect.poll(() => late.checkCount).toBe(5)
    await settled()
    expect(late.checkCount).toBe(5)
    expect(stops).toEqual([])
  })

  it('does not look for the question any more once another one was sent', async () => {
    const { store, ask, late } = await stoppedPage(chatId, question, { lateMs: Number.POSITIVE_INFINITY })
    const asked = ask()
    await settled()
    await stopAnswer(store)
    const pause = Promise.withResolvers<void>()
    let isWaiting = false
    store.api.wait = () => {
      isWaiting = true
      return pause.promise
    }
    await asked
    await expect.poll(() => isWaiting).toBe(true)
    store.api.send = async () => ended()
    await sendQuestion(store, { ...question, text: 'Must I?' })
    pause.resolve()
    await settled()
    expect(late.checkCount).toBe(0)
  })

  it('finds the question if Retry is pressed before the messages are loaded (F-2)', async () => {
    const { store, emitted, ask } = await stoppedPage(chatId)
    const { listLatest } = store.api
    const asked = ask()
    await settled()
    const loading = Promise.withResolvers<undefined>()
    store.api.listLatest = async (...args) => {
      await loading.promise
      return listLatest(...args)
    }
    await stopAnswer(store)
    await settled()
    store.api.retry = async () => ended()
    const retried = retryAnswer(store, 'gpt-4o')
    loading.resolve(undefined)
    await Promise.all([asked, retried])
    expect(kinds(emitted).filter(type => type === 'stored')).toHaveLength(2)
    expect(emitted).toContainEqual({ type: 'stored', chatId, text: 'May I?', edited: false })
  })
})
