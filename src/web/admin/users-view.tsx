import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { ChatSort } from '#shared/admin.ts'
import { ApiError } from '#web/api/client.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { adminTexts } from '#web/i18n/texts-admin.ts'
import { useToast } from '#web/ui/toast.tsx'
import { ChatsColumn } from './chats-column.tsx'
import { Columns, type Pane } from './columns.tsx'
import { MessagesColumn } from './messages-column.tsx'
import { RolePanel } from './role-panel.tsx'
import { type Selection, userPath, usersPath } from './selection.ts'
import { useChatMessages } from './use-chat-messages.ts'
import { useUserChats } from './use-user-chats.ts'
import { statusOf, type Users } from './use-users.ts'
import { UsersColumn } from './users-column.tsx'

type UsersViewProps = { selection: Selection; users: Users }

export function UsersView({ selection, users }: UsersViewProps) {
  const texts = useTexts(adminTexts)
  const { userId, chatId } = selection
  const user = users.find(userId)
  const [sort, setSort] = useState<ChatSort>('created_desc')
  const failures = useFailures(selection, users)
  const enabled = users.index !== undefined
  const chats = useUserChats({ userId, sort, enabled, onFailed: failures.ofChats })
  const messages = useChatMessages({ selection, enabled, onFailed: failures.ofMessages })
  const reasonNeeded = [chats.error, messages.error].some(wantsReason)

  const onReason = () => {
    if (wantsReason(chats.error)) void chats.refetch()
    if (wantsReason(messages.error)) void messages.refetch()
  }
  return (
    <Columns
      pane={paneOf(selection)}
      users={<UsersColumn users={users} selected={userId} />}
      panel={
        user && (
          <RolePanel
            key={user.id}
            user={user}
            users={users}
            reasonNeeded={reasonNeeded}
            onReason={onReason}
            onGone={() => navigate(usersPath, { replace: true })}
          />
        )
      }
      chats={
        <ChatsColumn
          selection={selection}
          email={user?.email}
          chats={chats}
          sort={sort}
          onSort={setSort}
          reasonNeeded={wantsReason(chats.error)}
        />
      }
      messages={
        <MessagesColumn
          key={chatId}
          selection={selection}
          messages={messages}
          reasonNeeded={wantsReason(messages.error)}
          back={userId && { href: userPath(userId), label: texts.backToChats }}
          onFailed={failures.ofMessages}
        />
      }
    />
  )
}

function paneOf({ userId, chatId }: Selection): Pane {
  if (!userId) return 'users'
  return chatId ? 'messages' : 'chats'
}

function wantsReason(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'reason_required'
}

/**
 * What a failed look says, and what follows from it: who or what is gone leaves the selection, and the list of users
 * is asked for again, which also tells whoever is no admin any more.
 */
function useFailures({ userId, chatId }: Selection, users: Users) {
  const texts = useTexts(adminTexts)
  const toast = useToast()
  const follow = (error: unknown, message: string, placeWithout: string) => {
    if (wantsReason(error)) return
    toast(message, 'error')
    const status = statusOf(error)
    if (status === 429) toast(texts.tooMany)
    if (status === 404) navigate(placeWithout, { replace: true })
    if ([401, 403, 404].includes(status)) void users.refresh()
  }
  return {
    ofChats: (error: unknown) => follow(error, texts.chatsFailed(statusOf(error)), usersPath),
    ofMessages: (error: unknown) =>
      follow(error, texts.messagesFailed(statusOf(error)), userId && chatId ? userPath(userId) : usersPath),
  }
}
