import { useState } from 'react'
import type { SignedIn } from '#web/auth/session/session.tsx'
import { deleteAccountTexts } from '#web/i18n/auth/texts-delete-account.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { PageSection } from '#web/shell/page-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const DeleteAccountDialog = lazyPart(
  () => import('./delete-account-dialog.tsx'),
  code => code.DeleteAccountDialog,
)

export function DeleteAccountSection({ session: { user, account } }: { session: SignedIn }) {
  const texts = useTexts(deleteAccountTexts)
  const [isConfirming, setConfirming] = useState(false)
  if (account?.role === 'admin') {
    return (
      <PageSection title={texts.title}>
        <p className="max-w-prose text-soft">{texts.administrator}</p>
      </PageSection>
    )
  }
  return (
    <PageSection title={texts.title} hint={texts.hint}>
      <p className="mb-4 max-w-prose text-soft">{texts.exportFirst}</p>
      <Button onClick={() => setConfirming(true)}>{texts.open}</Button>
      {isConfirming && <DeleteAccountDialog user={account ?? user} onClose={() => setConfirming(false)} />}
    </PageSection>
  )
}
