import { RefreshCw, Search, X } from 'lucide-react'
import { type RefObject, useDeferredValue, useMemo, useRef } from 'react'
import type { UserId } from '#shared/api/ids.ts'
import { maxSearchLength } from '#shared/limits.ts'
import { useFormat } from '#web/admin/common/format.ts'
import { ColumnHeader } from '#web/admin/layout/column-header.tsx'
import { ListStatus } from '#web/admin/layout/list-status.tsx'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { isComposing } from '#web/lib/dom/is-composing.ts'
import { oncePerPress } from '#web/lib/once-per-press.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { fieldClasses } from '#web/ui/text-field.tsx'
import type { Users } from './use-users.ts'
import { UserList } from './user-list.tsx'
import { findUsers, type UserSort, userSorts } from './user-search.ts'

type UsersColumnProps = {
  users: Users
  selected: UserId | undefined
  refreshing: boolean
  onRefresh(): void
}

export function UsersColumn({ users, selected, refreshing, onRefresh }: UsersColumnProps) {
  const texts = useTexts(adminTexts)
  const format = useFormat()
  const { index, search, setSearch, writeSearch } = users
  const { text, sort } = search
  const setText = (wantedText: string) => setSearch({ sort, text: wantedText })
  // The field updates at once; a long list follows when it is ready.
  const wanted = useDeferredValue(text)
  const found = useMemo(() => (index ? findUsers(index, sort, wanted) : []), [index, sort, wanted])
  const all = index?.byEmail.length ?? 0
  const isSearch = wanted.trim() !== ''
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    setText('')
    // The pressed button disappears.
    field.current?.focus()
  }

  return (
    <>
      <ColumnHeader
        column="users"
        title={texts.users}
        note={
          index && (
            <span
              role="status"
              aria-busy={wanted !== text}
              className="truncate text-xs text-soft tabular-nums"
            >
              {isSearch
                ? texts.matches(format.number(found.length), format.number(all))
                : texts.userCount(format.number(all))}
            </span>
          )
        }
      >
        <IconButton
          label={texts.refreshUsers}
          size="sm"
          icon={<RefreshCw className={classNames('size-4', refreshing && 'animate-spin')} />}
          aria-busy={refreshing}
          {...oncePerPress(onRefresh)}
          className="-mr-2.5 max-md:size-11"
        />
      </ColumnHeader>
      <div className="flex flex-col gap-2 border-b border-line px-4 pb-3">
        <SearchField field={field} text={text} onText={setText} onClear={clear} onBlur={writeSearch} />
        <Select<UserSort>
          title={texts.sortUsers}
          value={sort}
          choices={userSorts.map(value => ({ value, label: texts.userSorts[value] }))}
          onChoose={chosen => setSearch({ text, sort: chosen })}
        />
      </div>
      <ListStatus>{!index && texts.loading}</ListStatus>
      {index && found.length === 0 && (
        <div className="px-4 py-3 text-sm text-soft">
          <p>{texts.noMatch}</p>
          <Button size="sm" className="mt-2" onClick={clear}>
            {texts.clearSearch}
          </Button>
        </div>
      )}
      {found.length > 0 && <UserList key={`${sort} ${wanted}`} users={found} selected={selected} />}
    </>
  )
}

type SearchFieldProps = {
  field: RefObject<HTMLInputElement | null>
  text: string
  onText(text: string): void
  onClear(): void
  onBlur(): void
}

function SearchField({ field, text, onText, onClear, onBlur }: SearchFieldProps) {
  const texts = useTexts(adminTexts)
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-soft"
      />
      <input
        ref={field}
        type="search"
        aria-label={texts.searchUsers}
        title={texts.searchUsers}
        placeholder={texts.searchUsers}
        value={text}
        maxLength={maxSearchLength}
        onChange={event => onText(event.target.value)}
        onBlur={onBlur}
        onKeyDown={event => {
          if (event.key === 'Escape' && !isComposing(event.nativeEvent)) onText('')
        }}
        autoComplete="off"
        spellCheck={false}
        className={classNames(
          fieldClasses,
          'pl-9 text-ellipsis [&::-webkit-search-cancel-button]:hidden',
          text !== '' && 'pr-9',
        )}
      />
      {text !== '' && (
        <IconButton
          label={texts.clearSearch}
          size="sm"
          icon={<X className="size-4" />}
          onClick={onClear}
          className="absolute top-1/2 right-1 -translate-y-1/2"
        />
      )}
    </div>
  )
}
