import { useQueryClient } from '@tanstack/react-query'
import { ScrollText, ShieldCheck, ShieldOff, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'wouter'
import type { AdminUser } from '#shared/api/admin.ts'
import { findReason } from '#web/admin/common/access-reason.ts'
import { statusOf } from '#web/admin/common/call-status.ts'
import { auditPath, deselectUser, usersPath } from '#web/admin/common/console-url.ts'
import { useFormat } from '#web/admin/common/format.ts'
import { useUserName } from '#web/admin/common/user-name.ts'
import { BackToColumn } from '#web/admin/layout/column-header.tsx'
import { Facts } from '#web/admin/layout/facts.tsx'
import { changeRole } from '#web/api/admin-calls.ts'
import { ApiError } from '#web/api/client.ts'
import { useSession } from '#web/auth/session/session.tsx'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { oncePerPress } from '#web/lib/once-per-press.ts'
import { onUserMemoryCleared } from '#web/lib/storage/user-memory.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { UnavailableButton } from '#web/ui/unavailable-button.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import type { Users } from './use-users.ts'

/** How often an administrator has signed out, or another user has signed in. */
let signOutCount = 0
onUserMemoryCleared(() => {
  signOutCount += 1
})

type RolePanelProps = {
  /** Undefined until the list of users is loaded. */
  user: AdminUser | undefined
  users: Users
  /** The reason for access. */
  children: ReactNode
}

/** The selected user, what can be done with their account, and the reason for access. */
export function RolePanel({ user, users, children }: RolePanelProps) {
  const texts = useTexts(adminTexts)
  return (
    <section
      aria-label={texts.account}
      className="flex flex-col gap-y-2.5 border-b border-line bg-surface px-4 py-2.5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <BackToColumn href={usersPath} label={texts.backToUsers} />
        {user ? <Account user={user} users={users} /> : <LoadingAccount />}
      </div>
      {children}
    </section>
  )
}

const nameClasses = 'min-w-[min(10rem,100%)] grow basis-0'
const actionsClasses = 'flex flex-wrap items-center gap-2 max-md:w-full max-md:*:grow max-md:*:wrap-anywhere'

/**
 * Has the account's size: otherwise, its buttons would push down the chats, and appear where an administrator is about
 * to click.
 */
function LoadingAccount() {
  const texts = useTexts(adminTexts)
  return (
    <>
      <div className={nameClasses}>
        <p className="text-soft">{texts.loading}</p>
        <p className="text-xs">{'\u00a0'}</p>
      </div>
      <div className={`invisible ${actionsClasses}`}>
        {[texts.promote, texts.deleteAccount].map(label => (
          <span key={label} className={buttonClasses('secondary', 'sm')}>
            <span className="size-4" />
            {label}
          </span>
        ))}
      </div>
    </>
  )
}

function Account({ user, users }: { user: AdminUser; users: Users }) {
  const texts = useTexts(adminTexts)
  const format = useFormat()
  const session = useSession()
  const name = useUserName()(user)
  const isSelf = session.status === 'signed-in' && session.user.id === user.id
  const facts = [
    isSelf ? `${texts.roles[user.role]} (${texts.yourself})` : texts.roles[user.role],
    texts.chatCount(format.number(user.chatCount), user.chatCount === 1),
    ...(user.lastChatAt ? [texts.lastChat(format.date(user.lastChatAt))] : []),
  ]
  return (
    <>
      <div className={nameClasses}>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <Facts facts={facts} className="text-xs text-soft" />
      </div>
      <Link
        href={auditPath({ user: user.id, admin: undefined })}
        aria-label={texts.auditOfUser}
        title={texts.auditOfUser}
        className={`${buttonClasses('quiet', 'sm')} px-2.5 pointer-coarse:min-w-11`}
      >
        <ScrollText aria-hidden="true" className="size-4" />
      </Link>
      <div className={actionsClasses}>
        <RoleButton user={user} isSelf={isSelf} users={users} />
        <DeleteButton user={user} isSelf={isSelf} users={users} />
      </div>
    </>
  )
}

type ActionProps = {
  user: AdminUser
  isSelf: boolean
  users: Users
}

function RoleButton({ user, isSelf, users }: ActionProps) {
  const texts = useTexts(adminTexts)
  const toast = useToast()
  const client = useQueryClient()
  const name = useUserName()(user)
  const isAdmin = user.role === 'admin'

  const change = async () => {
    const signOutsBefore = signOutCount
    try {
      const reason = findReason(client, user.id)
      await users.replace(await changeRole(user.id, isAdmin ? 'demote' : 'promote', reason))
      // A role is changed without a confirmation, so the message names the user: a mistake is noticed. After a
      // sign-out, nobody else may see the name.
      if (signOutCount === signOutsBefore)
        toast(isAdmin ? texts.demoted(name) : texts.promoted(name), 'success')
    } catch (error) {
      const status = statusOf(error)
      toast(texts.roleFailed(status), 'error')
      if (status === 404) leave(user)
      await users.refresh()
    }
  }
  if (isAdmin && isSelf) {
    return <UnavailableButton reason={texts.cannotDemoteSelf}>{texts.demote}</UnavailableButton>
  }
  const Icon = isAdmin ? ShieldOff : ShieldCheck
  return (
    <Button
      size="sm"
      busy={users.isChanging(user.id)}
      icon={<Icon aria-hidden="true" className="size-4" />}
      // The second click of a double click would undo the first one's change.
      {...oncePerPress(() => void users.change(user.id, change))}
    >
      {isAdmin ? texts.demote : texts.promote}
    </Button>
  )
}

/** The clicked button disappears with the panel, so the focus moves to the page. */
function leave(user: AdminUser): void {
  if (deselectUser(user.id)) document.getElementById('main')?.focus()
}

function DeleteButton({ user, isSelf, users }: ActionProps) {
  const texts = useTexts(adminTexts)
  const toast = useToast()
  const client = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)

  if (isSelf) {
    return <UnavailableButton reason={texts.cannotDeleteSelf}>{texts.deleteAccount}</UnavailableButton>
  }
  const onDeleted = async () => {
    toast(texts.userDeleted, 'success')
    leave(user)
    await users.remove(user.id)
    await users.refresh()
  }
  const onFailed = (error: unknown) => {
    const status = statusOf(error)
    toast(texts.deleteFailed(status), 'error')
    const code = error instanceof ApiError ? error.code : undefined
    const isClosed = code === 'deletion_unfinished'
    if (isClosed) toast(texts.deletionContinues)
    if (code === 'identity_unavailable') toast(texts.deletionUnavailable)
    if (isClosed || status === 404) leave(user)
    // Without a response, or after a server error, the account may have been deleted.
    void users.refresh()
  }
  return (
    <>
      <Button
        size="sm"
        icon={<Trash2 aria-hidden="true" className="size-4 text-danger" />}
        onClick={() => setConfirming(true)}
      >
        {texts.deleteAccount}
      </Button>
      {isConfirming &&
        // Outside the panel, which is hidden if the window becomes as narrow as a phone: an invisible dialog would
        // still block the page.
        createPortal(
          <DeleteUserDialog
            user={user}
            reason={findReason(client, user.id)}
            onDeleted={() => void onDeleted()}
            onFailed={onFailed}
            onClose={() => setConfirming(false)}
          />,
          document.body,
        )}
    </>
  )
}
