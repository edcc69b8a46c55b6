import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { getAccount } from './account.ts'
import * as admin from './admin-calls.ts'
import { getConfig } from './app-config.ts'
import { getBudget } from './budget.ts'
import * as chats from './chats.ts'
import { connectTokens } from './client.ts'
import { getLegalText } from './legal.ts'
import { getSheet, listSheets } from './library.ts'
import { getSharedChat, listShares } from './sharing.ts'

const userId = 'ann' as UserId
const chatId = 'one' as ChatId
const fetched = vi.fn<typeof fetch>()

type Call = (signal: AbortSignal) => Promise<unknown>

const publicCalls: Record<string, Call> = {
  settings: signal => getConfig(signal),
  'a legal page': signal => getLegalText('privacy', signal),
  'the library': signal => listSheets({ language: 'fr', topic: 'work', words: 'a b' }, 100, signal),
  'a sheet': signal => getSheet('a/b', 'fr', signal),
  'a shared chat': signal => getSharedChat('secret', signal),
}

const ownCalls: Record<string, Call> = {
  'the account': signal => getAccount(signal),
  'the budget': signal => getBudget(signal),
  chats: signal => chats.listChats(0, signal),
  'the archive': signal => chats.listArchivedChats(0, signal),
  'a chat': signal => chats.getChat(chatId, signal),
  'latest messages': signal => chats.listLatestMessages(chatId, signal),
  messages: signal => chats.listMessagesFrom(chatId, 0, signal),
  shares: signal => listShares(signal),
  users: signal => admin.listUsers(signal),
  'a user’s chats': signal =>
    admin.listUserChats(userId, { sort: 'created_desc', offset: 0 }, { reason: undefined, signal }),
  'a user’s messages': signal =>
    admin.listUserMessages({ userId, chatId }, undefined, { reason: undefined, signal }),
  'the audit log': signal => admin.listAudit({}, undefined, signal),
  sheets: signal => admin.getLibrary(signal),
  notices: signal => admin.getNotices(signal),
  usage: signal => admin.getUsage(30, signal),
  feedback: signal => admin.getFeedback(30, signal),
  comments: signal => admin.listFeedbackTexts(30, undefined, signal),
  'an answer': signal => admin.getRatedAnswer(1, signal),
}

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({}))
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => vi.unstubAllGlobals())

it.each(Object.entries({ ...publicCalls, ...ownCalls }))(
  'a call for %s that was aborted beforehand is never sent',
  async (_, call) => {
    await expect(call(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
    expect(fetched).not.toHaveBeenCalled()
  },
)

it.each(Object.entries(publicCalls))('a call for %s does not say who the reader is', async (_, call) => {
  const current = async () => ({ userId, text: 'first' })
  onTestFinished(connectTokens({ current, renew: async () => undefined, refused: () => {} }))
  await call(new AbortController().signal).catch(() => {})
  const [, init] = fetched.mock.lastCall ?? []
  expect(fetched).toHaveBeenCalledOnce()
  expect(new Headers(init?.headers).has('authorization')).toBe(false)
})

it('the library is searched by language, topic and words, and a list continues after the sheets on screen', async () => {
  const { signal } = new AbortController()
  const call = publicCalls['the library']
  await call?.(signal).catch(() => {})
  expect(fetched.mock.lastCall?.[0]).toBe('/api/library?lang=fr&q=a+b&offset=100&topic=work')
  await publicCalls['a sheet']?.(signal).catch(() => {})
  expect(fetched.mock.lastCall?.[0]).toBe('/api/library/a%2Fb?lang=fr')
})

it('a server of another version still says how to sign in (X-9)', async () => {
  const auth = { url: '/auth/v1', key: '', recovery: true }
  const colors = { ink: null, brass: null, brassOnDark: null }
  const links = { contactUrl: null, bookingUrl: null, logo: null }
  const firm = { name: 'Parvis', title: 'Parvis', disclaimerVersion: '1', colors, ...links }
  const unknown = { model: 'local', suggestions: 'many', topics: [7], retentionDays: 'long', version: 2 }
  fetched.mockImplementation(async () => Response.json({ auth, firm, ...unknown }))
  const defaults = { model: 'configured', suggestions: [], topics: [], retentionDays: null, version: '' }
  expect(await getConfig()).toEqual({ auth, firm, ...defaults })
})

it('a budget that cannot be read is not shown (X-9)', async () => {
  fetched.mockImplementation(async () => Response.json({ budget: { scope: 'team' } }))
  expect(await getBudget()).toBeNull()
})

it('a sheet that a newer server describes differently does not hide the others (X-9)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  const sheet = {
    id: 'rent',
    title: 'Rent',
    topic: 'housing',
    lang: 'en',
    date: '2026-11-22',
    reviewer: null,
  }
  fetched.mockImplementation(async () =>
    Response.json({ sheets: [{ ...sheet, lang: 'de' }, sheet], hasMore: true }),
  )
  const query = { language: 'en' as const, topic: undefined, words: '' }
  const page = await listSheets(query, 0, new AbortController().signal)
  expect(page).toEqual({ sheets: [sheet], hasMore: true })
  const text = { markdown: 'Two months.', references: [] }
  fetched.mockImplementation(async () => Response.json({ ...sheet, ...text, langs: ['de', 'en'] }))
  expect((await getSheet('rent', 'en', new AbortController().signal)).langs).toEqual(['en'])
})
