import { useEffect, useRef, useState } from 'react'
import type { Share } from '#shared/api/share.ts'
import { dayOf } from '#shared/text/date-format.ts'
import { listShares, removeShare } from '#web/api/sharing.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { sharingTexts } from '#web/i18n/sharing/texts-sharing.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { oncePerPress } from '#web/lib/once-per-press.ts'
import { useLoad } from '#web/lib/use-load.ts'
import { Button } from '#web/ui/button.tsx'
import { List } from '#web/ui/list.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { TryAgainButton } from '#web/ui/try-again-button.tsx'

/** The links to the user's shared chats, each of which can be revoked. */
export function ShareList() {
  const texts = useTexts(sharingTexts)
  const { data: shares, setData: setShares, failed, retry } = useLoad(loadShares)
  const list = useRef<HTMLDivElement>(null)
  const isLeaving = useRef(false)

  useEffect(() => {
    // Not if the user has moved the focus away from the link that was removed.
    const isLost = isLeaving.current && document.activeElement === document.body
    if (isLost) list.current?.focus({ preventScroll: true })
    isLeaving.current = false
  }, [shares])
  const remove = (id: string) => {
    isLeaving.current = true
    setShares(current => current?.filter(share => share.id !== id))
  }
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {!shares && !failed && (
        <p role="status" className="text-soft">
          {texts.sharesLoading}
        </p>
      )}
      {!shares && failed && (
        <div role="alert">
          <p className="text-soft">{texts.sharesFailed}</p>
          <TryAgainButton className="mt-3" onPress={retry} />
        </div>
      )}
      {shares?.length === 0 && <p className="text-soft">{texts.sharesEmpty}</p>}
      {shares && shares.length > 0 && (
        <List className="divide-y divide-line">
          {shares.map(share => (
            <ShareRow key={share.id} share={share} onRemoved={() => remove(share.id)} />
          ))}
        </List>
      )}
    </div>
  )
}

async function loadShares(signal: AbortSignal): Promise<Share[]> {
  try {
    return await listShares(signal)
  } catch (error) {
    if (!signal.aborted) logFailure('Failed to load shares', error)
    throw error
  }
}

function ShareRow({ share, onRemoved }: { share: Share; onRemoved(): void }) {
  const texts = useTexts(sharingTexts)
  const { language } = useLanguage()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const title = share.title || texts.untitled
  const dates = texts.shareDates(dayOf(share.createdAt, language), dayOf(share.expiresAt, language))

  const revoke = async () => {
    setBusy(true)
    try {
      await removeShare(share.id)
      toast(texts.revoked, 'success')
      onRemoved()
    } catch (error) {
      logFailure('Failed to revoke a share', error)
      toast(texts.revokeFailed, 'error')
      setBusy(false)
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {title}
        </p>
        <p className="text-sm text-soft">{share.withFiles ? `${dates} (${texts.filesIncluded})` : dates}</p>
      </div>
      <Button
        busy={busy}
        aria-label={texts.revokeOf(title)}
        // By the second click of a double click, the next link's button may be under the pointer.
        {...oncePerPress(() => void revoke())}
      >
        {texts.revoke}
      </Button>
    </li>
  )
}
