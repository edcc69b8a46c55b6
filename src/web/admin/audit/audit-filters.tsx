import { X } from 'lucide-react'
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { AdminUser } from '#shared/api/admin.ts'
import type { UserId } from '#shared/api/ids.ts'
import { auditPath, toDay } from '#web/admin/common/console-url.ts'
import { useUserName } from '#web/admin/common/user-name.ts'
import type { Users } from '#web/admin/users/use-users.ts'
import { findUsers, type UserIndex } from '#web/admin/users/user-search.ts'
import type { AuditFilter } from '#web/api/admin-calls.ts'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { fieldClasses, TextField } from '#web/ui/text-field.tsx'

type AuditFiltersProps = {
  filter: AuditFilter
  users: Users
  /** The address, from the entries on screen, of a user who is not in the list of users. */
  emailOf(id: UserId): string | undefined
}

export function AuditFilters({ filter, users, emailOf }: AuditFiltersProps) {
  const texts = useTexts(adminTexts)
  const { index } = users
  const admins = useMemo(() => (index?.byEmail ?? []).filter(user => user.role === 'admin'), [index])
  const userName = useUserName()
  const nameOf = (id: UserId) => {
    const email = users.find(id)?.email ?? emailOf(id)
    if (email !== undefined) return userName({ id, email })
    return index ? texts.deletedAccount : texts.loading
  }
  const choices = admins.map(admin => ({ value: admin.id as string, label: userName(admin) }))
  if (filter.admin && !admins.some(({ id }) => id === filter.admin)) {
    choices.push({ value: filter.admin, label: nameOf(filter.admin) })
  }
  return (
    <div className="mt-5 grid gap-4 sm:max-w-2xl sm:grid-cols-2 lg:max-w-none lg:grid-cols-4">
      <UserFilter
        index={index}
        name={filter.user && nameOf(filter.user)}
        onUser={user => navigate(auditPath({ ...filter, user }))}
      />
      <Select
        label={texts.byAdmin}
        value={filter.admin ?? ''}
        choices={[{ value: '', label: texts.allAdmins }, ...choices]}
        onChoose={value =>
          navigate(auditPath({ ...filter, admin: value === '' ? undefined : (value as UserId) }))
        }
      />
      <Select
        label={texts.byReason}
        value={filter.reason ?? ''}
        choices={[
          { value: '', label: texts.allEntries },
          { value: 'none', label: texts.withoutReason },
        ]}
        onChoose={value => navigate(auditPath({ ...filter, reason: value === '' ? undefined : value }))}
      />
      <DayFilter
        day={filter.until}
        onDay={until => navigate(auditPath({ ...filter, until }), { replace: filter.until !== undefined })}
      />
    </div>
  )
}

type DayFilterProps = { day: string | undefined; onDay(day: string | undefined): void }

/** The last day to show. */
function DayFilter({ day = '', onDay }: DayFilterProps) {
  const texts = useTexts(adminTexts)
  const [typed, setTyped] = useState(day)
  const [shownDay, setShownDay] = useState(day)
  if (shownDay !== day) {
    setShownDay(day)
    setTyped(day)
  }
  return (
    <TextField
      type="date"
      label={texts.until}
      value={typed}
      max="2999-12-31"
      onChange={({ target: { value, validity } }) => {
        setTyped(value)
        const isComplete = value === '' ? !validity.badInput : toDay(value) !== undefined
        if (isComplete && value !== day) onDay(value || undefined)
      }}
    />
  )
}

type UserFilterProps = {
  index: UserIndex | undefined
  /** The name to show for the selected user, or undefined if no user is selected. */
  name: string | undefined
  onUser(id: UserId | undefined): void
}

const maxSuggestions = 12

type Entered = { text: string; isSubmitted: boolean }

/** The user with this address; if the text was submitted, also the only one whose address contains it. */
function chosenUser(index: UserIndex, { text, isSubmitted }: Entered): AdminUser | undefined {
  const found = findUsers(index, 'email', text)
  const exact = found.find(user => user.email.toLowerCase() === text.trim().toLowerCase())
  return exact ?? (isSubmitted && found.length === 1 ? found[0] : undefined)
}

/** An email field with suggestions: a select with all users would be too long. */
function UserFilter({ index, name, onUser }: UserFilterProps) {
  const texts = useTexts(adminTexts)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(name ?? '')
  const [isUnknown, setUnknown] = useState(false)
  /** Entered before the list of users was loaded. */
  const [early, setEarly] = useState<Entered>()
  const [shownName, setShownName] = useState(name)
  if (shownName !== name) {
    setShownName(name)
    setText(name ?? '')
    setUnknown(false)
    setEarly(undefined)
  }
  const query = useDeferredValue(text)
  const suggestions = useMemo(
    () => (index && query.trim() ? findUsers(index, 'email', query).slice(0, maxSuggestions) : []),
    [index, query],
  )
  const choose = (entered: Entered) => {
    if (entered.text.trim() === '') return
    if (!index) return setEarly(entered)
    const user = chosenUser(index, entered)
    if (user) onUser(user.id)
    else if (entered.isSubmitted) setUnknown(true)
  }
  useEffect(() => {
    if (!index || !early) return
    setEarly(undefined)
    choose(early)
  })
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        if (text.trim() === '') onUser(undefined)
        else choose({ text, isSubmitted: true })
      }}
    >
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {texts.byUser}
      </label>
      <div className="relative">
        <input
          ref={field}
          id={id}
          list={`${id}-list`}
          value={text}
          placeholder={texts.byUserHint}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isUnknown || undefined}
          aria-describedby={`${id}-error`}
          onChange={event => {
            setText(event.target.value)
            setUnknown(false)
            setEarly(undefined)
            if (event.target.value !== '') choose({ text: event.target.value, isSubmitted: false })
            else if (name !== undefined) onUser(undefined)
          }}
          className={classNames(fieldClasses, 'pr-11')}
        />
        {name !== undefined && (
          <IconButton
            label={texts.clearFilter(name)}
            size="sm"
            icon={<X className="size-4" />}
            onClick={() => {
              field.current?.focus()
              onUser(undefined)
            }}
            className="absolute top-1/2 right-1 -translate-y-1/2 bg-surface"
          />
        )}
      </div>
      <p id={`${id}-error`} aria-live="polite" className="text-sm font-semibold text-danger">
        {isUnknown && texts.unknownUser}
        {early?.isSubmitted && <span className="font-normal text-soft">{texts.loading}</span>}
      </p>
      <datalist id={`${id}-list`}>
        {suggestions.map(user => (
          <option key={user.id} value={user.email} />
        ))}
      </datalist>
    </form>
  )
}
