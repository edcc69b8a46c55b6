import { type RefObject, useRef } from 'react'
import { Link } from 'wouter'
import { type ChatSort, chatSortSchema } from '#shared/api/admin.ts'
import type { Chat } from '#shared/api/chat.ts'
import type { UserId } from '#shared/api/ids.ts'
import { isReasonRequired } from '#web/admin/common/access-reason.ts'
import { type Selection, userChatPath } from '#web/admin/common/console-url.ts'
import { useFormat } from '#web/admin/common/format.ts'
import { ColumnHeader } from '#web/admin/layout/column-header.tsx'
import { ColumnPlaceholder, ListError, ListReasonNeeded, ListStatus } from '#web/admin/layout/list-status.tsx'
import { rowClasses } from '#web/admin/layout/row-classes.ts'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { rowAfter } from '#web/lib/dom/arrow-keys.ts'
import { List } from '#web/ui/list.tsx'
import { MoreButton } from '#web/ui/more-button.tsx'
import { Select } from '#web/ui/select.tsx'
import type { UserChats } from './use-user-chats.ts'

type ChatsColumnProps = {
  selection: Selection
  /** The user's name; undefined until it is known. */
  name: string | undefined
  chats: UserChats
  sort: ChatSort
  onSort(sort: ChatSort): void
}

const sorts = chatSortSchema.options

export function ChatsColumn({ selection, name, chats, sort, onSort }: ChatsColumnProps) {
  const texts = useTexts(adminTexts)
  const { userId, chatId } = selection
  const isReasonNeeded = chats.isLoadingError && isReasonRequired(chats.error)
  const list = useRef<HTMLUListElement>(null)
  if (!userId) return <ColumnPlaceholder>{texts.selectUser}</ColumnPlaceholder>
  const isEmpty = chats.isSuccess && chats.chats.length === 0
  return (
    <>
      <ColumnHeader column="chats" title={name ? texts.chatsOf(name) : texts.chats} />
      <div className="border-b border-line px-4 pb-3">
        <Select
          title={texts.sortChats}
          value={sort}
          choices={sorts.map(value => ({ value, label: texts.chatSorts[value] }))}
          onChoose={onSort}
        />
      </div>
      <div
        className={classNames(
          'min-h-0 grow overflow-y-auto overscroll-contain pb-3',
          chats.isPlaceholderData && 'opacity-60',
        )}
      >
        <ListStatus>{chats.isPending ? texts.loading : isEmpty && texts.noChats}</ListStatus>
        {isReasonNeeded && <ListReasonNeeded />}
        {chats.isLoadingError && !isReasonNeeded && (
          <ListError hasToast onRetry={() => void chats.refetch()}>
            {texts.chatsNotLoaded}
          </ListError>
        )}
        <ChatRows list={list} userId={userId} chats={chats.chats} selected={chatId} />
        <MoreButton
          variant="quiet"
          size="sm"
          className="mx-1 mt-2 w-[calc(100%-0.5rem)]"
          labels={{ more: texts.loadMore, loading: texts.loading }}
          hasMore={chats.hasNextPage}
          loading={chats.isFetchingNextPage}
          count={chats.chats.length}
          onMore={chats.loadMore}
          next={count => list.current?.querySelectorAll('a')[count]}
        />
      </div>
    </>
  )
}

type ChatRowsProps = {
  list: RefObject<HTMLUListElement | null>
  userId: UserId
  chats: readonly Chat[]
  selected: string | undefined
}

/** Ordinary links; the arrow keys also move between them. */
function ChatRows({ list, userId, chats, selected }: ChatRowsProps) {
  const texts = useTexts(adminTexts)
  const format = useFormat()
  if (chats.length === 0) return null
  return (
    <List
      ref={list}
      onKeyDown={event => {
        const links = [...(list.current?.querySelectorAll('a') ?? [])]
        const next = rowAfter(event, links.indexOf(document.activeElement as HTMLAnchorElement), links.length)
        if (next === undefined) return
        event.preventDefault()
        links[next]?.focus()
      }}
    >
      {chats.map(chat => {
        const isOpen = chat.id === selected
        const title = chat.title || texts.noTitle
        return (
          <li key={chat.id} className="px-1 py-0.5">
            <Link
              href={userChatPath(userId, chat.id)}
              aria-current={isOpen ? 'true' : undefined}
              title={title}
              className={rowClasses(isOpen)}
            >
              <span
                dir="auto"
                className={classNames(
                  'block truncate text-sm',
                  isOpen && 'font-semibold',
                  !chat.title && 'text-soft italic',
                )}
              >
                {title}
              </span>
              <span className="flex flex-wrap gap-x-2 text-xs text-soft tabular-nums">
                <span>{texts.messageCount(format.number(chat.messageCount), chat.messageCount === 1)}</span>
                {chat.lastMessageAt && (
                  <time
                    dateTime={chat.lastMessageAt}
                    title={format.dateTime(chat.lastMessageAt)}
                    className="ml-auto"
                  >
                    {format.date(chat.lastMessageAt)}
                  </time>
                )}
              </span>
            </Link>
          </li>
        )
      })}
    </List>
  )
}
