import { useTexts } from '#web/i18n/language-context.tsx'
import { connectTexts } from '#web/i18n/texts-connect.ts'

/** Tells an administrator that no language model is connected, and how to connect one. */
export function ConnectModel() {
  const texts = useTexts(connectTexts)
  return (
    <p>
      <strong className="text-brass">{texts.notConnected}</strong> {texts.howTo}
    </p>
  )
}
