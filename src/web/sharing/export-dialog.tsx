import { FileText } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { ExportFormat } from '#shared/api/export.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { ApiError } from '#web/api/client.ts'
import { exportChat } from '#web/api/sharing.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { sharingTexts } from '#web/i18n/sharing/texts-sharing.ts'
import { saveFile } from '#web/lib/dom/save-file.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { List } from '#web/ui/list.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { failureText } from './failure-text.ts'

const formats: readonly ExportFormat[] = ['pdf', 'docx', 'md']
const formatNames: Record<ExportFormat, string> = { pdf: 'PDF', docx: 'Word', md: 'Markdown' }

type ExportDialogProps = { chatId: ChatId; messageId?: string; onClose(): void }

/**
 * Downloads a chat or an answer in the format that the user chooses. Stays open for another format. A download
 * continues if the dialog is closed; if it then fails, a toast says why.
 */
export function ExportDialog({ chatId, messageId, onClose }: ExportDialogProps) {
  const texts = useTexts(sharingTexts)
  const { language } = useLanguage()
  const [state, setState] = useState<{ busy?: ExportFormat; saved?: boolean; failure?: string }>({})
  const first = useRef<HTMLButtonElement>(null)
  const leadId = useId()
  const toast = useToast()
  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])
  const isWholeChat = messageId === undefined

  const reasonFor = (error: unknown) => {
    const isTooLarge = error instanceof ApiError && error.code === 'export_too_large'
    if (isTooLarge && !isWholeChat) return texts.answerTooLarge
    return failureText(error, language, texts.exportFailed)
  }

  const download = async (format: ExportFormat) => {
    if (state.busy) return
    setState({ busy: format })
    try {
      saveFile(await exportChat({ chatId, messageId, format, language }))
      setState({ saved: true })
    } catch (error) {
      logFailure('Failed to export', error)
      if (isClosed.current) toast(reasonFor(error), 'error')
      else setState({ failure: reasonFor(error) })
    }
  }

  return (
    <Dialog
      title={isWholeChat ? texts.exportChat : texts.exportAnswer}
      describedBy={leadId}
      onClose={onClose}
      initialFocus={first}
      failure={state.failure ?? ''}
      actions={
        <>
          <p role="status" className="min-w-0 grow basis-32 self-center text-sm text-soft">
            {state.busy && texts.preparing}
            {state.saved && texts.saved}
          </p>
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <p id={leadId} className="text-sm text-soft">
        {isWholeChat ? texts.exportLead : texts.exportAnswerLead}
      </p>
      <List className="mt-4 grid gap-2">
        {formats.map((format, index) => (
          <li key={format}>
            <button
              ref={index === 0 ? first : undefined}
              type="button"
              aria-disabled={state.busy !== undefined}
              onClick={() => void download(format)}
              className="flex min-h-14 w-full items-center gap-3 rounded-md border border-edge bg-surface px-4 py-2 text-left transition-colors hover:bg-sunken aria-disabled:cursor-not-allowed"
            >
              {state.busy === format ? (
                <span className="mx-0.5">
                  <Spinner />
                </span>
              ) : (
                <FileText
                  aria-hidden="true"
                  className="size-5 shrink-0 text-soft [@media(width<20rem)]:hidden"
                />
              )}
              <span className="min-w-0 wrap-anywhere">
                <span className="block font-semibold">{formatNames[format]}</span>
                <span className="block text-sm text-soft">{texts.formatHints[format]}</span>
              </span>
            </button>
          </li>
        ))}
      </List>
    </Dialog>
  )
}
