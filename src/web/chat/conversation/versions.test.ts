import { describe, expect, it } from 'vitest'
import type { Message, MessagePage, Send } from '#shared/api/chat.ts'
import type { Retry } from '#shared/api/chat-requests.ts'
import type { ChatId } from '#shared/api/ids.ts'
import type { StreamEvent } from '#shared/api/stream-events.ts'
import { conversationApi } from '#tests/support/pages/conversation-api.ts'
import { chooseVersion } from './choose-version.ts'
import type { ConversationApi } from './conversation-api.ts'
import type { ConversationEvent } from './conversation-events.ts'
import { createConversationStore, openChat } from './conversation-store.ts'
import { isEditOf } from './edit-draft.ts'
import type { AnswerStream } from './follow-answer.ts'
import { loadOlder } from './load-older.ts'
import { editQuestion, retryAnswer, sendQuestion } from './send-question.ts'
import { syncChat } from './sync-chat.ts'

/** Edited questions, regenerated answers and the choice between versions, against a server that stores paths. */

const chatId = '11111111-1111-4111-8111-111111111111' as ChatId

function id(name: string): string {
  return `${name.padStart(8, '0')}-0000-4000-8000-000000000000`
}

/** A message whose id and content are its name. */
function message(name: string, role: Message['role'], versions?: string[]): Message {
  const shown = { content: name, created_at: '2026-11-20T10:00:00Z', status: 'complete' as const }
  return { id: id(name), role, ...shown, ...(versions && { versions: versions.map(id) }) }
}

/** Questions at even indexes, answers at odd ones. "b/c": the versions b and c, of which the first is shown. */
function path(...names: string[]): Message[] {
  return names.map((given, index) => {
    const [name = '', ...others] = given.split('/')
    const versions = others.length > 0 ? [name, ...others].sort() : undefined
    return message(name, index % 2 === 0 ? 'user' : 'assistant', versions)
  })
}

async function* answerOf(...events: StreamEvent[]): AnswerStream {
  yield [...events, { type: 'done' } as const].map(event => ({ event, id: undefined }))
}

/** A call that fails once it is aborted. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

function setUp(
  stored: Message[],
  { pageSize = 100, ...api }: Partial<ConversationApi> & { pageSize?: number } = {},
) {
  const server = {
    stored,
    sent: [] as Send[],
    retried: [] as Retry[],
    chosen: [] as string[],
    emitted: [] as ConversationEvent[],
  }
  const pageFrom = (offset: number): MessagePage => ({
    messages: server.stored.slice(offset, offset + 100),
    offset,
    hasOlder: offset > 0,
    ...(offset > 0 && { before: server.stored[offset - 1]?.id ?? '' }),
  })
  const store = createConversationStore(
    conversationApi({
      listLatest: async () => pageFrom(Math.max(0, server.stored.length - pageSize)),
      listFrom: async (_, offset) => pageFrom(offset),
      send: async body => {
        server.sent.push(body)
        return answerOf({ type: 'text', text: 'new' })
      },
      retry: async (_, body) => {
        server.retried.push(body)
        return answerOf({ type: 'text', text: 'new' })
      },
      choose: async (_, version) => void server.chosen.push(version),
      ...api,
    }),
    event => server.emitted.push(event),
  )
  return { server, store, open: () => syncChat(store, openChat(store, chatId)) }
}

type Store = ReturnType<typeof setUp>['store']
const texts = (store: Store) => store.getState().messages.map(({ content }) => content)
const keys = (store: Store) => store.getState().messages.map(({ key }) => key)

const question = { text: 'a', files: [], model: 'gpt-4o' as const, webSearch: false }

it('a question is not sent while the version that it will follow is being chosen', async () => {
  const chosen = Promise.withResolvers<void>()
  const { server, store, open } = setUp(path('a', 'b2/b'), { choose: () => chosen.promise })
  await open()
  const choosing = chooseVersion(store, keys(store)[1] ?? '', id('b'))
  expect(sendQuestion(store, question)).toBeUndefined()
  server.stored = path('a', 'b/b2')
  chosen.resolve()
  await choosing
  await sendQuestion(store, question)
  expect(server.sent).toMatchObject([{ after: id('b') }])
})

describe('an edited question', () => {
  it('stays in its row, with the text of its edit, if another tab edits it meanwhile (C-9, E-8)', async () => {
    const { server, store, open } = setUp(path('a', 'b', 'c', 'd'))
    await open()
    const before = keys(store)
    server.stored = path('a', 'b', 'c2/c', 'd2')
    await syncChat(store, store.current)
    expect(texts(store)).toEqual(['a', 'b', 'c2', 'd2'])
    expect(keys(store).slice(0, 3)).toEqual(before.slice(0, 3))
    const [, , shown] = store.getState().messages
    const edit = { key: `${chatId}.${id('c')}`, text: 'c3' }
    expect(shown && isEditOf(edit, store.getState(), shown)).toBe(true)
  })

  it('is the same edit if it is sent again while the stored messages cannot be loaded', async () => {
    const sent: Send[] = []
    const { store, open } = setUp(path('a', 'b'), {
      send: async body => {
        sent.push(body)
        throw new Error('The response was lost.')
      },
    })
    await open()
    store.api.listLatest = async () => {
      throw new Error('No network.')
    }
    const [row = ''] = keys(store)
    for (let time = 0; time < 2; time += 1) await editQuestion(store, { key: row, text: 'a2' }, 'o3')
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })

  it('stays in its row, and what followed it leaves the screen (E-1)', async () => {
    const { server, store, open } = setUp(path('a', 'b', 'c', 'd', 'e', 'f'))
    await open()
    const [, , row = ''] = keys(store)
    server.stored = path('a', 'b', 'c2/c', 'd2')
    await editQuestion(store, { key: row, text: 'c2' }, 'o3')
    expect(server.sent).toMatchObject([{ chatId, replaces: id('c'), model: 'o3', forceWebSearch: null }])
    expect(server.sent[0]?.messages.map(({ content }) => content)).toEqual(['a', 'b', 'c2'])
    expect(texts(store)).toEqual(['a', 'b', 'c2', 'd2'])
    expect(keys(store)[2]).toBe(row)
    expect(store.getState().messages[2]?.versions).toEqual([id('c'), id('c2')])
    // No text of the composer was sent.
    expect(server.emitted[0]).toEqual({ type: 'stored', chatId, text: '' })
  })

  it('that was just sent is edited even if the messages are loaded again while its id is loaded', async () => {
    const { server, store } = await answeredWithoutId()
    let loadCount = 0
    store.api.listLatest = async () => {
      loadCount += 1
      if (loadCount === 1) void syncChat(store, store.current)
      if (loadCount === 2) throw new Error('offline')
      return { messages: server.stored, offset: 0, hasOlder: false }
    }
    await editQuestion(store, { key: keys(store)[0] ?? '', text: 'a2' }, 'gpt-4o')
    expect(server.sent.at(-1)).toMatchObject({ replaces: id('a') })
  })

  it('that the server refuses comes back, with all that followed it and the text of the edit (E-8)', async () => {
    const { server, store, open } = setUp(path('a', 'b', 'c', 'd'), {
      send: () => Promise.reject(new Error('offline')),
    })
    await open()
    const [row = ''] = keys(store)
    await editQuestion(store, { key: row, text: 'a2' }, 'gpt-4o')
    expect(texts(store)).toEqual(['a', 'b', 'c', 'd'])
    expect(server.emitted).toMatchObject([
      { type: 'refused', message: undefined, edit: { key: `${chatId}.${id('a')}`, text: 'a2' } },
    ])
  })

  it('that was just sent is returned under the key that a reloaded page uses, if the server refuses the edit (C-9)', async () => {
    const { server, store, open } = setUp([])
    await open()
    const answered = sendQuestion(store, question)
    server.stored = path('a', 'b')
    await answered
    store.api.send = () => Promise.reject(new Error('offline'))
    await editQuestion(store, { key: keys(store)[0] ?? '', text: 'a2' }, 'gpt-4o')
    expect(keys(store)[0]).not.toBe(id('a'))
    expect(server.emitted.at(-1)).toMatchObject({ type: 'refused', edit: { key: `${chatId}.${id('a')}` } })
  })

  it('stops the answer that is being written to the former one (E-8)', async () => {
    const running = [...path('a', 'b', 'c'), { ...message('d', 'assistant'), status: 'running' as const }]
    const stopped = Promise.withResolvers<void>()
    async function* live(): AnswerStream {
      await stopped.promise
      yield [{ event: { type: 'done' }, id: undefined }]
    }
    const { server, store, open } = setUp(running, {
      follow: async () => live(),
      stop: async () => {
        server.stored = path('a', 'b', 'c', 'd')
        stopped.resolve()
      },
    })
    void open()
    await expect.poll(() => store.getState().answer?.text).toBe('d')
    await editQuestion(store, { key: keys(store)[2] ?? '', text: 'c2' }, 'gpt-4o')
    expect(server.sent).toMatchObject([{ replaces: id('c') }])
  })
})

/** A chat whose first question was answered, but has no id on screen, because the messages cannot be loaded. */
async function answeredWithoutId() {
  const { server, store, open } = setUp([])
  await open()
  server.stored = path('a', 'b')
  store.api.listLatest = () => new Promise(() => {})
  void sendQuestion(store, question)
  await expect.poll(() => store.getState().answer).toBeUndefined()
  server.emitted.length = 0
  return { server, store }
}

describe('the new text of a question that was not sent', () => {
  const running = [...path('a'), { ...message('b', 'assistant'), status: 'running' as const }]
  const edit = (key: string) => ({
    type: 'refused',
    chatId,
    returnTo: chatId,
    message: undefined,
    edit: { key, text: 'a2' },
  })
  async function* endless(): AnswerStream {
    await new Promise(() => {})
  }

  it('returns if the user opens another chat while the answer is being stopped (C-9)', async () => {
    const { server, store, open } = setUp(running, { follow: async () => endless() })
    void open()
    await expect.poll(() => store.getState().answer?.text).toBe('b')
    const editing = editQuestion(store, { key: id('a'), text: 'a2' }, 'gpt-4o')
    openChat(store, undefined)
    await editing
    expect(server.sent).toEqual([])
    expect(server.emitted).toEqual([edit(`${chatId}.${id('a')}`)])
  })

  it('returns to the composer if the user opens another chat while the question itself is being sent (C-10)', async () => {
    const { server, store, open } = setUp([], { send: () => new Promise(() => {}) })
    await open()
    void sendQuestion(store, question)
    store.api.wait = () => new Promise(() => {})
    const editing = editQuestion(store, { key: keys(store)[0] ?? '', text: 'a2' }, 'gpt-4o')
    openChat(store, undefined)
    await editing
    expect(server.emitted).toMatchObject([{ type: 'refused', returnTo: chatId, message: { text: 'a2' } }])
  })

  it('returns if the user opens another chat while the question’s id is loaded (C-9)', async () => {
    const { server, store } = await answeredWithoutId()
    const loaded = Promise.withResolvers<MessagePage>()
    store.api.listLatest = () => loaded.promise
    const editing = editQuestion(store, { key: keys(store)[0] ?? '', text: 'a2' }, 'gpt-4o')
    openChat(store, undefined)
    loaded.resolve({ messages: server.stored, offset: 0, hasOlder: false })
    await editing
    // Without an id, its place in the chat.
    expect(server.emitted).toEqual([edit(`${chatId}.0`)])
  })

  it('returns if another answer has begun elsewhere by then, which is then read (C-9, F-5)', async () => {
    const { server, store } = await answeredWithoutId()
    const further = [...path('a', 'b', 'c'), { ...message('d', 'assistant'), status: 'running' as const }]
    const pages = [further, path('a', 'b', 'c', 'd')]
    store.api.listLatest = async () => ({ messages: pages.shift() ?? [], offset: 0, hasOlder: false })
    store.api.follow = async () => answerOf({ type: 'text', text: 'd' })
    await editQuestion(store, { key: keys(store)[0] ?? '', text: 'a2' }, 'gpt-4o')
    expect(server.emitted).toMatchObject([edit(`${chatId}.${id('a')}`), { type: 'answered' }])
  })

  it('returns to the composer if the question itself was withdrawn (C-10)', async () => {
    const { server, store, open } = setUp([], { send: (_, signal) => aborted(signal) })
    await open()
    void sendQuestion(store, question)
    await editQuestion(store, { key: keys(store)[0] ?? '', text: 'a2' }, 'gpt-4o')
    expect(server.emitted).toMatchObject([
      { type: 'withdrawn', returnTo: chatId, message: { text: 'a' } },
      { type: 'refused', returnTo: chatId, message: { text: 'a2' } },
    ])
    expect(server.emitted[1]).not.toHaveProperty('edit')
  })

  it('returns to the composer of a new chat if its chat was deleted elsewhere (C-9)', async () => {
    const { server, store, open } = setUp(path('a', 'b'), {
      send: () => Promise.reject(new Error('missing')),
      isMissing: () => true,
    })
    await open()
    await editQuestion(store, { key: id('a'), text: 'a2' }, 'gpt-4o')
    expect(server.emitted).toMatchObject([
      { type: 'refused', returnTo: undefined, message: { text: 'a2' }, missing: true },
      { type: 'deleted' },
    ])
  })

  it('is gone with a temporary chat that the user has left (J-11)', async () => {
    const send: ConversationApi['send'] = (_body, signal) => aborted(signal)
    const { server, store, open } = setUp(path('a', 'b'), { send })
    await open()
    store.current.state = { ...store.current.state, temporary: true }
    const editing = editQuestion(store, { key: id('a'), text: 'a2' }, 'gpt-4o')
    openChat(store, undefined)
    await editing
    expect(server.emitted.map(({ type }) => type)).toEqual(['discarded'])
  })
})

it('a regenerated answer leaves the screen with what followed it, and returns if the server refuses (E-2)', async () => {
  const { server, store, open } = setUp(path('a', 'b', 'c', 'd'))
  await open()
  server.stored = path('a', 'b2/b')
  await retryAnswer(store, 'gpt-5', keys(store)[1])
  expect(server.retried).toMatchObject([{ model: 'gpt-5', messageId: id('b') }])
  expect(texts(store)).toEqual(['a', 'b2'])
  await retryAnswer(store, 'gpt-5', 'no longer there')
  expect(server.retried).toHaveLength(1)
  store.api.retry = () => Promise.reject(new Error('offline'))
  store.api.listLatest = () => Promise.reject(new Error('offline'))
  await retryAnswer(store, 'gpt-5', keys(store)[1])
  expect(texts(store)).toEqual(['a', 'b2'])
})

describe('a chosen version', () => {
  it('takes the row of the one that was shown, and other tabs are told (E-3, E-9)', async () => {
    const { server, store, open } = setUp(path('a', 'b2/b', 'c', 'd'))
    await open()
    const [first, row = ''] = keys(store)
    server.stored = path('a', 'b/b2', 'e', 'f', 'g', 'h')
    await chooseVersion(store, row, id('b'))
    expect(server.chosen).toEqual([id('b')])
    expect(texts(store)).toEqual(['a', 'b', 'e', 'f', 'g', 'h'])
    expect(keys(store).slice(0, 2)).toEqual([first, row])
    expect(server.emitted).toEqual([{ type: 'changed', chatId }])
    expect(store.getState().choosing).toBeUndefined()
  })

  it('is loaded back to its beginning, if it is longer than a page (E-3)', async () => {
    const { server, store, open } = setUp(path('a', 'b2/b'), { pageSize: 2 })
    await open()
    server.stored = path('a', 'b/b2', 'c', 'd', 'e', 'f')
    await chooseVersion(store, keys(store)[1] ?? '', id('b'))
    expect(texts(store)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })

  it('requests an older page once if that fails, and waits for one that is on its way (C-6, E-3)', async () => {
    const { server, store, open } = setUp(path('a', 'b2/b'), { pageSize: 2 })
    await open()
    server.stored = path('a', 'b/b2', 'c', 'd', 'e', 'f')
    const { listFrom } = store.api
    let requestCount = 0
    store.api.listFrom = () => {
      requestCount += 1
      return Promise.reject(new Error('offline'))
    }
    await chooseVersion(store, keys(store)[1] ?? '', id('b'))
    expect([requestCount, store.getState().older]).toEqual([1, 'failed'])

    const held = Promise.withResolvers<void>()
    store.api.listFrom = async (...given) => {
      await held.promise
      return listFrom(...given)
    }
    const loading = loadOlder(store)
    const choosing = chooseVersion(store, keys(store)[0] ?? '', id('b'))
    await new Promise(resolve => setImmediate(resolve))
    held.resolve()
    await Promise.all([loading, choosing])
    expect(texts(store)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })

  it('that cannot be chosen leaves everything as it was (E-9)', async () => {
    const { server, store, open } = setUp(path('a', 'b2/b'), {
      choose: () => Promise.reject(new Error('busy')),
    })
    await open()
    store.api.listLatest = () => Promise.reject(new Error('offline'))
    await chooseVersion(store, keys(store)[1] ?? '', id('b'))
    expect(texts(store)).toEqual(['a', 'b2'])
    expect(server.emitted).toEqual([{ type: 'choose-failed' }])
    expect(store.getState().choosing).toBeUndefined()
  })

  it('does not block the next question if its messages cannot be loaded', async () => {
    const { store, open } = setUp(path('a', 'b2/b'))
    await open()
    store.api.listLatest = () => Promise.reject(new Error('offline'))
    await chooseVersion(store, keys(store)[1] ?? '', id('b'))
    expect(sendQuestion(store, question)).toBeDefined()
  })

  it('is chosen once, and loads nothing more once the chat is left', async () => {
    const chosen = Promise.withResolvers<void>()
    const { server, store, open } = setUp(path('a', 'b2/b', 'c', 'd'), { pageSize: 2 })
    store.api.choose = async (_, version) => {
      server.chosen.push(version)
      await chosen.promise
    }
    store.api.listFrom = () => Promise.reject(new Error('unexpected'))
    await open()
    const choosing = chooseVersion(store, 'b', id('b'))
    await chooseVersion(store, 'b', id('b'))
    const other = syncChat(store, openChat(store, '22222222-2222-4222-8222-222222222222' as ChatId))
    chosen.resolve()
    await Promise.all([choosing, other])
    expect(server.chosen).toEqual([id('b')])
    expect(store.getState().older).toBe('idle')
  })

  it('is followed by a new question if one that was refused before is sent again', async () => {
    const { server, store, open } = setUp(path('a', 'b2/b'))
    const { send } = store.api
    await open()
    store.api.send = async (...given) => {
      await send(...given)
      throw new Error('lost')
    }
    await sendQuestion(store, question)
    server.stored = path('a', 'b/b2')
    await chooseVersion(store, keys(store)[1] ?? '', id('b'))
    await sendQuestion(store, question)
    expect(server.sent).toMatchObject([{ after: id('b2') }, { after: id('b') }])
  })

  it('in a chat that was deleted elsewhere causes one event, which says so', async () => {
    const gone = () => Promise.reject(new Error('missing'))
    const { server, store, open } = setUp(path('a', 'b2/b'), { choose: gone, isMissing: () => true })
    await open()
    store.api.listLatest = gone
    await chooseVersion(store, keys(store)[1] ?? '', id('b'))
    expect(server.emitted).toEqual([{ type: 'deleted', chatId }])
  })
})

it('messages that arrive late do not replace newer ones', async () => {
  const { server, store, open } = setUp(path('a', 'b'))
  const { listLatest } = store.api
  const held = Promise.withResolvers<void>()
  const former = { messages: path('a', 'b'), offset: 0, hasOlder: false }
  await open()
  store.api.listLatest = () => held.promise.then(() => former)
  const late = syncChat(store, store.current)
  store.api.listLatest = listLatest
  server.stored = path('a', 'b', 'c', 'd')
  await syncChat(store, store.current)
  held.resolve()
  await late
  expect(texts(store)).toEqual(['a', 'b', 'c', 'd'])
})

it('older messages are requested once at a time', async () => {
  const { store, open } = setUp(path('a', 'b', 'c', 'd'), { pageSize: 2 })
  const { listFrom } = store.api
  let requestCount = 0
  store.api.listFrom = (...given) => {
    requestCount += 1
    return listFrom(...given)
  }
  await open()
  await Promise.all([loadOlder(store), loadOlder(store)])
  expect(requestCount).toBe(1)
})

describe('when another version was chosen elsewhere', () => {
  it('what was loaded earlier is dropped if it belongs to the former one (E-3, E-4)', async () => {
    const { server, store, open } = setUp(path('a', 'b', 'c', 'd', 'e', 'f'), { pageSize: 4 })
    await open()
    await loadOlder(store)
    expect(texts(store)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    // The same beginning: it stays.
    server.stored = path('a', 'b', 'c2/c', 'd2', 'e2', 'f2')
    await syncChat(store, store.current)
    expect(texts(store)).toEqual(['a', 'b', 'c2', 'd2', 'e2', 'f2'])
    server.stored = path('a2/a', 'b3', 'c3', 'd3', 'e3', 'f3')
    await syncChat(store, store.current)
    expect(texts(store)).toEqual(['c3', 'd3', 'e3', 'f3'])
    expect(store.getState()).toMatchObject({ offset: 2, hasOlder: true })
  })

  it('an older page is not added to messages of the former version: the latest are loaded, and a running answer is read (E-4, F-5)', async () => {
    const follow = async () => {
      server.stored = path('a2/a', 'b2', 'c2', 'd2', 'e2', 'f2')
      return answerOf({ type: 'text', text: 'f2' })
    }
    const { server, store, open } = setUp(path('a', 'b', 'c', 'd', 'e', 'f'), { pageSize: 4, follow })
    await open()
    server.stored = path('a2/a', 'b2', 'c2', 'd2', 'e2')
    server.stored.push({ ...message('f2', 'assistant'), status: 'running', content: '' })
    await loadOlder(store)
    expect(texts(store)).toEqual(['c2', 'd2', 'e2', 'f2'])
  })
})
