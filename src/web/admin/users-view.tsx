import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { ChatsColumn } from './chats/chats-column.tsx'
import { MessagesColumn } from './chats/messages-column.tsx'
import { AccessReasonField } from './common/access-reason-field.tsx'
import { type Selection, userPath } from './common/console-url.ts'
import { useUserName } from './common/user-name.ts'
import { type ColumnName, Columns } from './layout/columns.tsx'
import { useSelectionData } from './use-selection-data.ts'
import { RolePanel } from './users/role-panel.tsx'
import type { Users } from './users/use-users.ts'
import { UsersColumn } from './users/users-column.tsx'

type UsersViewProps = { selection: Selection; users: Users }

export function UsersView({ selection, users }: UsersViewProps) {
  const texts = useTexts(adminTexts)
  const { userId, chatId } = selection
  const user = users.find(userId)
  const nameOf = useUserName()
  const data = useSelectionData(selection, users)
  const chat = data.chats.chats.find(each => each.id === chatId)
  const reasonField = <AccessReasonField accessReason={data.accessReason} onSave={data.saveReason} />
  /** The field disappears once the reason is saved, so the focus moves to the messages. */
  const reasonFieldAbove = (
    <AccessReasonField
      accessReason={data.accessReason}
      onSave={reason => {
        document.querySelector<HTMLElement>('[data-column=messages]')?.focus()
        data.saveReason(reason)
      }}
    />
  )
  return (
    <Columns
      shown={shownColumn(selection)}
      users={
        <UsersColumn
          users={users}
          selected={userId}
          refreshing={data.isRefreshing}
          onRefresh={() => void data.refresh()}
        />
      }
      panel={
        userId && (
          <RolePanel key={userId} user={user} users={users}>
            {reasonField}
          </RolePanel>
        )
      }
      chats={
        <ChatsColumn
          selection={selection}
          name={user && nameOf(user)}
          chats={data.chats}
          sort={data.sort}
          onSort={data.setSort}
        />
      }
      messages={
        <MessagesColumn
          key={chatId}
          selection={selection}
          about={[...(user ? [nameOf(user)] : []), ...(chat ? [chat.title || texts.noTitle] : [])]}
          messages={data.messages}
          reasonField={data.accessReason.refusedAtMs !== undefined && reasonFieldAbove}
          back={userId && { href: userPath(userId), label: texts.backToChats }}
          onFailed={data.onMessagesFailed}
        />
      }
    />
  )
}

function shownColumn({ userId, chatId }: Selection): ColumnName {
  if (!userId) return 'users'
  return chatId ? 'messages' : 'chats'
}
