import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { Chat } from '#shared/chat.ts'
import type { ChatId } from '#shared/ids.ts'
import { createChatListWriter, distinctChats, withChat } from './use-chats.ts'

function chat(number: number, title: string | null = `Chat ${number}`): Chat {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}` as ChatId
  return { id, title, created_at: '2026-11-20T10:00:00Z', messageCount: 2, lastMessageAt: null }
}

describe('the list of chats', () => {
  it('puts a chat that just began first', () => {
    const [first] = withChat([{ chats: [chat(1)], hasMore: false }], chat(2).id, 'New')
    expect(first?.chats.map(({ title }) => title)).toEqual(['New', 'Chat 1'])
  })

  it('changes the title of a chat on whichever page it stands', () => {
    const pages = [
      { chats: [chat(1)], hasMore: true },
      { chats: [chat(2)], hasMore: false },
    ]
    expect(withChat(pages, chat(2).id, 'Other')[1]?.chats[0]?.title).toBe('Other')
    expect(withChat(pages, chat(2).id, null)).toBe(pages)
    expect(withChat(pages, chat(2).id, 'Chat 2')).toBe(pages)
  })

  it('tells whether a title was news', async () => {
    const client = new QueryClient()
    const list = createChatListWriter(client)
    expect(await list.upsert(chat(1).id, 'Other')).toBe(false)
    client.setQueryData(['chats'], { pages: [{ chats: [chat(1)], hasMore: false }], pageParams: [0] })
    expect(await list.upsert(chat(1).id, 'Chat 1')).toBe(false)
    expect(await list.upsert(chat(1).id, 'Other')).toBe(true)
  })

  it('asks for the list again where a stream repeats another title, and never adds an older chat to it', async () => {
    const client = new QueryClient()
    const data = { pages: [{ chats: [chat(1)], hasMore: true }], pageParams: [0] }
    client.setQueryData(['chats'], data)
    const list = createChatListWriter(client)
    const asksAgain = () => client.getQueryState(['chats'])?.isInvalidated
    expect(await list.recheck(chat(9).id, 'Long ago')).toBe(false)
    expect(await list.recheck(chat(1).id, 'Chat 1')).toBe(false)
    expect([asksAgain(), client.getQueryData(['chats'])]).toEqual([false, data])
    expect(await list.recheck(chat(1).id, 'An old title')).toBe(true)
    expect([asksAgain(), client.getQueryData(['chats'])]).toEqual([true, data])
  })

  it('shows a chat once that a newer one moved onto the next page', () => {
    const pages = [
      { chats: [chat(3), chat(2)], hasMore: true },
      { chats: [chat(2), chat(1)], hasMore: false },
    ]
    expect(distinctChats(pages).map(({ id }) => id)).toEqual([chat(3).id, chat(2).id, chat(1).id])
  })

  it('is not undone by a page that was being fetched when it changed', async () => {
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
