import { describe, expect, it } from 'vitest'
import type { Message, MessagePage } from '#shared/api/chat.ts'
import { chatLines, listOlder } from './chat-transcript.ts'
import { joinPages } from './use-chat-messages.ts'

function message(index: number): Message {
  return {
    id: crypto.randomUUID(),
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: `text ${index}`,
    created_at: '2026-01-01T00:00:00.000Z',
    status: 'complete',
  }
}

const chat = Array.from({ length: 130 }, (_, index) => message(index))

function page(offset: number): MessagePage {
  return { messages: chat.slice(offset, offset + 50), offset, hasOlder: offset > 0 }
}

describe('the messages of a chat', () => {
  it('are joined oldest first, even if the oldest page overlaps the next', () => {
    expect(joinPages([page(80)])).toEqual(chat.slice(80))
    expect(joinPages([page(80), page(30)])).toEqual(chat.slice(30))
    expect(joinPages([page(80), page(30), page(0)])).toEqual(chat)
    expect(joinPages([])).toEqual([])
  })

  it('older than the loaded ones are fetched for a copy, without duplicates', async () => {
    const requestedOffsets: number[] = []
    const older = await listOlder(80, async offset => {
      requestedOffsets.push(offset)
      return page(offset)
    })
    expect(older).toEqual(chat.slice(0, 80))
    expect(requestedOffsets).toEqual([30, 0])
    expect(await listOlder(0, () => Promise.reject(new Error('unexpected request')))).toEqual([])
  })

  it('are copied as lines of role and content, without versions that are not shown (E-6)', () => {
    const former = { ...message(7), chosen: false }
    expect(chatLines([former, ...chat.slice(0, 3)])).toBe('user: text 0\nassistant: text 1\nuser: text 2')
  })
})
