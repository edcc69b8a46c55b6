import { describe, expect, it } from 'vitest'
import type { Message, MessagePage } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { createFrameDecoder, type PositionedEvent } from '#shared/api/sse.ts'
import type { StreamEvent } from '#shared/api/stream-events.ts'
import { eventFrames } from '#tests/support/pages/event-frames.ts'
import { type Conversation, emptyConversation } from './conversation.ts'
import { type ConversationAction, canRetry, conversationReducer } from './conversation-reducer.ts'

const chat = '11111111-1111-4111-8111-111111111111' as ChatId

function after(actions: ConversationAction[], from: Conversation = emptyConversation): Conversation {
  return actions.reduce(conversationReducer, from)
}

function streamed(...events: StreamEvent[]): ConversationAction {
  return { type: 'streamed', events: placed(...events) }
}

function placed(...events: StreamEvent[]): PositionedEvent[] {
  return events.map(event => ({ event, id: undefined }))
}

function stored(index: number, fields: Partial<Message> = {}): Message {
  const role = index % 2 === 0 ? 'user' : 'assistant'
  return {
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    role,
    content: `${role} ${index}`,
    created_at: '2026-11-20T10:00:00Z',
    status: 'complete',
    ...fields,
  }
}

function page(from: number, to: number): MessagePage {
  const messages = Array.from({ length: to - from }, (_, index) => stored(from + index))
  return { messages, offset: from, hasOlder: from > 0 }
}

function texts(state: Conversation): string[] {
  return state.messages.map(message => message.content)
}

const sent: ConversationAction = {
  type: 'sent',
  question: 'May I?',
  files: [],
  questionKey: 'q',
  answerKey: 'a',
}
const loaded = (messages: MessagePage): ConversationAction => ({ type: 'latest-loaded', page: messages })
const refusal = (questionKey: string): ConversationAction => ({
  type: 'returned',
  questionKey,
  emergency: undefined,
  refused: false,
  removed: [],
})
const opened: ConversationAction = { type: 'opened', chatId: chat }

describe('sending a question', () => {
  it('shows the question with an empty answer that grows and becomes a message', () => {
    const afterSend = after([sent])
    expect(texts(afterSend)).toEqual(['May I?'])
    expect(afterSend.answer?.text).toBe('')
    const growing = after(
      [streamed({ type: 'text', text: 'Yes, ' }, { type: 'text', text: 'you may.' })],
      afterSend,
    )
    expect(growing.answer?.text).toBe('Yes, you may.')
    const ended = after([{ type: 'ended', end: 'done' }], growing)
    expect(ended.answer).toBeUndefined()
    expect(ended.messages.map(message => [message.key, message.content, message.status])).toEqual([
      ['q', 'May I?', 'complete'],
      ['a', 'Yes, you may.', 'complete'],
    ])
  })

  it('removes the question from the screen if it returns to the composer', () => {
    const state = after([opened, loaded(page(0, 2)), sent, refusal('q')])
    expect(texts(state)).toEqual(['user 0', 'assistant 1'])
    expect(state.answer).toBeUndefined()
  })

  it('removes an answer that failed before its first word, and offers Retry (F-3)', () => {
    const error: StreamEvent = { type: 'error', code: 'model_busy', message: 'It is busy.' }
    const state = after([
      sent,
      { type: 'named', chatId: chat },
      streamed(error),
      { type: 'ended', end: 'done' },
    ])
    expect(texts(state)).toEqual(['May I?'])
    expect(state.failure).toEqual({ code: 'model_busy', message: 'It is busy.' })
    expect(canRetry(state)).toBe(true)
  })

  it('keeps the text written before an error, and marks the answer as failed', () => {
    const state = after([
      sent,
      { type: 'named', chatId: chat },
      streamed({ type: 'text', text: 'Half' }, { type: 'error', code: 'x', message: '' }),
      { type: 'ended', end: 'done' },
    ])
    expect(state.messages.at(-1)).toMatchObject({ content: 'Half', status: 'error' })
    expect(canRetry(state)).toBe(true)
  })

  it('still shows the reason for a failure after the stored copy is loaded', () => {
    const error: StreamEvent = { type: 'error', code: 'model_cut', message: 'It was cut.' }
    const half = stored(1, { content: 'Half', status: 'error' })
    const state = after([
      sent,
      { type: 'named', chatId: chat },
      streamed({ type: 'text', text: 'Half' }, error),
      { type: 'ended', end: 'done' },
      loaded({ messages: [stored(0, { content: 'May I?' }), half], offset: 0, hasOlder: false }),
    ])
    expect(state.failure).toEqual({ code: 'model_cut', message: 'It was cut.' })
  })

  it.each<[string, ConversationAction, ConversationAction]>([
    ['another question', sent, refusal('q')],
    [
      'an edit',
      { type: 'sent', question: 'May they?', files: [], questionKey: stored(0).id, answerKey: 'b' },
      refusal(stored(0).id),
    ],
  ])('still shows why there is no answer if %s is refused (P-10)', (_what, begun, refused) => {
    const failure = { code: 'model_busy', message: 'It is busy.' }
    const failed = { ...after([opened, loaded(page(0, 1))]), failure }
    expect(after([begun, refused], failed).failure).toEqual(failure)
    const answered: ConversationAction[] = [
      streamed({ type: 'text', text: 'Yes.' }),
      { type: 'ended', end: 'done' },
    ]
    expect(after([begun, ...answered], failed).failure).toBeUndefined()
  })

  it('shows the reason for a failure no longer once the last message is another one, or was changed elsewhere (P-10)', () => {
    const failure = { code: 'model_busy', message: 'It is busy.' }
    const failed = { ...after([opened, loaded(page(0, 3))]), failure }
    expect(after([loaded(page(0, 3))], failed).failure).toEqual(failure)
    // Another version was chosen, whose answer was stopped.
    const stopped = stored(1, { content: 'Half', status: 'stopped' })
    expect(after([loaded({ ...page(0, 1), messages: [stored(0), stopped] })], failed).failure).toBeUndefined()
    // Another tab retried the question, and stopped its answer.
    const partial = { ...stored(3), content: 'Half', status: 'error' as const }
    const failedLate = {
      ...after([opened, loaded({ ...page(0, 4), messages: [stored(2), partial] })]),
      failure,
    }
    const again = { ...partial, content: 'Half of', status: 'stopped' as const }
    const changed = loaded({ ...page(0, 4), messages: [stored(2), again] })
    expect(after([changed], failedLate).failure).toBeUndefined()
  })

  it('offers Retry for a question without an answer, but not while one is being written or after a complete one', () => {
    expect(canRetry(after([opened, loaded(page(0, 1)), sent]))).toBe(false)
    expect(canRetry(after([opened, loaded(page(0, 2))]))).toBe(false)
    expect(canRetry(after([opened, loaded(page(0, 1))]))).toBe(true)
    // It is not known yet whether the stored messages have an answer.
    expect(canRetry(after([opened, sent, { type: 'ended', end: 'not-running' }]))).toBe(false)
  })
})

describe('retrying', () => {
  const partial = stored(1, { content: 'Half', status: 'interrupted' })
  const interrupted = after([opened, loaded({ ...page(0, 1), messages: [stored(0), partial] })])
  const again = after([{ type: 'retried', answerKey: 'b' }], interrupted)

  it('shows the partial answer until there is new text (C-12)', () => {
    expect(texts(again)).toEqual(['user 0'])
    expect(again.answer).toMatchObject({ text: '', partial: { content: 'Half' } })
    const ended = after([streamed({ type: 'text', text: 'Whole' }), { type: 'ended', end: 'done' }], again)
    expect(texts(ended)).toEqual(['user 0', 'Whole'])
  })

  it('returns to the partial answer if the new one ends without text or the retry is refused (C-12)', () => {
    const error: StreamEvent = { type: 'error', code: 'model_busy', message: 'It is busy.' }
    const failed = after([streamed(error), { type: 'ended', end: 'done' }], again)
    expect(failed.messages).toEqual(interrupted.messages)
    expect(failed.failure).toEqual({ code: 'model_busy', message: 'It is busy.' })
    expect(canRetry(failed)).toBe(true)
    const refused = after([{ type: 'retry-undone', removed: interrupted.messages.slice(-1) }], again)
    expect(refused.messages).toEqual(interrupted.messages)
  })

  it('keeps the reason why there is no answer if the retry is refused, but not if it succeeds (P-10)', () => {
    const error: StreamEvent = { type: 'error', code: 'model_busy', message: 'It is busy.' }
    const failed = after([opened, loaded(page(0, 1)), sent, streamed(error), { type: 'ended', end: 'done' }])
    const retried = after([{ type: 'retried', answerKey: 'c' }], failed)
    expect(after([{ type: 'retry-undone', removed: [] }], retried).failure).toEqual(failed.failure)
    const whole = after([streamed({ type: 'text', text: 'Whole' }), { type: 'ended', end: 'done' }], retried)
    expect(whole.failure).toBeUndefined()
  })
})

it('a new chat cannot become temporary once its first question is being sent (J-10)', () => {
  expect(after([sent, { type: 'temporary-chosen', temporary: true }]).temporary).toBe(false)
})

it('an answer that was stopped says so at once', () => {
  const stop: ConversationAction = { type: 'stop-requested', requested: true }
  const state = after([sent, streamed({ type: 'text', text: 'Yes' }), stop, { type: 'ended', end: 'done' }])
  expect(state.messages.at(-1)?.status).toBe('stopped')
})

it('a search that fails is no longer shown as running', () => {
  const error = { type: 'error', code: 'unknown', message: '' } as const
  expect(after([sent, streamed({ type: 'search-start' }, error)]).answer?.searching).toBe(false)
})

describe('following a running answer', () => {
  const running = {
    ...page(0, 1),
    messages: [stored(0), stored(1, { content: 'So far', status: 'running' })],
  }

  it('shows its stored text as the streaming answer', () => {
    const state = after([opened, loaded(running)])
    expect(texts(state)).toEqual(['user 0'])
    expect(state.answer).toMatchObject({ text: 'So far', id: stored(1).id })
  })

  it('never shows less text than before, even during a replay (F-6)', () => {
    let state = after([opened, loaded(running), { type: 'connected', from: 'start' }])
    const lengths: number[] = []
    for (const letter of 'So far, so good') {
      state = after([streamed({ type: 'text', text: letter })], state)
      lengths.push(state.answer?.text.length ?? 0)
    }
    expect(lengths.toSorted((a, b) => a - b)).toEqual(lengths)
    expect(lengths[0]).toBe('So far'.length)
    expect(state.answer?.text).toBe('So far, so good')
  })

  it('continues from its position after a disconnect', () => {
    const state = after([
      sent,
      streamed({ type: 'text', text: 'One ' }),
      { type: 'disconnected' },
      { type: 'connected', from: 'position' },
      streamed({ type: 'text', text: 'two' }),
    ])
    expect(state.answer?.text).toBe('One two')
  })
})

describe('loading stored messages', () => {
  it('keeps the messages on screen in place when the stored copies arrive', () => {
    const live = after([sent, streamed({ type: 'text', text: 'Yes' }), { type: 'ended', end: 'done' }])
    const copies = [stored(0, { content: 'May I?' }), stored(1, { content: 'Yes' })]
    const state = after([loaded({ messages: copies, offset: 0, hasOlder: false })], live)
    expect(state.messages.map(message => [message.key, message.id])).toEqual([
      ['q', stored(0).id],
      ['a', stored(1).id],
    ])
  })

  it('keeps the question just sent if the loaded page does not contain it yet', () => {
    const state = after([opened, sent, loaded(page(0, 2))])
    expect(texts(state)).toEqual(['user 0', 'assistant 1', 'May I?'])
    expect(state.answer?.key).toBe('a')
  })

  it('shows no message twice if the page is older than the question just sent, and keeps the files that were not sent', () => {
    const file = new File(['x'], 'letter.pdf')
    const problem = { code: 'pdf_broken', name: 'letter.pdf' }
    const live = after([
      opened,
      { ...sent, files: [{ key: 'f', kind: 'pdf', file }] },
      { type: 'upload-failed', questionKey: 'q', problem },
      streamed({ type: 'text', text: 'Yes' }),
      { type: 'ended', end: 'done' },
      { ...sent, question: 'And now?', questionKey: 'q2', answerKey: 'a2' },
    ])
    const copies = [
      stored(0, { content: 'May I?', failedAttachments: ['letter.pdf'] }),
      stored(1, { content: 'Yes, and a sentence of the server.' }),
    ]
    const older = after([loaded({ messages: copies, offset: 0, hasOlder: false })], live)
    expect(older.messages.map(({ key }) => key)).toEqual(['q', 'a', 'q2'])
    expect(older.messages[0]?.unsent).toEqual({ files: [{ name: 'letter.pdf', file }], problem })
    const newer = [...copies, stored(2, { content: 'And now?' })]
    for (const state of [live, older]) {
      const { messages } = after([loaded({ messages: newer, offset: 0, hasOlder: false })], state)
      expect(messages.map(({ key, id }) => [key, id])).toEqual([
        ['q', stored(0).id],
        ['a', stored(1).id],
        ['q2', stored(2).id],
      ])
    }
  })

  it('keeps older pages when the latest one is loaded again', () => {
    const state = after([
      opened,
      loaded(page(100, 200)),
      { type: 'older-loaded', page: page(0, 100) },
      loaded(page(102, 202)),
    ])
    expect(state.offset).toBe(0)
    expect(state.hasOlder).toBe(false)
    expect(state.messages.map(message => message.id)).toEqual(
      page(0, 202).messages.map(message => message.id),
    )
  })

  it('starts over if messages are missing between the loaded ones and the latest page', () => {
    const state = after([opened, loaded(page(0, 100)), loaded(page(150, 250))])
    expect(state.offset).toBe(150)
    expect(state.messages).toHaveLength(100)
    expect(state.hasOlder).toBe(true)
  })

  it('adds a latest page that begins where the loaded messages end', () => {
    expect(after([opened, loaded(page(0, 100)), loaded(page(100, 200))]).messages).toHaveLength(200)
  })

  it('still offers older messages after an older page that adds none', () => {
    const state = after([opened, loaded(page(100, 200)), { type: 'older-loaded', page: page(100, 200) }])
    expect(state).toMatchObject({ older: 'idle', hasOlder: true })
  })

  it('knows which message comes before the first loaded one after a reload', () => {
    const after99 = { ...page(100, 200), before: stored(99).id }
    const older: ConversationAction = {
      type: 'older-loaded',
      page: { ...page(50, 100), before: stored(49).id },
    }
    const state = after([opened, loaded(after99), older, loaded({ ...after99, offset: 100 })])
    expect(state).toMatchObject({ offset: 50, before: stored(49).id })
  })

  it.each([
    { content: 'Changed' },
    { status: 'stopped' as const },
    { versions: [stored(1).id, stored(3).id] },
    { given: { pdfs: [], images: 1, sheets: 0 } },
    { emergency: { language: 'en' as const, sections: [], asOf: '2026-11-01', checked: '' } },
    { feedback: { value: 1, reason: null, text: null, withAnswer: false } },
    { builtIn: true },
  ])('shows what has changed elsewhere: %o', change => {
    const changed = { ...page(0, 2), messages: [stored(0), stored(1, change)] }
    expect(after([opened, loaded(page(0, 2)), loaded(changed)]).messages[1]).toMatchObject(change)
  })

  it('adds only the missing messages of an overlapping older page', () => {
    const state = after([opened, loaded(page(30, 130)), { type: 'older-loaded', page: page(0, 100) }])
    expect(state.messages.map(message => message.id)).toEqual(
      page(0, 130).messages.map(message => message.id),
    )
    expect(state.hasOlder).toBe(false)
  })

  it('changes nothing if a reload fails, but reports a first load that failed or found no chat', () => {
    const reloading = after([opened, loaded(page(0, 2)), { type: 'latest-requested' }])
    expect(reloading.latest).toBe('loaded')
    expect(after([{ type: 'latest-failed', missing: false }], reloading).latest).toBe('loaded')
    expect(after([opened, { type: 'latest-failed', missing: false }]).latest).toBe('failed')
    expect(after([opened, { type: 'latest-failed', missing: true }]).latest).toBe('missing')
  })

  it('shows nothing of one chat in another', () => {
    const other = '22222222-2222-4222-8222-222222222222' as ChatId
    const state = after([opened, loaded(page(0, 2)), sent, { type: 'opened', chatId: other }])
    expect(state).toEqual({ ...emptyConversation, viewKey: 2, chatId: other, latest: 'loading' })
  })
})

describe('a web search', () => {
  const source = (name: string) => ({ title: name, url: `https://${name}.fr`, snippet: '' })

  it('clears the sources when it starts, adds new ones, and merges citations without duplicates (W-2)', () => {
    const state = after([
      sent,
      streamed({ type: 'search-citations', sources: [source('old')] }),
      streamed({ type: 'search-start' }, { type: 'search-progress', source: { ...source('a'), title: '' } }),
    ])
    expect(state.answer?.searching).toBe(true)
    const ended = after(
      [
        streamed(
          { type: 'search-end' },
          {
            type: 'search-citations',
            sources: [
              source('a'),
              { ...source('b'), title: 'a' },
              source('c'),
              { title: '', url: '', snippet: 'no name' },
            ],
          },
        ),
      ],
      state,
    )
    expect(ended.answer?.searching).toBe(false)
    expect(ended.answer?.sources).toEqual([source('a'), source('c')])
  })
})

it('the page says what the assistant is doing until text arrives', () => {
  const state = after([sent, streamed({ type: 'status', text: 'Reading…' })])
  expect(state.answer?.activity).toBe('Reading…')
  expect(after([streamed({ type: 'text', text: 'x' })], state).answer?.activity).toBe('')
  // Text and a later activity can arrive between two frames.
  const both = streamed({ type: 'text', text: 'x' }, { type: 'status', text: 'Reading on…' })
  expect(after([both], state).answer).toMatchObject({ text: 'x', activity: 'Reading on…' })
})

it('the sheets that an answer offers are still there when the answer has ended', () => {
  const sheets = [{ sheetId: 'eviction', title: 'Eviction' }]
  const state = after([sent, streamed({ type: 'text', text: 'x' }, { type: 'suggestions', sheets })])
  expect(state.answer?.suggestions).toEqual(sheets)
  const ended = after([{ type: 'ended', end: 'done' }], state)
  expect(ended.messages.at(-1)?.suggestions).toEqual(sheets)
})

it('the text is the same however the stream is divided into chunks', () => {
  const whole = 'Line one\nC:\\new and [DONE] « fin » 🙂'
  const frames = [...whole].map(letter => eventFrames({ type: 'text', text: letter })).join('')
  for (let chunkLength = 1; chunkLength < 40; chunkLength++) {
    const decode = createFrameDecoder()
    let state = after([sent])
    for (let at = 0; at < frames.length; at += chunkLength) {
      state = after([{ type: 'streamed', events: decode(frames.slice(at, at + chunkLength)) }], state)
    }
    expect(state.answer?.text).toBe(whole)
  }
})

it('an answer that is stored while it still streams here is shown only once', () => {
  const began = after([sent, streamed({ type: 'text', text: 'Yes' }), { type: 'named', chatId: chat }])
  const whole = { ...page(0, 2), messages: [stored(0, { content: 'May I?' }), stored(1)] }
  const state = after([loaded(whole)], began)
  expect(texts(state)).toEqual(['May I?'])
  expect(state.answer?.text).toBe('Yes')

  // The same question was already asked and answered earlier.
  const again = after([opened, loaded(whole), sent, loaded(whole)])
  expect(texts(again)).toEqual(['May I?', 'assistant 1', 'May I?'])
  const early = after([opened, sent, loaded(page(0, 2))])
  expect(texts(early)).toEqual(['user 0', 'assistant 1', 'May I?'])

  const retried = after([opened, loaded(page(0, 2)), { type: 'retried', answerKey: 'r' }])
  expect(texts(after([loaded({ ...page(0, 2), messages: [stored(0), stored(3)] })], retried))).toEqual([
    'user 0',
  ])
})

it('an answer that began elsewhere is shown only once if it is loaded with a newer question before it ends here', () => {
  const running = [stored(0), stored(1, { status: 'running', content: 'Half' })]
  const followed = after([opened, loaded({ ...page(0, 0), messages: running })])
  const ended = after([loaded(page(0, 3)), { type: 'ended', end: 'done' }], followed)
  expect(ended.answer).toBeUndefined()
  expect(texts(ended)).toEqual(['user 0', 'assistant 1', 'user 2'])
})

it('a chat that no longer exists has no messages on screen', () => {
  const state = after([opened, loaded(page(0, 2)), { type: 'latest-failed', missing: true }])
  expect(state).toMatchObject({ chatId: chat, latest: 'missing', messages: [], answer: undefined })
  const failed = after([opened, loaded(page(0, 2)), { type: 'latest-failed', missing: false }])
  expect(texts(failed)).toHaveLength(2)
})
