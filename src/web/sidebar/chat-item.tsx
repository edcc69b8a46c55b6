import { Archive, Download, Pencil, Pin, PinOff, Share2, Trash2 } from 'lucide-react'
import { use, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Chat } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { sidebarTexts } from '#web/i18n/sidebar/texts-sidebar.ts'
import { classNames } from '#web/lib/class-names.ts'
import { chatPath } from '#web/lib/history/chat-path.ts'
import { SharingContext } from '#web/lib/sharing-context.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { navigateFromDrawer } from './drawer-history.ts'

/** Most visits rename no chat. */
const RenameField = lazyPart(
  () => import('./rename-field.tsx'),
  code => code.RenameField,
)

type ChatItemProps = {
  chat: Chat
  selected: boolean
  onRenamed(title: string): void
  onPin(): Promise<unknown>
  onArchive(): Promise<unknown>
  onDelete(): void
}

export function chatLinkId(id: ChatId): string {
  return `chat-${id}`
}

/** One chat: a link to it, and a menu of what can be done with it. */
export function ChatItem({ chat, selected, onRenamed, onPin, onArchive, onDelete }: ChatItemProps) {
  const texts = useTexts(sidebarTexts)
  const openSharing = use(SharingContext)
  const [renaming, setRenaming] = useState(false)
  /** The chat is being pinned or archived. */
  const [changing, setChanging] = useState(false)
  const shouldFocusLink = useRef(false)
  const title = chat.title || texts.untitled
  const path = chatPath(chat.id)

  const change = async (run: () => Promise<unknown>) => {
    setChanging(true)
    await run()
    setChanging(false)
  }

  useEffect(() => {
    // The link is rendered again only after renaming ends.
    if (!renaming && shouldFocusLink.current) document.getElementById(chatLinkId(chat.id))?.focus()
    shouldFocusLink.current = false
  }, [renaming, chat.id])

  return (
    <li
      data-chat={chat.id}
      className={classNames(
        'group relative flex items-center rounded-md',
        selected ? 'bg-sunken' : 'hover:bg-sunken',
      )}
    >
      {selected && (
        <span aria-hidden="true" className="absolute inset-y-2 left-0 w-0.5 rounded-full bg-brass" />
      )}
      {renaming ? (
        <RenameField
          chatId={chat.id}
          title={title}
          onRenamed={onRenamed}
          // Called without an argument if the field's code could not be loaded and the user closes the dialog about it.
          onClose={(byKeyboard = true) => {
            shouldFocusLink.current = byKeyboard
            setRenaming(false)
          }}
          fallback={
            <span dir="auto" className="min-w-0 grow truncate py-2.75 pl-3 text-sm">
              {title}
            </span>
          }
        />
      ) : (
        <>
          <Link
            id={chatLinkId(chat.id)}
            href={path}
            aria-current={selected ? 'page' : undefined}
            title={title}
            onClick={event => {
              event.preventDefault()
              navigateFromDrawer(path)
            }}
            className="flex min-w-0 grow items-center gap-1.5 rounded-md py-2.75 pl-3 text-sm"
          >
            <span dir="auto" className={classNames('min-w-0 grow truncate', selected && 'font-semibold')}>
              {title}
            </span>
            {chat.pinned && (
              <Pin role="img" aria-label={texts.pinned} className="size-3.5 shrink-0 text-soft" />
            )}
          </Link>
          <Menu
            label={texts.moreOptions(title)}
            trigger={changing ? <Spinner /> : <span aria-hidden="true">⋯</span>}
            triggerClassName="size-11 text-lg"
            items={[
              { label: texts.rename, icon: <Pencil className="size-4" />, onSelect: () => setRenaming(true) },
              {
                label: chat.pinned ? texts.unpin : texts.pin,
                icon: chat.pinned ? <PinOff className="size-4" /> : <Pin className="size-4" />,
                disabled: changing,
                onSelect: () => void change(onPin),
              },
              {
                label: texts.export,
                icon: <Download className="size-4" />,
                onSelect: () => openSharing?.({ kind: 'export', chatId: chat.id }),
              },
              {
                label: texts.share,
                icon: <Share2 className="size-4" />,
                onSelect: () => openSharing?.({ kind: 'share', chatId: chat.id }),
              },
              {
                label: texts.archive,
                icon: <Archive className="size-4" />,
                disabled: changing,
                onSelect: () => void change(onArchive),
              },
              {
                label: texts.delete,
                icon: <Trash2 className="size-4" />,
                danger: true,
                onSelect: onDelete,
              },
            ]}
          />
        </>
      )}
    </li>
  )
}
