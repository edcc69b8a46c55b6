import { useEffect, useId, useRef, useState } from 'react'
import type { ChatId } from '#shared/api/ids.ts'
import type { NewShare } from '#shared/api/share.ts'
import { dayOf } from '#shared/text/date-format.ts'
import { createShare, hasFilesToShare } from '#web/api/sharing.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { sharingTexts } from '#web/i18n/sharing/texts-sharing.ts'
import { copyText, useCopyText } from '#web/lib/dom/copy-text.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { failureText } from './failure-text.ts'

type ShareDialogProps = { chatId: ChatId; onClose(): void }

/** Creates a link to a copy of the chat, and shows it once. */
export function ShareDialog({ chatId, onClose }: ShareDialogProps) {
  const [share, setShare] = useState<NewShare>()
  return share ? (
    <ShareReady share={share} onClose={onClose} />
  ) : (
    <ShareOptions chatId={chatId} onShared={setShare} onClose={onClose} />
  )
}

const dayChoices = ['7', '30', '90', '365'] as const
type Days = (typeof dayChoices)[number]

type ShareOptionsProps = ShareDialogProps & { onShared(share: NewShare): void }

function ShareOptions({ chatId, onShared, onClose }: ShareOptionsProps) {
  const texts = useTexts(sharingTexts)
  const { language } = useLanguage()
  const [days, setDays] = useState<Days>('30')
  const hasFiles = useHasFiles(chatId)
  const [withFiles, setWithFiles] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const cancel = useRef<HTMLButtonElement>(null)
  const leadId = useId()
  const hintId = useId()

  const create = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      onShared(await createShare(chatId, { expiresInDays: Number(days), withFiles }))
    } catch (error) {
      logFailure('Failed to share', error)
      setFailure(failureText(error, language, texts.shareFailed))
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={texts.shareChat}
      describedBy={leadId}
      dismissable={!busy}
      failure={failure ?? ''}
      onClose={onClose}
      initialFocus={cancel}
      actions={
        <>
          <Button ref={cancel} aria-disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void create()}>
            {busy ? texts.creating : texts.createLink}
          </Button>
        </>
      }
    >
      <p id={leadId} className="text-sm text-soft">
        {texts.shareLead}
      </p>
      <Select<Days>
        className="mt-4"
        label={texts.expires}
        value={days}
        choices={dayChoices.map(value => ({ value, label: texts.days(Number(value)) }))}
        onChoose={setDays}
      />
      {hasFiles && (
        <>
          <label className="mt-4 flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={withFiles}
              aria-describedby={hintId}
              onChange={event => setWithFiles(event.target.checked)}
              className="size-5 shrink-0 accent-fill"
            />
            {texts.withFiles}
          </label>
          <p id={hintId} className="ps-8 text-sm text-soft">
            {texts.withFilesHint}
          </p>
        </>
      )}
    </Dialog>
  )
}

/**
 * False until the server has responded: most conversations have no files. True if the call fails, so that the user can
 * still choose.
 */
function useHasFiles(chatId: ChatId): boolean {
  const [hasFiles, setHasFiles] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    hasFilesToShare(chatId, stop.signal).then(setHasFiles, error => {
      if (stop.signal.aborted) return
      logFailure('Failed to check for files to share', error)
      setHasFiles(true)
    })
    return () => stop.abort()
  }, [chatId])
  return hasFiles
}

function ShareReady({ share, onClose }: { share: NewShare; onClose(): void }) {
  const texts = useTexts(sharingTexts)
  const { language } = useLanguage()
  const { outcome, copy } = useCopyText()
  const button = useRef<HTMLButtonElement>(null)
  const readyId = useId()
  const id = useId()
  return (
    <Dialog
      title={texts.shareChat}
      describedBy={readyId}
      onClose={onClose}
      initialFocus={button}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button ref={button} variant="primary" onClick={() => copy(copyText(share.url))}>
            {texts.copy}
          </Button>
        </>
      }
    >
      <p id={readyId} className="text-sm">
        {texts.linkReady(dayOf(share.expiresAt, language))}
      </p>
      <label htmlFor={id} className="mt-4 mb-1 block text-sm font-semibold">
        {texts.link}
      </label>
      <input
        id={id}
        readOnly
        value={share.url}
        dir="ltr"
        onFocus={event => event.target.select()}
        className="block min-h-11 w-full rounded-md border border-edge bg-sunken px-3 text-base text-ink"
      />
      <p role="status" className="mt-2 min-h-6 text-sm text-soft">
        {outcome === 'copied' && texts.copied}
        {outcome === 'failed' && texts.copyFailed}
      </p>
      <p className="text-sm text-soft">{texts.revokeHint}</p>
    </Dialog>
  )
}
