import { createContext, memo, use, useLayoutEffect, useRef, useState } from 'react'
import { type CustomItemComponentProps, Virtualizer, type VirtualizerHandle } from 'virtua'
import { Link } from 'wouter'
import type { AdminUser } from '#shared/api/admin.ts'
import type { UserId } from '#shared/api/ids.ts'
import { userPath } from '#web/admin/common/console-url.ts'
import { useFormat } from '#web/admin/common/format.ts'
import { useUserName } from '#web/admin/common/user-name.ts'
import { rowClasses } from '#web/admin/layout/row-classes.ts'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { rowAfter } from '#web/lib/dom/arrow-keys.ts'
import { List } from '#web/ui/list.tsx'

type UserListProps = { users: readonly AdminUser[]; selected: UserId | undefined }

/** Used until a row is measured. */
const estimatedRowHeightPx = 60

/**
 * The matching users. Only the rows near the view and the tab stop are in the DOM. The arrow keys move the tab stop
 * from row to row.
 */
export const UserList = memo(function UserList({ users, selected }: UserListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const [initialIndex] = useState(() => users.findIndex(user => user.id === selected))
  const [active, setActive] = useState(Math.max(0, initialIndex))
  const moved = useRef(false)
  const tabStop = Math.min(active, users.length - 1)

  // Scroll to the selected user when the list is first shown, and after each search or change of its order.
  useLayoutEffect(() => {
    if (initialIndex > 0) list.current?.scrollToIndex(initialIndex, { align: 'center' })
  }, [initialIndex])

  useLayoutEffect(() => {
    if (!moved.current) return
    moved.current = false
    list.current?.scrollToIndex(tabStop, { align: 'nearest' })
    return focusWhenShown(() => scroller.current?.querySelector<HTMLElement>(`[data-index="${tabStop}"]`))
  }, [tabStop])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key handler serves the links inside.
    <div
      ref={scroller}
      className="min-h-0 grow overflow-y-auto overscroll-contain"
      onKeyDown={event => {
        const next = rowAfter(event, tabStop, users.length)
        if (next === undefined) return
        event.preventDefault()
        moved.current = next !== tabStop
        setActive(next)
      }}
    >
      <RowCount value={users.length}>
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          as={List}
          item={ListItem}
          itemSize={estimatedRowHeightPx}
          keepMounted={[tabStop]}
          data={users}
        >
          {(user, index) => (
            <UserRow
              key={user.id}
              user={user}
              index={index}
              selected={user.id === selected}
              isTabStop={index === tabStop}
              onFocus={setActive}
            />
          )}
        </Virtualizer>
      </RowCount>
    </div>
  )
})

/** A new row is hidden until it is measured, and cannot take the focus until then. */
function focusWhenShown(find: () => HTMLElement | null | undefined): () => void {
  let frame = 0
  const attempt = () => {
    const row = find()
    row?.focus({ preventScroll: true })
    if (!row || document.activeElement !== row) frame = requestAnimationFrame(attempt)
  }
  attempt()
  return () => cancelAnimationFrame(frame)
}

const RowCount = createContext(0)

/** Tells screen readers the row's position in the whole list, since most rows are not in the DOM. */
function ListItem({ style, index, children, ref }: CustomItemComponentProps) {
  return (
    <li ref={ref} style={style} aria-posinset={index + 1} aria-setsize={use(RowCount)} className="px-1">
      {children}
    </li>
  )
}

type UserRowProps = {
  user: AdminUser
  index: number
  selected: boolean
  isTabStop: boolean
  onFocus(index: number): void
}

function UserRow({ user, index, selected, isTabStop, onFocus }: UserRowProps) {
  const texts = useTexts(adminTexts)
  const format = useFormat()
  const name = useUserName()(user)
  const isAdmin = user.role === 'admin'
  return (
    <Link
      href={userPath(user.id)}
      data-index={index}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => onFocus(index)}
      aria-current={selected ? 'true' : undefined}
      // Not padding of the list item, which the list would not count as part of its height.
      className={classNames('my-0.5', rowClasses(selected))}
    >
      <span className={classNames('block text-sm wrap-anywhere', selected && 'font-semibold')}>{name}</span>
      <span className="flex flex-wrap justify-between gap-x-2 text-xs text-soft">
        <span className={isAdmin ? 'font-semibold text-brass' : undefined}>{texts.roles[user.role]}</span>
        <span className="tabular-nums">
          {texts.chatCount(format.number(user.chatCount), user.chatCount === 1)}
        </span>
      </span>
    </Link>
  )
}
