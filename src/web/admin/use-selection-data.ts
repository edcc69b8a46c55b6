import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ChatSort } from '#shared/api/admin.ts'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useChatMessages } from './chats/use-chat-messages.ts'
import { useUserChats } from './chats/use-user-chats.ts'
import { findReason, isReasonRequired, useAccessReason } from './common/access-reason.ts'
import { statusOf } from './common/call-status.ts'
import { deselectChat, deselectUser, isSelected, type Selection } from './common/console-url.ts'
import type { Users } from './users/use-users.ts'

/**
 * The data for the selection: the selected user's chats, the selected chat's messages, and the reason for reading them.
 * A failed load shows a message; if only the reason is missing, it shows the field for the reason instead. A user or
 * chat that no longer exists is deselected, and the lists that contain it are reloaded. After any other 401 or 403, the
 * list of users is reloaded, which redirects anyone who is no longer an administrator to the start page.
 */
export function useSelectionData(selection: Selection, users: Users) {
  const { userId, chatId } = selection
  const texts = useTexts(adminTexts)
  const toast = useToast()
  const client = useQueryClient()
  const accessReason = useAccessReason(userId)
  const [sort, setSort] = useState<ChatSort>('created_desc')
  const [isRefreshing, setRefreshing] = useState(false)

  const handleFailure = (error: unknown, message: string, query: Repeatable, leave: () => void) => {
    if (isReasonRequired(error)) {
      // The reason may have been given while this request, sent without it, was still on its way.
      const isGiven = userId !== undefined && findReason(client, userId) !== undefined
      return isGiven ? repeat(query) : accessReason.markRefused()
    }
    toast(message, 'error')
    const status = statusOf(error)
    if (status === 429) toast(texts.tooMany)
    if (status === 404) leave()
    if ([401, 403, 404].includes(status)) void users.refresh()
  }
  const onChatsFailed = (error: unknown) =>
    handleFailure(error, texts.chatsFailed(statusOf(error)), chats, () => userId && deselectUser(userId))
  const chats = useUserChats({ userId, sort, onFailed: onChatsFailed })

  const onMessagesFailed = (error: unknown) =>
    handleFailure(error, texts.messagesFailed(statusOf(error)), messages, () => {
      if (userId && chatId) deselectChat(userId, chatId)
      if (chats.chats.some(chat => chat.id === chatId)) void chats.refetch()
    })
  const messages = useChatMessages({ selection, onFailed: onMessagesFailed })
  useMissingUser(selection, users, chats.isFetching)

  return {
    chats,
    sort,
    setSort,
    messages,
    onMessagesFailed,
    accessReason,
    saveReason: (text: string | undefined) => {
      accessReason.save(text)
      for (const query of [chats, messages]) if (isReasonRequired(query.error)) repeat(query)
    },
    refresh: async () => {
      // A second request for the same chats would add another entry to the audit log.
      if (isRefreshing) return
      setRefreshing(true)
      await Promise.all([
        users.refresh(),
        client.refetchQueries({ queryKey: ['admin', 'chats'], type: 'active' }),
      ])
      // Skipped if the selection has changed by then.
      if (isSelected(selection))
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
 * A selected user who is not in the list may be newer than the list, so it is loaded once more. If the new list does
 * not contain them either, they no longer exist. While their chats are loading, that request reports it instead.
 */
function useMissingUser({ userId }: Selection, users: Users, isLoadingChats: boolean): void {
  const texts = useTexts(adminTexts)
  const toast = useToast()
  const { index, refresh } = users
  const isListed = users.find(userId) !== undefined
  const checked = useRef<Pick<Selection, 'userId'> & Pick<Users, 'index'>>(undefined)

  useEffect(() => {
    if (userId === undefined) return
    const before = checked.current
    if (isListed || before?.userId !== userId) checked.current = { userId, index }
    if (isListed) return
    if (before?.userId !== userId) {
      if (index) void refresh()
    } else if (before.index !== index && !isLoadingChats && deselectUser(userId)) {
      toast(texts.accountMissing)
    }
  }, [userId, isListed, index, refresh, isLoadingChats, toast, texts])
}
