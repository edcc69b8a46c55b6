import { useTexts } from '#web/i18n/language-context.tsx'
import { adminTexts } from '#web/i18n/texts-admin.ts'
import { ChatsColumn } from './chats/chats-column.tsx'
import { MessagesColumn } from './chats/messages-column.tsx'
import { Columns, type Pane } from './columns/columns.tsx'
import { ReasonField } from './common/access-reason-field.tsx'
import { type Selection, userPath } from './common/console-url.ts'
import { useOpened } from './use-selection-data.ts'
import { RolePanel } from './users/account-panel.tsx'
import type { Users } from './users/use-users.ts'
import { UsersColumn } from './users/users-column.tsx'

type UsersViewProps = { selection: Selection; users: Users }

export function UsersView({ selection, users }: UsersViewProps) {
  const texts = useTexts(adminTexts)
  const { userId, chatId } = selection
  const user = users.find(userId)
  const opened = useOpened(selection, users)
  const reasonField = <ReasonField asking={opened.asking} onGive={opened.giveReason} />
  /** Gone once it is filled in: the focus goes on to what waited. */
  const reasonFieldAbove = (
    <ReasonField
      asking={opened.asking}
      onGive={reason => {
        document.querySelector<HTMLElement>('[data-pane=messages]')?.focus()
        opened.giveReason(reason)
      }}
    />
  )
  return (
    <Columns
      pane={paneOf(selection)}
      users={
        <UsersColumn
          users={users}
          selected={userId}
          refreshing={opened.isRefreshing}
          onRefresh={() => void opened.refresh()}
        />
      }
      panel={
        user && (
          <RolePanel key={user.id} user={user} users={users}>
            {reasonField}
          </RolePanel>
        )
      }
      chats={
        <ChatsColumn
          selection={selection}
          email={user?.email}
          chats={opened.chats}
          sort={opened.sort}
          onSort={opened.setSort}
        />
      }
      messages={
        <MessagesColumn
          key={chatId}
          selection={selection}
          messages={opened.messages}
          reasonField={opened.asking.refusedAt !== undefined && reasonFieldAbove}
          back={userId && { href: userPath(userId), label: texts.backToChats }}
          onFailed={opened.onMessagesFailed}
        />
      }
    />
  )
}

function paneOf({ userId, chatId }: Selection): Pane {
  if (!userId) return 'users'
  return chatId ? 'messages' : 'chats'
}
