import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { receivedAccount, receivedChatId } from './received.ts'
import { receivedAuditPage, receivedUsers } from './received-admin.ts'
import { isUnreadable, receivedChatPage, receivedMessagePage } from './received-chats.ts'

let warned: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => vi.restoreAllMocks())

describe('a response from a server of another version (X-9)', () => {
  it('lists a chat without a title or a UUID, and with unknown fields', () => {
    const chats = [{ id: 'c1' }, { id: 2, title: '', pinned: true }, { id: 'c3', title: 7, created_at: 8 }]
    const page = v.parse(receivedChatPage, { chats, hasMore: true, total: 3 })
    expect(page).toMatchObject({ chats: [{ id: 'c1', title: null }, { id: '2', title: '' }, { id: 'c3' }] })
    expect(page.chats[2]).toEqual({
      id: 'c3',
      title: null,
      created_at: '',
      messageCount: 0,
      lastMessageAt: null,
      pinned: false,
      archived: false,
    })
    expect(page.hasMore).toBe(true)
  })

  it('leaves out only the chat that cannot be read, and counts it for the next page', () => {
    const chats = [{ id: 'c1' }, null, { title: 'secret title' }, 'x', { id: '../admin' }, { id: 'c2' }]
    const page = v.parse(receivedChatPage, { chats })
    expect(page).toMatchObject({ chats: [{ id: 'c1' }, { id: 'c2' }], hasMore: false, unreadableCount: 4 })
    expect(JSON.stringify(warned.mock.calls)).not.toContain('secret')
  })

  it('shows messages that have only a role and a text, as specified', () => {
    const messages = [
      { role: 'user', content: 'May I?' },
      { role: 'assistant', content: 'Yes.', status: 'pondered', id: 'a1', sources: null, attachments: 3 },
    ]
    const page = v.parse(receivedMessagePage, { messages, offset: 100, hasOlder: true })
    expect(page.messages).toMatchObject([
      { id: 'at-100', role: 'user', content: 'May I?', status: 'complete' },
      { id: 'a1', role: 'assistant', content: 'Yes.', status: 'complete' },
    ])
  })

  it('keeps the position of a message that cannot be read', () => {
    const messages = [
      { role: 'user', content: 'A' },
      { role: 'tool', content: 'B' },
      5,
      { role: 'user', content: 'C' },
    ]
    const page = v.parse(receivedMessagePage, { messages, offset: 10, hasOlder: false })
    expect(page.messages.map(message => [message.id, isUnreadable(message)])).toEqual([
      ['at-10', false],
      ['at-11', true],
      ['at-12', true],
      ['at-13', false],
    ])
  })

  it('leaves out only the attachment, source or suggestion that cannot be read', () => {
    const message = {
      role: 'user',
      content: 'x',
      attachments: [
        { kind: 'video', url: '/v' },
        { kind: 'pdf', url: '/p', fileId: null },
      ],
      failedAttachments: ['bail.pdf', { name: 'plan.png' }],
      sources: [
        null,
        { title: 'oai-weather' },
        { url: 'https://a.fr', snippet: 3 },
        { title: 'Bail', sheetId: 'rent' },
      ],
      suggestions: [{ sheetId: 'eviction' }, { sheetId: 'eviction', title: 'L’expulsion' }],
    }
    const page = v.parse(receivedMessagePage, { messages: [message] })
    expect(page.messages[0]).toMatchObject({
      attachments: [{ kind: 'pdf', url: '/p', name: '' }],
      failedAttachments: ['bail.pdf'],
      sources: [
        { title: 'oai-weather', url: '', snippet: '' },
        { title: '', url: 'https://a.fr', snippet: '' },
        { title: 'Bail', url: '', snippet: '', sheetId: 'rent' },
      ],
      suggestions: [{ sheetId: 'eviction', title: 'L’expulsion' }],
    })
  })

  it('lists accounts with an id and audit log entries with a number, whatever their role or action', () => {
    const users = [{ id: 'u1', email: 'a@b.fr', role: 'editor' }, {}, { id: 'u2', chatCount: 'many' }]
    expect(v.parse(receivedUsers, { users }).users).toEqual([
      { id: 'u1', email: 'a@b.fr', role: 'user', chatCount: 0, lastChatAt: null },
      { id: 'u2', email: '', role: 'user', chatCount: 0, lastChatAt: null },
    ])
    const entries = [{ seq: 2, action: 'merged_accounts', admin: 'x' }, { action: 'promote' }]
    expect(v.parse(receivedAuditPage, { entries }).entries).toMatchObject([
      { seq: 2, action: 'merged_accounts', admin: null, user: null },
    ])
    expect(v.parse(receivedAccount, { id: 'u1', role: 'editor' })).toEqual({
      id: 'u1',
      email: '',
      role: 'user',
    })
  })

  it('is rejected without a list', () => {
    for (const body of [{}, { chats: null }, [], null]) {
      expect(v.safeParse(receivedChatPage, body).success).toBe(false)
    }
  })
})

describe('an id', () => {
  it('is in lower case if it is a UUID, and cannot change the path of an address', () => {
    const uuid = '6F1B1C1E-0000-4000-8000-00000000000A'
    expect(v.parse(receivedChatId, uuid)).toBe(uuid.toLowerCase())
    expect(v.parse(receivedChatId, 'V1StGXR8_Z5jdHi6')).toBe('V1StGXR8_Z5jdHi6')
    for (const bad of ['', '.', '..', 'a/b', 'a?b', 'a#b', 'a b', 'a%2fb', 'a\n', 'x'.repeat(129), null]) {
      expect(v.safeParse(receivedChatId, bad).success).toBe(false)
    }
  })
})
