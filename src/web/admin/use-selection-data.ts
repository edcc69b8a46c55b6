import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ChatSort } from '#shared/admin.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { adminTexts } from '#web/i18n/texts-admin.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useChatMessages } from './chats/use-chat-messages.ts'
import { useUserChats } from './chats/use-user-chats.ts'
import { useReason, wantsReason } from './common/access-reason.ts'
import { isChosen, leaveChat, leaveUser, type Selection } from './common/console-url.ts'
import { statusOf, type Users } from './users/use-users.ts'

/**
 * What is open beside the list of users: the chosen user's chats, the chosen chat's messages, and why they are read.
 * A look that fails is told; who or what is gone leaves the selection, and what still names them is asked for again,
 * which also tells whoever is no admin any more.
 */
export function useOpened(selection: Selection, users: Users) {
  const { userId, chatId } = selection
  const texts = useTexts(adminTexts)
  const toast = useToast()
  const client = useQueryClient()
  const asking = useReason(userId)
  const [sort, setSort] = useState<ChatSort>('created_desc')
  const [isRefreshing, setRefreshing] = useState(false)
  const enabled = users.index !== undefined

  const follow = (error: unknown, message: string, leave: () => void) => {
    if (wantsReason(error)) return asking.refuse()
    toast(message, 'error')
    const status = statusOf(error)
    if (status === 429) toast(texts.tooMany)
    if (status === 404) leave()
    if ([401, 403, 404].includes(status)) void users.refresh()
  }
  const onChatsFailed = (error: unknown) =>
    follow(error, texts.chatsFailed(statusOf(error)), () => userId && leaveUser(userId))
  const chats = useUserChats({ userId, sort, enabled, onFailed: onChatsFailed })

  const onMessagesFailed = (error: unknown) =>
    follow(error, texts.messagesFailed(statusOf(error)), () => {
      if (userId && chatId) leaveChat(userId, chatId)
      if (chats.chats.some(chat => chat.id === chatId)) void chats.refetch()
    })
  const messages = useChatMessages({ selection, enabled, onFailed: onMessagesFailed })
  useListed(selection, users, chats.isFetching)

  return {
    chats,
    sort,
    setSort,
    messages,
    onMessagesFailed,
    asking,
    giveReason: (text: string | undefined) => {
      asking.give(text)
      for (const query of [chats, messages]) if (wantsReason(query.error)) repeat(query)
    },
    refresh: async () => {
      // Asked for anew, what is on its way would be one more entry in the log.
      if (isRefreshing) return
      setRefreshing(true)
      await Promise.all([
        users.refresh(),
        client.refetchQueries({ queryKey: ['admin', 'chats'], type: 'active' }),
      ])
      // Whoever is gone was left meanwhile, or the person went elsewhere: that is no look to repeat.
      if (isChosen(selection))
        await client.refetchQueries({ queryKey: ['admin', 'messages'], type: 'active' })
      setRefreshing(false)
    },
    isRefreshing,
  }
}

type Repeatable = {
  isFetchNextPageError: boolean
  fetchNextPage(): Promise<unknown>
  refetch(): Promise<unknown>
}

function repeat(query: Repeatable): void {
  void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())
}

/**
 * Whoever is chosen and not in the list may be newer than it: it is asked for once more. A later list that lacks them
 * says that they are gone, unless their chats are about to.
 */
function useListed({ userId }: Selection, users: Users, isAsking: boolean): void {
  const texts = useTexts(adminTexts)
  const toast = useToast()
  const { index, refresh } = users
  const isListed = users.find(userId) !== undefined
  const looked = useRef<Pick<Selection, 'userId'> & Pick<Users, 'index'>>(undefined)

  useEffect(() => {
    if (userId === undefined) return
    const before = looked.current
    if (isListed || before?.userId !== userId) looked.current = { userId, index }
    if (isListed) return
    if (before?.userId !== userId) {
      if (index) void refresh()
    } else if (before.index !== index && !isAsking && leaveUser(userId)) {
      toast(texts.userGone)
    }
  }, [userId, isListed, index, refresh, isAsking, toast, texts])
}
