import { connectTexts } from '#web/i18n/chat/texts-connect.ts'
import { useTexts } from '#web/i18n/language-context.tsx'

/** Tells an administrator that no language model is connected, and how to connect one. */
export function ConnectModel() {
  const texts = useTexts(connectTexts)
  return (
    <details>
      <summary className="inline-flex flex-wrap items-center justify-center gap-x-1 rounded-sm pointer-coarse:min-h-11">
        <strong className="text-brass">{texts.notConnected}</strong>
        <span className="underline">{texts.connect}</span>
      </summary>
      <p className="pb-1">{texts.howTo}</p>
    </details>
  )
}
