import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Chat } from '#shared/api/chat.ts'
import { archiveKey, joinChatPages, nextChatOffset } from '#web/api/chat-pages.ts'
import { changeChat, listArchivedChats } from '#web/api/chats.ts'
import { usePagedList } from '#web/api/use-paged-list.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { archiveTexts } from '#web/i18n/sidebar/texts-archive.ts'
import { chatPath } from '#web/lib/history/chat-path.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { oncePerPress } from '#web/lib/once-per-press.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { List } from '#web/ui/list.tsx'
import { MoreButton } from '#web/ui/more-button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { DeleteChatDialog } from './delete-chat-dialog.tsx'
import { navigateFromDrawer } from './drawer-history.ts'

type ArchiveDialogProps = { onRestored(chat: Chat): void; onRemoved(chat: Chat): void; onClose(): void }

/** The archived chats, which can be opened, restored to the list or deleted. */
export function ArchiveDialog({ onRestored, onRemoved, onClose }: ArchiveDialogProps) {
  const texts = useTexts(archiveTexts)
  const toast = useToast()
  const [deleting, setDeleting] = useState<Chat>()
  const close = useRef<HTMLButtonElement>(null)
  const list = usePagedList({
    queryKey: archiveKey,
    fetchPage: listArchivedChats,
    nextCursor: nextChatOffset,
    joinPages: joinChatPages,
    onError: error => logFailure('Failed to fetch the archive', error),
    caching: { gcTime: 0 },
  })
  const { items: chats } = list
  useEffect(() => {
    // The focus was on a chat that has left the list.
    if (document.activeElement === document.body) close.current?.focus()
  }, [chats])

  const restore = async (chat: Chat) => {
    try {
      await changeChat(chat.id, { archived: false })
    } catch (error) {
      logFailure('Failed to change chat', error)
      return toast(texts.changeFailed, 'error')
    }
    toast(texts.restored, 'success')
    onRestored(chat)
    await list.refetch()
  }

  return (
    <Dialog
      title={texts.archivedTitle}
      onClose={onClose}
      initialFocus={close}
      actions={
        <Button ref={close} onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <p className="text-sm text-soft">
        {chats.length === 0 && list.isSuccess ? texts.noneArchived : texts.archivedLead}
      </p>
      {list.isPending && (
        <p role="status" className="mt-3 text-sm text-soft">
          {texts.loading}
        </p>
      )}
      {list.isLoadingError && (
        <div role="status" className="mt-3 text-sm">
          <p>{texts.failed}</p>
          <Button
            size="sm"
            className="mt-2"
            onClick={() => {
              // Pressing the button removes it.
              close.current?.focus()
              void list.refetch()
            }}
          >
            {texts.tryAgain}
          </Button>
        </div>
      )}
      {chats.length > 0 && (
        <List className="mt-3 divide-y divide-line">
          {chats.map(chat => (
            <ArchivedRow
              key={chat.id}
              chat={chat}
              onOpen={onClose}
              onRestore={() => restore(chat)}
              onDelete={() => setDeleting(chat)}
            />
          ))}
        </List>
      )}
      <MoreButton
        variant="quiet"
        size="sm"
        className="mt-2 w-full"
        labels={{ more: texts.loadMore, loading: texts.loading }}
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        count={chats.length}
        onMore={list.loadMore}
        next={() => close.current}
      />
      {deleting && (
        <DeleteChatDialog
          chat={deleting}
          onClose={() => setDeleting(undefined)}
          onRemoved={() => {
            onRemoved(deleting)
            setDeleting(undefined)
            void list.refetch()
          }}
        />
      )}
    </Dialog>
  )
}

type ArchivedRowProps = { chat: Chat; onOpen(): void; onRestore(): Promise<void>; onDelete(): void }

function ArchivedRow({ chat, onOpen, onRestore, onDelete }: ArchivedRowProps) {
  const texts = useTexts(archiveTexts)
  const title = chat.title || texts.untitled
  const path = chatPath(chat.id)
  const [busy, setBusy] = useState(false)
  const restore = async () => {
    setBusy(true)
    await onRestore()
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-1 py-1">
      <Link
        href={path}
        onClick={event => {
          event.preventDefault()
          onOpen()
          navigateFromDrawer(path)
        }}
        className="min-w-[min(12rem,100%)] grow basis-0 truncate rounded-md py-2.5 underline-offset-4 hover:underline"
      >
        <span dir="auto">{title}</span>
      </Link>
      <div className="flex flex-wrap justify-end gap-x-1">
        <Button
          variant="quiet"
          size="sm"
          busy={busy}
          aria-label={texts.restoreOf(title)}
          // By the second click of a double click, the next chat's button may be under the pointer.
          {...oncePerPress(() => void restore())}
        >
          {texts.restore}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          className="text-danger!"
          aria-label={texts.deleteOf(title)}
          onClick={onDelete}
        >
          {texts.delete}
        </Button>
      </div>
    </li>
  )
}
