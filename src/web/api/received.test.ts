import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { receivedAccount } from './account.ts'
import {
  receivedAuditPage,
  receivedFeedback,
  receivedFeedbackTexts,
  receivedLibrary,
  receivedNotices,
  receivedRatedAnswer,
  receivedUsage,
  receivedUsers,
} from './received-admin.ts'
import { isUnreadable, receivedChat, receivedChatPage, receivedMessagePage } from './received-chats.ts'
import { receivedChatId } from './received-ids.ts'

let warned: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => vi.restoreAllMocks())

const id = '11111111-1111-4111-8111-111111111111'
const time = '2026-11-28T00:00:00.000Z'

describe('a response from a server of the same version loses nothing', () => {
  const emergency = {
    language: 'fr',
    sections: [
      {
        kind: 'violence',
        title: 'Danger',
        text: 'Appelez.',
        points: ['Vos droits'],
        contacts: [{ number: '17', href: 'tel:17', what: 'Police' }],
      },
    ],
    asOf: '2026-11-22',
    checked: 'Vérifié',
  }
  const source = { title: 'Bail', url: '/library/rent', snippet: 'Le bail', sheetId: 'rent' }
  const file = { kind: 'pdf', url: '/files/1', name: 'a.pdf', fileId: 'f1', pages: 3, textPages: 2 }

  it('in a conversation', () => {
    const question = {
      id,
      role: 'user',
      content: 'May I?',
      created_at: time,
      status: 'complete',
      attachments: [file],
      failedAttachments: ['b.pdf'],
      emergency,
      versions: [id, '2'],
      chosen: false,
    }
    const answer = {
      id: '2',
      role: 'assistant',
      content: '',
      created_at: time,
      status: 'stopped',
      sources: [source],
      suggestions: [{ sheetId: 'rent', title: 'Le bail' }],
      given: { pdfs: [{ name: 'a.pdf', pages: 2, of: 3 }], images: 1, sheets: 1 },
      builtIn: true,
      feedback: { value: -1, reason: 'wrong', text: 'No.', withAnswer: true },
    }
    const page = { messages: [question, answer], offset: 100, hasOlder: true, before: id }
    const read = v.parse(receivedMessagePage, page)
    expect(read).toEqual(page)
    expect(read.messages.some(isUnreadable)).toBe(false)
    const state = { messageCount: 2, lastMessageAt: time, pinned: true, archived: true }
    const chat = { id, title: 'Rent', created_at: time, ...state }
    expect(v.parse(receivedChat, chat)).toEqual(chat)
  })

  it('in the console', () => {
    const figures = { questions: 1, inputTokens: 2, outputTokens: 3, estimatedCalls: 4, cost: 0.5 }
    const counts = { total: 9, recent: 2 }
    const person = { id, email: 'ann@example.test' }
    const edition = { language: 'fr', title: 'Le bail', written: '2026-11-22', reviewer: 'Me Blanc' }
    const audited = { admin: person, user: person, chatId: id, reason: 'Complaint' }
    const budgets = ['all_day', 'all_month'].map(budget => ({ budget, used: 1, limit: 2, renewsAt: time }))
    const comment = { seq: 1, day: '2026-11-22', model: 'o3', value: -1, reason: 'wrong', text: 'No.' }
    const bodies = [
      [receivedUsers, { users: [{ ...person, role: 'admin', chatCount: 2, lastChatAt: time }] }],
      [receivedAuditPage, { entries: [{ seq: 1, at: time, action: 'promote', ...audited }], hasMore: true }],
      [
        receivedLibrary,
        {
          sheets: [{ id: 'rent', topic: 'housing', editions: [edition], ...counts }],
          broken: [{ file: 'fr/bail.md', problems: [{ code: 'link', values: { address: 'http://a' } }] }],
          unanswered: [{ id: 'tax', names: { en: 'Tax', fr: 'Impôts' }, ...counts }],
        },
      ],
      [receivedNotices, { retirements: [{ id: 'o3', endsOn: '2026-12-01' }], modelMap: 'MODEL_MAP=o3=o4' }],
      [
        receivedUsage,
        {
          timeZone: 'Europe/Paris',
          currency: 'EUR',
          unpriced: ['o3'],
          budgets,
          total: figures,
          days: [{ day: '2026-11-22', ...figures }],
          models: [{ model: 'o3', ...figures }],
          accounts: [{ userId: id, email: 'ann@example.test', ...figures }],
          accountCount: 1,
        },
      ],
      [
        receivedFeedback,
        {
          timeZone: 'Europe/Paris',
          days: [{ day: '2026-11-22', up: 1, down: 2 }],
          models: [{ model: 'o3', up: 1, down: 2 }],
          reasons: [{ value: -1, reason: 'wrong', count: 2 }],
        },
      ],
      [receivedFeedbackTexts, { entries: [{ ...comment, sender: person }], hasMore: true }],
      [receivedRatedAnswer, { question: 'May I?', answer: 'Yes.', sources: [source] }],
    ] as const
    for (const [schema, body] of bodies) expect(v.parse<v.GenericSchema>(schema, body)).toEqual(body)
  })
})

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
    expect(warned).toHaveBeenCalledWith('Omitted an item that cannot be read: id')
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

  it('claims no more messages, consent or costs than the server named', () => {
    const answer = { role: 'assistant', content: 'Yes.', feedback: { value: 1 } }
    const { messages, hasOlder } = v.parse(receivedMessagePage, { messages: [answer] })
    expect(messages[0]?.feedback).toEqual({ value: 1, reason: null, text: null, withAnswer: false })
    expect([hasOlder, v.parse(receivedAuditPage, { entries: [] }).hasMore]).toEqual([false, false])
    const usage = { unpriced: [7, 'o3'], budgets: [], total: {}, days: [], models: [], accounts: [] }
    expect(v.parse(receivedUsage, usage)).toMatchObject({ unpriced: ['o3'], total: { cost: null } })
  })

  it('leaves out only the retirement, problem or sources that the console cannot read', () => {
    expect(v.parse(receivedNotices, { retirements: [null, { id: 'o3' }] })).toEqual({
      retirements: [{ id: 'o3', endsOn: '' }],
      modelMap: null,
    })
    const broken = [{ file: 'fr/bail.md', problems: [{ code: 'of_a_newer_server', values: {} }] }]
    expect(v.parse(receivedLibrary, { sheets: [], broken, unanswered: [] }).broken).toEqual([
      { file: 'fr/bail.md', problems: [] },
    ])
    expect(v.parse(receivedRatedAnswer, { question: 'May I?', answer: 'Yes.' }).sources).toEqual([])
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
