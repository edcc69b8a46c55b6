import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { useMedia } from '#web/lib/dom/use-media.ts'
import { ResizeHandle } from '#web/ui/resize-handle.tsx'
import { type ColumnBounds, chatsColumn, useColumnWidth, usersColumn } from './column-width.ts'

export type ColumnName = 'users' | 'chats' | 'messages'

type ColumnsProps = {
  /** The column that a phone shows. */
  shown: ColumnName
  users: ReactNode
  /** Above chats and messages; on a phone, only above chats. */
  panel: ReactNode
  chats: ReactNode
  messages: ReactNode
}

/**
 * Three columns, the first two resizable; on a phone, one at a time. If the window is too short for the panel and a few
 * rows, the page scrolls.
 */
export function Columns({ shown, users, panel, chats, messages }: ColumnsProps) {
  const texts = useTexts(adminTexts)
  const isNarrow = useMedia('(max-width: 47.99rem)')
  const ids = { users: useId(), chats: useId() }
  const [usersWidthPx, setUsersWidthPx] = useColumnWidth(usersColumn)
  const [chatsWidthPx, setChatsWidthPx] = useColumnWidth(chatsColumn)
  const frame = useColumnFocus(isNarrow ? shown : undefined)
  const focusHandlers = useFocusAfterRemoval()
  const hides = (...columns: ColumnName[]) => isNarrow && !columns.includes(shown)

  return (
    <div ref={frame} {...focusHandlers} className="flex min-h-0 grow">
      <Column
        id={ids.users}
        hidden={hides('users')}
        size={isNarrow ? undefined : sizeOf(usersColumn, usersWidthPx)}
      >
        {users}
      </Column>
      {!isNarrow && (
        <ResizeHandle
          {...usersColumn}
          label={texts.resizeUsers}
          controls={ids.users}
          widthPx={usersWidthPx}
          onWidth={setUsersWidthPx}
        />
      )}
      <div
        hidden={hides('chats', 'messages')}
        className="flex min-w-0 grow basis-0 flex-col md:min-w-[28.5rem] [[hidden]]:hidden"
      >
        <div hidden={hides('chats')}>{panel}</div>
        <div className="flex min-h-48 grow [@media(max-height:26rem)]:min-h-60">
          <Column
            id={ids.chats}
            hidden={hides('chats')}
            size={isNarrow ? undefined : sizeOf(chatsColumn, chatsWidthPx)}
          >
            {chats}
          </Column>
          {!isNarrow && (
            <ResizeHandle
              {...chatsColumn}
              label={texts.resizeChats}
              controls={ids.chats}
              widthPx={chatsWidthPx}
              onWidth={setChatsWidthPx}
            />
          )}
          <Column hidden={hides('messages')}>{messages}</Column>
        </div>
      </div>
    </div>
  )
}

type Size = { flexBasis: number; flexGrow: number; minWidth: number }

/** The column shrinks below the chosen width only if the window has no room for it. */
function sizeOf({ minWidthPx }: ColumnBounds, widthPx: number): Size {
  return { flexBasis: widthPx, flexGrow: 0, minWidth: minWidthPx }
}

type ColumnProps = { id?: string; hidden: boolean; size?: Size | undefined; children: ReactNode }

function Column({ id, hidden, size, children }: ColumnProps) {
  return (
    <div
      id={id}
      tabIndex={-1}
      hidden={hidden}
      style={size}
      className="flex min-h-0 min-w-0 grow basis-0 flex-col outline-none md:min-w-64 [[hidden]]:hidden"
    >
      {children}
    </div>
  )
}

/** On a phone, the clicked element disappears with its column, so the focus moves to the shown column's heading. */
function useColumnFocus(shown: ColumnName | undefined) {
  const frame = useRef<HTMLDivElement>(null)
  const previous = useRef(shown)
  useEffect(() => {
    if (shown !== undefined && previous.current !== undefined && previous.current !== shown) {
      frame.current?.querySelector<HTMLElement>(`[data-column=${shown}]`)?.focus()
    }
    previous.current = shown
  }, [shown])
  return frame
}

/**
 * The row of a user or a chat that no longer exists disappears with the focus, without a blur event. The page then
 * takes the focus.
 */
function useFocusAfterRemoval() {
  const focused = useRef<Element>(undefined)
  useEffect(() => {
    if (focused.current?.isConnected !== false || document.activeElement !== document.body) return
    focused.current = undefined
    document.getElementById('main')?.focus()
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target
    },
    onBlur: () => {
      focused.current = undefined
    },
  }
}
