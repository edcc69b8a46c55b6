import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import {
  changeRole,
  exportAudit,
  getFeedback,
  getUsage,
  listAudit,
  listFeedbackTexts,
  listUserChats,
  listUserMessages,
  removeUser,
} from './admin-calls.ts'

const userId = 'ann' as UserId
const chatId = 'one' as ChatId
const reason = 'Réclamation'
const fetched = vi.fn<typeof fetch>()

/** The last call: its address, and the reason for access that it carries. */
function lastCall() {
  const [address, init] = fetched.mock.lastCall ?? []
  return [address, new Headers(init?.headers).get('x-access-reason')]
}

beforeEach(() => {
  const body = { id: userId, chats: [], messages: [], entries: [] }
  fetched.mockReset().mockImplementation(async () => Response.json(body))
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => vi.unstubAllGlobals())

it('each call that concerns a user carries the reason for access, if one was given', async () => {
  const encoded = encodeURIComponent(reason)
  await listUserChats(userId, { sort: 'messages_asc', offset: 50 }, { reason })
  expect(lastCall()).toEqual(['/api/admin/users/ann/chats?limit=50&offset=50&sort=messages_asc', encoded])
  await listUserMessages({ userId, chatId }, undefined, { reason })
  expect(lastCall()).toEqual(['/api/admin/chats/one/messages?limit=50&tail=true&user=ann', encoded])
  await listUserMessages({ userId, chatId }, 0, { reason: undefined })
  expect(lastCall()).toEqual(['/api/admin/chats/one/messages?limit=50&offset=0&user=ann', null])
  await changeRole(userId, 'demote', reason)
  expect(lastCall()).toEqual(['/api/admin/demote', encoded])
  await removeUser(userId, reason)
  expect(lastCall()).toEqual(['/api/admin/users/ann', encoded])
})

it('the audit log is read, and exported, with the filter on screen', async () => {
  const filter = { user: userId, admin: 'ben' as UserId, reason: 'none' } as const
  await listAudit(filter, 7)
  expect(lastCall()[0]).toBe('/api/admin/audit?user=ann&admin=ben&reason=none&limit=50&before=7')
  await exportAudit(filter, 'fr')
  expect(lastCall()[0]).toBe('/api/admin/audit.csv?user=ann&admin=ben&reason=none&separator=semicolon')
  const midnight = encodeURIComponent(new Date(2026, 11, 1).toISOString())
  await listAudit({ until: '2026-11-30' }, undefined)
  expect(lastCall()[0]).toBe(`/api/admin/audit?until=${midnight}&limit=50`)
  await exportAudit({ until: '2026-11-30' }, 'en')
  expect(lastCall()[0]).toBe(`/api/admin/audit.csv?until=${midnight}`)
  await exportAudit({}, 'en')
  expect(lastCall()[0]).toBe('/api/admin/audit.csv')
})

it('usage and feedback are those of the period on screen, and comments are read page by page', async () => {
  // A body that only other calls understand.
  await getUsage(7).catch(() => {})
  expect(lastCall()[0]).toBe('/api/admin/usage?days=7')
  await getFeedback(7).catch(() => {})
  expect(lastCall()[0]).toBe('/api/admin/feedback?days=7')
  await listFeedbackTexts(30, undefined)
  expect(lastCall()[0]).toBe('/api/admin/feedback/texts?days=30&limit=50')
  await listFeedbackTexts(30, 7)
  expect(lastCall()[0]).toBe('/api/admin/feedback/texts?days=30&limit=50&before=7')
})
