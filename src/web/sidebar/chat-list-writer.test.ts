import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Chat } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { archiveKey, joinChatPages, loadedChatCount } from '#web/api/chat-pages.ts'
import { createChatListWriter, withChat, withNewest } from './chat-list-writer.ts'

function chat(number: number, title: string | null = `Chat ${number}`): Chat {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}` as ChatId
  return {
    id,
    title,
    created_at: '2026-11-20T10:00:00Z',
    messageCount: 2,
    lastMessageAt: null,
    pinned: false,
    archived: false,
  }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the list of chats', () => {
  it('puts a new chat first', () => {
    const [first] = withChat([{ chats: [chat(1)], hasMore: false }], chat(2).id, 'New')
    expect(first?.chats.map(({ title }) => title)).toEqual(['New', 'Chat 1'])
  })

  it('puts a new chat below the pinned ones, even if they fill pages (J-7)', () => {
    const pinned = (number: number) => ({ ...chat(number), pinned: true })
    const [first, second] = withChat(
      [
        { chats: [pinned(1), pinned(2)], hasMore: true },
        { chats: [pinned(3), chat(4)], hasMore: false },
      ],
      chat(5).id,
      'New',
    )
    expect(first?.chats).toHaveLength(2)
    expect(second?.chats.map(({ title }) => title)).toEqual(['Chat 3', 'New', 'Chat 4'])
    const [only] = withChat([{ chats: [pinned(1)], hasMore: false }], chat(5).id, 'New')
    expect(only?.chats.map(({ title }) => title)).toEqual(['Chat 1', 'New'])
  })

  it('fetches the archive again when a chat has left the list, because it may have been opened before (J-8)', async () => {
    const client = new QueryClient()
    client.setQueryData(archiveKey, [])
    await createChatListWriter(client).remove(chat(1).id)
    expect(client.getQueryState(archiveKey)?.isInvalidated).toBe(true)
  })

  it('changes the title of a chat on any page', () => {
    const pages = [
      { chats: [chat(1)], hasMore: true },
      { chats: [chat(2)], hasMore: false },
    ]
    expect(withChat(pages, chat(2).id, 'Other')[1]?.chats[0]?.title).toBe('Other')
    expect(withChat(pages, chat(2).id, null)).toBe(pages)
    expect(withChat(pages, chat(2).id, 'Chat 2')).toBe(pages)
  })

  it('reports whether a title changed the list', async () => {
    const client = new QueryClient()
    const list = createChatListWriter(client)
    expect(await list.upsert(chat(1).id, 'Other')).toBe(false)
    client.setQueryData(['chats'], { pages: [{ chats: [chat(1)], hasMore: false }], pageParams: [0] })
    expect(await list.upsert(chat(1).id, 'Chat 1')).toBe(false)
    expect(await list.upsert(chat(1).id, 'Other')).toBe(true)
  })

  it('is fetched again if a stream reports another title, but no older chat is added', async () => {
    const client = new QueryClient()
    const data = { pages: [{ chats: [chat(1)], hasMore: true }], pageParams: [0] }
    client.setQueryData(['chats'], data)
    const list = createChatListWriter(client)
    const isInvalidated = () => client.getQueryState(['chats'])?.isInvalidated
    expect(await list.recheck(chat(9).id, 'Long ago')).toBe(false)
    expect(await list.recheck(chat(1).id, 'Chat 1')).toBe(false)
    expect([isInvalidated(), client.getQueryData(['chats'])]).toEqual([false, data])
    expect(await list.recheck(chat(1).id, 'An old title')).toBe(true)
    expect([isInvalidated(), client.getQueryData(['chats'])]).toEqual([true, data])
  })

  it('fetches the title of an open chat that is on no loaded page, if a stream or another tab reports a change (S-4)', async () => {
    const client = new QueryClient()
    client.setQueryData(['chats'], { pages: [{ chats: [chat(1)], hasMore: true }], pageParams: [0] })
    const list = createChatListWriter(client)
    const open = ['chat', chat(9).id]
    const isInvalidated = () => client.getQueryState(open)?.isInvalidated
    client.setQueryData(open, chat(9))
    expect(await list.recheck(chat(9).id, 'Chat 9')).toBe(false)
    expect(isInvalidated()).toBe(false)
    expect(await list.recheck(chat(9).id, 'After an edit')).toBe(true)
    expect(isInvalidated()).toBe(true)

    client.setQueryData(open, chat(9))
    await list.refetch()
    expect(isInvalidated()).toBe(true)
  })

  it('is updated after a chat’s first answer by a call for the newest chats (F-4)', async () => {
    const calls: string[] = []
    vi.stubGlobal('fetch', async (path: string) => {
      calls.push(path)
      return Response.json({ chats: [chat(2), chat(1)], hasMore: false })
    })
    const client = new QueryClient()
    client.setQueryData(['chats'], { pages: [{ chats: [chat(1)], hasMore: false }], pageParams: [0] })
    const list = createChatListWriter(client)
    expect(await list.refetchNewest()).toEqual(chat(2))
    expect(calls).toEqual(['/api/chat'])
    expect(client.getQueryData(['chats'])).toMatchObject({ pages: [{ chats: [chat(2), chat(1)] }] })
  })

  it('keeps the loaded chats if the newest ones cannot be fetched, and logs the failure', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
    const client = new QueryClient()
    const data = { pages: [{ chats: [chat(1)], hasMore: false }], pageParams: [0] }
    client.setQueryData(['chats'], data)
    expect(await createChatListWriter(client).refetchNewest()).toBeUndefined()
    expect(client.getQueryData(['chats'])).toBe(data)
    expect(warn.mock.calls).toEqual([['Failed to fetch chats: 503']])
  })

  it('does not lose a change when the response to an earlier request arrives', async () => {
    const slow = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', () => slow.promise)
    const client = new QueryClient()
    client.setQueryData(['chats'], {
      pages: [{ chats: [chat(2), chat(1)], hasMore: false }],
      pageParams: [0],
    })
    const list = createChatListWriter(client)
    const fetching = list.refetchNewest()
    await list.remove(chat(2).id)
    slow.resolve(Response.json({ chats: [chat(2), chat(1)], hasMore: false }))
    expect(await fetching).toEqual(chat(1))
    expect(client.getQueryState(['chats'])?.isInvalidated).toBe(true)
  })

  it('keeps its older pages after the newest chats', () => {
    const numbers = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, index) => chat(from - index))
    const pages = [
      { chats: numbers(71, 41), hasMore: true },
      { chats: numbers(40, 11), hasMore: true },
    ]
    const after = withNewest(pages, { chats: numbers(71, 42), hasMore: true })
    expect(joinChatPages(after.pages)).toEqual(numbers(71, 11))
    expect(after.pages.map(page => [page.chats.length, page.hasMore])).toEqual([
      [30, true],
      [30, true],
      [1, true],
    ])
    expect(after.pageParams).toEqual([0, 30, 60])
    // There are no older chats: the others were deleted elsewhere.
    expect(withNewest(pages, { chats: [chat(71)], hasMore: false }).pages).toEqual([
      { chats: [chat(71)], hasMore: false },
    ])
  })

  it('takes a chat that was pinned elsewhere from the newest chats, not from an older page (J-7)', () => {
    const pages = [
      { chats: [chat(4), chat(3)], hasMore: true },
      { chats: [chat(2), chat(1)], hasMore: false },
    ]
    const pinned = { ...chat(1), pinned: true }
    const after = withNewest(pages, { chats: [pinned, chat(4), chat(3)], hasMore: true })
    expect(joinChatPages(after.pages)).toEqual([pinned, chat(4), chat(3), chat(2)])
    expect(loadedChatCount(after.pages)).toBe(4)
  })

  it('shows a chat only once if a newer one moved it to the next page', () => {
    const pages = [
      { chats: [chat(3), chat(2)], hasMore: true },
      { chats: [chat(2), chat(1)], hasMore: false },
    ]
    expect(joinChatPages(pages).map(({ id }) => id)).toEqual([chat(3).id, chat(2).id, chat(1).id])
  })

  it('does not lose a change when a page that was being fetched arrives', async () => {
    const client = new QueryClient()
    const data = { pages: [{ chats: [chat(1)], hasMore: false }], pageParams: [0] }
    client.setQueryData(['chats'], data)
    const slow = Promise.withResolvers<typeof data>()
    const fetching = client
      .fetchQuery({ queryKey: ['chats'], queryFn: () => slow.promise })
      .catch(() => undefined)
    await createChatListWriter(client).remove(chat(1).id)
    slow.resolve(data)
    await fetching
    expect(client.getQueryData<typeof data>(['chats'])?.pages[0]?.chats).toEqual([])
  })
})
