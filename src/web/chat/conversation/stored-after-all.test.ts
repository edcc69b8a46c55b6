import { describe, expect, it } from 'vitest'
import type { Message, Send } from '#shared/chat.ts'
import type { ChatId } from '#shared/ids.ts'
import { conversationApi } from '#tests/support/conversation-api.ts'
import type { ConversationEvent } from './conversation-events.ts'
import { createConversationStore, openChat } from './conversation-store.ts'
import type { DraftMessage } from './draft-message.ts'
import { sendQuestion } from './send-question.ts'
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

const before = [message(0, 'Hello'), message(1, 'Good morning.')]
const after = [...before, message(2, 'May I?'), message(3, 'Yes.')]

/** A chat whose question `sent` gets no response, or an error. `stored`: the messages that the server has by then. */
async function askWithoutResponse(stored: { messages: Message[] }, sent: DraftMessage) {
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
      problemOf: () => ({ code: 'unreachable', message: '' }),
    }),
    event => emitted.push(event),
  )
  await syncChat(store, openChat(store, chatId))
  return { store, emitted, bodies, ask: async () => sendQuestion(store, sent) }
}

const kinds = (emitted: ConversationEvent[]) => emitted.map(({ type }) => type)

describe('a question that was not accepted because its responses were lost', () => {
  it('leaves the composer when it is found among the stored messages, at once or after the network is back (F-2)', async () => {
    const stored = { messages: before }
    const { store, emitted, ask } = await askWithoutResponse(stored, question)
    await ask()
    expect(kinds(emitted)).toEqual(['refused'])
    expect(store.getState()).toMatchObject({ unsent: true, returned: true })
    stored.messages = after
    await refreshChat(store)
    expect(emitted.at(-1)).toEqual({ type: 'stored', chatId, text: 'May I?' })
    expect(store.getState()).toMatchObject({ unsent: false, returned: false })
    await refreshChat(store)
    expect(kinds(emitted)).toEqual(['refused', 'stored'])
  })

  it('is another question when the same words are sent once more', async () => {
    const stored = { messages: before }
    const { store, bodies, ask } = await askWithoutResponse(stored, question)
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
    [
      'it has files, which are in the composer too',
      { ...question, files: [{ key: 'a', kind: 'image' as const, file: new File(['x'], 'a.png') }] },
      after,
    ],
  ])('stays in the composer if %s', async (_name, sent, loaded) => {
    const stored = { messages: before }
    const { store, emitted, ask } = await askWithoutResponse(stored, sent)
    await ask()
    stored.messages = loaded
    await refreshChat(store)
    expect(kinds(emitted)).toEqual(['refused'])
  })
})
