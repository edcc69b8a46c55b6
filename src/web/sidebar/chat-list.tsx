import {
  type FocusEvent,
  type RefObject,
  type UIEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Chat } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { chatPageSize } from '#shared/limits.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { sidebarTexts } from '#web/i18n/sidebar/texts-sidebar.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { List } from '#web/ui/list.tsx'
import { MoreButton } from '#web/ui/more-button.tsx'
import { TryAgainButton } from '#web/ui/try-again-button.tsx'
import { ChatItem, chatLinkId } from './chat-item.tsx'
import { useChatListWriter } from './chat-list-writer.ts'
import { ListActions } from './list-actions.tsx'
import { useChats } from './use-chats.ts'
import { usePinAndArchive } from './use-pin-and-archive.ts'

const DeleteChatDialog = lazyPart(
  () => import('./delete-chat-dialog.tsx'),
  code => code.DeleteChatDialog,
)

const SelectList = lazyPart(
  () => import('./select-list.tsx'),
  code => code.SelectList,
)

export type ChatListProps = {
  selected: ChatId | undefined
  /** The list changed, other than by a deletion. */
  onChanged(): void
  onRemoved(id: ChatId): void
}

/** The next page is loaded this close to the end of the list. */
const loadDistancePx = 80

export function ChatList({ selected, onChanged, onRemoved }: ChatListProps) {
  const texts = useTexts(sidebarTexts)
  const list = useChats()
  const writer = useChatListWriter()
  const [deleting, setDeleting] = useState<Chat>()
  const [selecting, setSelecting] = useState(false)
  const { togglePin, archive } = usePinAndArchive(writer, onChanged)
  const { chats, hasNextPage } = list
  const { loadingMore, loadMore } = useNextPage(list)
  const { shown, showMore } = useShownChats(chats, loadMore)
  const lines = useRef<HTMLDivElement>(null)
  const focusRemaining = useRemainingFocus(deleting !== undefined, chats, lines)
  const selectButton = useFocusAfter(selecting)
  const rowFocus = useRowFocus(chats, focusRemaining)

  const onScroll = ({ currentTarget: panel }: UIEvent<HTMLElement>) => {
    const remainingPx = panel.scrollHeight - panel.scrollTop - panel.clientHeight
    // After a failure, only the button requests the next page: scrolling would request it again and again.
    if (remainingPx <= loadDistancePx && !list.isFetchNextPageError) showMore()
  }

  const removeSelected = (ids: readonly ChatId[]) => {
    if (ids.length === chats.length) focusRemaining([])
    for (const id of ids) void writer.remove(id)
  }
  return (
    <>
      <div
        className="min-h-32 grow scroll-py-1 overflow-y-auto overscroll-contain px-2 pt-1 pb-3"
        onScroll={onScroll}
        {...rowFocus}
      >
        <div ref={lines} tabIndex={-1} className="outline-none">
          {list.isPending && <ListLine>{texts.loading}</ListLine>}
          {list.isLoadingError && <Failed onRetry={() => void list.refetch()} />}
          {list.isSuccess && chats.length === 0 && !hasNextPage && <ListLine>{texts.empty}</ListLine>}
          {selecting && (
            <SelectList
              chats={chats}
              fallback={<ListLine>{texts.loading}</ListLine>}
              onArchived={ids => {
                removeSelected(ids)
                onChanged()
              }}
              onRemoved={ids => {
                removeSelected(ids)
                for (const id of ids) onRemoved(id)
              }}
              onClose={() => setSelecting(false)}
            />
          )}
          {!selecting && chats.length > 0 && (
            <List className="flex flex-col gap-0.5">
              {shown.map(chat => (
                <ChatItem
                  key={chat.id}
                  chat={chat}
                  selected={chat.id === selected}
                  onRenamed={title => {
                    void writer.upsert(chat.id, title)
                    onChanged()
                  }}
                  onPin={() => togglePin(chat)}
                  onArchive={() =>
                    archive(chat, () => {
                      if (hasFocus(chat)) focusRemaining(chats, chat)
                    })
                  }
                  onDelete={() => setDeleting(chat)}
                />
              ))}
            </List>
          )}
        </div>
        <MoreButton
          variant="quiet"
          size="sm"
          className="mt-2 w-full"
          labels={{ more: texts.loadMore, loading: texts.loading }}
          hasMore={hasNextPage || shown.length < chats.length}
          loading={loadingMore}
          count={shown.length}
          onMore={showMore}
          next={count => chats[count] && document.getElementById(chatLinkId(chats[count].id))}
        />
        {deleting && (
          <DeleteChatDialog
            chat={deleting}
            onClose={() => setDeleting(undefined)}
            onRemoved={() => {
              setDeleting(undefined)
              focusRemaining(chats, deleting)
              void writer.remove(deleting.id)
              onRemoved(deleting.id)
            }}
          />
        )}
      </div>
      {!selecting && (
        <ListActions
          selectButton={selectButton}
          onSelect={chats.length > 0 ? () => setSelecting(true) : undefined}
          onRestored={() => {
            void writer.refetch()
            onChanged()
          }}
          onRemoved={onRemoved}
        />
      )}
    </>
  )
}

/**
 * If the list is being refetched (the drawer opened, another tab made a change), the next page is loaded afterwards,
 * and it is requested again if a change cancels its request. It is also loaded once all loaded chats have been deleted
 * or archived.
 */
function useNextPage(list: ReturnType<typeof useChats>) {
  const { hasNextPage, isFetchNextPageError, fetchNextPage } = list
  const isUsedUp = list.isSuccess && list.chats.length === 0 && hasNextPage
  const busy = useRef(false)
  const [loadingMore, setLoadingMore] = useState(false)
  const loadMore = async () => {
    if (!hasNextPage || busy.current) return
    busy.current = true
    setLoadingMore(true)
    const pageCount = list.data?.pages.length
    // The first call waits for a request in progress, if there is one. A change to the list cancels the request.
    let result: Awaited<ReturnType<typeof fetchNextPage>>
    do {
      result = await fetchNextPage({ cancelRefetch: false })
    } while (result.hasNextPage && !result.isFetchNextPageError && result.data?.pages.length === pageCount)
    busy.current = false
    setLoadingMore(false)
  }
  useEffect(() => {
    if (isUsedUp && !isFetchNextPageError) void loadMore()
  })
  return { loadingMore, loadMore: () => void loadMore() }
}

/**
 * The drawer renders the list again each time it opens. It begins with the first chats, however many are loaded, and
 * shows the others as the user scrolls.
 */
function useShownChats(chats: readonly Chat[], loadMore: () => void) {
  const [count, setCount] = useState(2 * chatPageSize)
  const shown = chats.slice(0, count)
  const showMore = () => {
    const next = shown.length + chatPageSize
    setCount(next)
    if (next > chats.length) loadMore()
  }
  return { shown, showMore }
}

/**
 * The focus cannot return to a chat that left the list. Once its dialog, if any, has closed, the focus moves to the
 * next chat, or else to the previous one. Without either, it moves to the line that says that the list is empty, once
 * it is.
 */
function useRemainingFocus(
  isDialogOpen: boolean,
  shown: readonly Chat[],
  lines: RefObject<HTMLElement | null>,
): (chats: readonly Chat[], removed?: Chat) => void {
  const remaining = useRef<ChatId | 'none'>(undefined)
  useEffect(() => {
    if (isDialogOpen || !remaining.current) return
    if (remaining.current === 'none') {
      if (shown.length > 0) return
      lines.current?.focus()
    } else document.getElementById(chatLinkId(remaining.current))?.focus()
    remaining.current = undefined
  }, [isDialogOpen, shown, lines])
  return (chats, removed) => {
    const index = chats.findIndex(chat => chat.id === removed?.id)
    remaining.current = (chats[index + 1] ?? chats[index - 1])?.id ?? 'none'
  }
}

/**
 * A chat that another tab deletes or archives takes the focus with it, for example while it is being renamed. The list
 * then gets no blur event.
 */
function useRowFocus(
  chats: readonly Chat[],
  focusRemaining: (chats: readonly Chat[], removed?: Chat) => void,
): { onFocus(event: FocusEvent<HTMLElement>): void; onBlur(): void } {
  const focused = useRef<Chat>(undefined)
  const before = useRef(chats)
  useLayoutEffect(() => {
    const removed = focused.current
    const isListed = (chat: Chat) => chats.some(({ id }) => id === chat.id)
    if (removed && !isListed(removed) && document.activeElement === document.body) {
      focused.current = undefined
      focusRemaining(
        before.current.filter(chat => chat.id === removed.id || isListed(chat)),
        removed,
      )
    }
    before.current = chats
  })
  return {
    onFocus: ({ target }) => {
      const id = target.closest<HTMLElement>('[data-chat]')?.dataset.chat
      focused.current = chats.find(chat => chat.id === id)
    },
    onBlur: () => {
      focused.current = undefined
    },
  }
}

/** Whether the focus is on this chat or nowhere. The user may have moved it while a request ran. */
function hasFocus(chat: Chat): boolean {
  const row = document.getElementById(chatLinkId(chat.id))?.closest('li')
  const { activeElement } = document
  return activeElement === document.body || row?.contains(activeElement) === true
}

/** The button that takes the focus once the selection has ended. */
function useFocusAfter(selecting: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasSelecting = useRef(selecting)
  useEffect(() => {
    if (wasSelecting.current && !selecting) button.current?.focus()
    wasSelecting.current = selecting
  }, [selecting])
  return button
}

function ListLine({ children }: { children: string }) {
  return (
    <p role="status" className="px-3 py-2 text-sm text-soft">
      {children}
    </p>
  )
}

/** Unobtrusive, because the rest of the page still works. But a list that failed to load must not look empty. */
function Failed({ onRetry }: { onRetry(): void }) {
  const texts = useTexts(sidebarTexts)
  return (
    <div role="status" className="px-3 py-2 text-sm text-soft">
      <p>{texts.failed}</p>
      <TryAgainButton size="sm" className="mt-2" onPress={onRetry} />
    </div>
  )
}
