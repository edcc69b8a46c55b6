import { PanelLeftClose, PanelLeftOpen, SquarePen } from 'lucide-react'
import { memo, type ReactNode, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#web/i18n/language-context.tsx'
import { sidebarTexts } from '#web/i18n/sidebar/texts-sidebar.ts'
import { classNames } from '#web/lib/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { isOutside } from '#web/ui/is-outside.ts'
import { useModal, useTopModal } from '#web/ui/modals.ts'
import { ChatList, type ChatListProps } from './chat-list.tsx'
import { FindButton, FindDialog, FindField, useFindDialog } from './find-entry.tsx'

type SidebarProps = ChatListProps & {
  expanded: boolean
  onToggle(): void
  /** Also called if no chat is open; the page is then reset. */
  onNewChat(): void
  /** On a phone: covers the page, and closes when a chat is chosen. */
  drawer: boolean
  /** Shown at the bottom. */
  footer?: ReactNode
}

/** The user's chats, beside the page or, on a phone, as a drawer over it. */
export const Sidebar = memo(function Sidebar({ drawer, ...props }: SidebarProps) {
  const { typed, setTyped } = useFindDialog()
  return (
    <>
      <Frame {...props} drawer={drawer} onFind={() => setTyped('')} />
      {typed !== undefined && <FindDialog typed={typed} onClose={() => setTyped(undefined)} />}
    </>
  )
})

function Frame({ drawer, ...props }: PanelProps & { drawer: boolean }) {
  const toggle = useRef<HTMLButtonElement>(null)
  if (drawer) return props.expanded && <DrawerBelowDialogs {...props} />
  const onToggle = () => {
    flushSync(props.onToggle)
    // The pressed button was replaced by the other one.
    toggle.current?.focus()
  }
  return props.expanded ? (
    <aside
      className="flex w-64 shrink-0 flex-col border-r border-line bg-surface"
      aria-labelledby="chats-heading"
    >
      <Panel {...props} onToggle={onToggle} toggle={toggle} />
    </aside>
  ) : (
    <Strip {...props} onToggle={onToggle} toggle={toggle} />
  )
}

type PanelProps = Omit<SidebarProps, 'drawer'> & {
  onFind(): void
  /** The button that expands or collapses the sidebar. */
  toggle?: RefObject<HTMLButtonElement | null>
}

function Panel({ onToggle, toggle, onNewChat, onFind, footer, expanded: _, ...list }: PanelProps) {
  const texts = useTexts(sidebarTexts)
  return (
    <>
      <div className="flex min-h-14 shrink-0 flex-wrap items-center px-1.5 pt-1">
        <button
          type="button"
          onClick={onNewChat}
          className="flex min-h-11 min-w-0 items-center gap-2 rounded-md px-2.5 text-left text-[min(0.875rem,7vw)] leading-snug font-semibold transition-colors hover:bg-sunken"
        >
          <SquarePen aria-hidden="true" className="size-4 shrink-0" />
          {texts.newChat}
        </button>
        <IconButton
          ref={toggle}
          label={texts.collapseSidebar}
          icon={<PanelLeftClose className="size-5" />}
          onClick={onToggle}
          className="ml-auto"
        />
      </div>
      <FindField onOpen={onFind} />
      <h2 id="chats-heading" className="px-5 pt-3 pb-0.5 text-xs font-semibold text-soft">
        {texts.chats}
      </h2>
      <ChatList {...list} />
      {footer && <div className="px-3 py-1">{footer}</div>}
    </>
  )
}

/** The collapsed sidebar: buttons to expand it, to start a new chat and to search. */
function Strip({ onToggle, toggle, onNewChat, onFind }: PanelProps) {
  const texts = useTexts(sidebarTexts)
  return (
    <aside
      className="flex w-14 shrink-0 flex-col items-center gap-1 border-r border-line bg-surface pt-2"
      aria-label={texts.chats}
    >
      <IconButton
        ref={toggle}
        label={texts.expandSidebar}
        icon={<PanelLeftOpen className="size-5" />}
        onClick={onToggle}
      />
      <IconButton label={texts.newChat} icon={<SquarePen className="size-5" />} onClick={onNewChat} />
      <FindButton onOpen={onFind} />
    </aside>
  )
}

/**
 * The drawer does not open while a dialog is open: it would cover the search that is on screen when a phone is turned.
 * A dialog that opens later covers the drawer.
 */
function DrawerBelowDialogs(props: PanelProps) {
  const modal = useTopModal()
  const [shown, setShown] = useState(!modal)
  if (!shown && !modal) setShown(true)
  return shown && <Drawer {...props} />
}

/**
 * A modal panel, which Escape or a click outside closes. The browser keeps the focus inside and restores it afterwards.
 */
function Drawer(props: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the keyboard, the browser fires `cancel`.
    <dialog
      ref={dialog}
      aria-labelledby="chats-heading"
      onClick={event => isOutside(event.currentTarget, event.nativeEvent) && props.onToggle()}
      onCancel={event => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        props.onToggle()
      }}
      className={classNames(
        'drawer m-0 h-dvh max-h-none w-[min(20rem,calc(100vw-48px))] max-w-none flex-col border-r border-line bg-surface text-ink shadow-float open:flex',
        'pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)]',
      )}
    >
      <Panel {...props} />
    </dialog>
  )
}
