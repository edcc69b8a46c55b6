import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { exportAccount } from '#web/api/sharing.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { sharingTexts } from '#web/i18n/sharing/texts-sharing.ts'
import { saveFile } from '#web/lib/dom/save-file.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { failureText } from './failure-text.ts'

type State =
  | { name: 'idle' | 'saved' }
  | { name: 'busy'; doneCount: number; chatCount: number }
  | { name: 'failed'; failure: string }

/** Downloads all of the user's chats and shows the progress. Stops when the user leaves the page. */
export function ExportAll() {
  const texts = useTexts(sharingTexts)
  const { language } = useLanguage()
  const [state, setState] = useState<State>({ name: 'idle' })
  const stop = useRef<AbortController>(undefined)
  const startButton = useRef<HTMLButtonElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  useEffect(() => () => stop.current?.abort(), [])

  /** "Cancel" disappears, so its focus moves to the button beside it. */
  const end = (next: State) => {
    if (cancelButton.current && document.activeElement === cancelButton.current) startButton.current?.focus()
    setState(next)
  }
  const start = async () => {
    const running = new AbortController()
    stop.current = running
    setState({ name: 'busy', doneCount: 0, chatCount: 0 })
    try {
      const file = await exportAccount(language, {
        signal: running.signal,
        onProgress: progress => setState({ name: 'busy', ...progress }),
      })
      saveFile(file)
      end({ name: 'saved' })
    } catch (error) {
      if (running.signal.aborted) {
        end({ name: 'idle' })
        return
      }
      logFailure('Failed to export all chats', error)
      end({ name: 'failed', failure: failureText(error, language, texts.exportAllFailed) })
    }
  }
  const busy = state.name === 'busy'
  return (
    <div className="max-w-md">
      <div className="flex flex-wrap gap-3">
        <Button
          ref={startButton}
          busy={busy}
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => void start()}
          className="wrap-anywhere"
        >
          {texts.exportAll}
        </Button>
        {busy && (
          <Button ref={cancelButton} variant="quiet" onClick={() => stop.current?.abort()}>
            {texts.cancel}
          </Button>
        )}
      </div>
      <p role="status" className="mt-3 min-h-6 text-sm text-soft">
        {busy &&
          (state.chatCount > 0 ? texts.exportingAll(state.doneCount, state.chatCount) : texts.preparing)}
        {state.name === 'saved' && texts.saved}
      </p>
      {busy && state.chatCount > 0 && (
        <progress
          aria-label={texts.exportAll}
          className="h-2 w-full accent-fill"
          value={state.doneCount}
          max={state.chatCount}
        />
      )}
      <ErrorNotice>{state.name === 'failed' && state.failure}</ErrorNotice>
    </div>
  )
}
