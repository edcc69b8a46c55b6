import { Square, Volume2 } from 'lucide-react'
import { type MouseEvent, useSyncExternalStore } from 'react'
import { languageOf } from '#shared/text/text-language.ts'
import { answerActionTexts } from '#web/i18n/chat/texts-answer-actions.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { fetchCode } from '#web/lib/fetch-code.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { type Reading, reading, stopReading } from './reading.ts'

/** Reads the answer aloud, or stops. Not shown in a browser without speech. */
export function ReadAloudButton({ messageKey, text }: { messageKey: string; text: string }) {
  const texts = useTexts(answerActionTexts)
  const { language } = useLanguage()
  const toast = useToast()
  const isReading = useSyncExternalStore(reading.subscribe, () => reading.get()?.messageKey === messageKey)
  if (!('speechSynthesis' in window) || text === '') return null

  const start = async ({ currentTarget }: MouseEvent) => {
    const answer = currentTarget.closest('article')?.querySelector<HTMLElement>('[data-answer]')
    if (!answer) return
    // Silent. On an iPhone, a page may speak only if it began to speak during a click, and the code is not loaded yet.
    speechSynthesis.speak(new SpeechSynthesisUtterance())
    stopReading()
    const own: Reading = { messageKey }
    reading.set(own)
    const isCurrent = () => reading.get() === own
    try {
      const { readAloud } = await fetchCode(() => import('./read-aloud.ts'))
      const outcome = await readAloud(answer, languageOf(text) ?? language, isCurrent)
      if (outcome !== 'ended' && isCurrent()) toast(texts[outcome], 'error')
    } catch (error) {
      logFailure('Failed to read an answer aloud', error)
      if (isCurrent()) toast(texts.readingFailed, 'error')
    }
    if (isCurrent()) reading.set(undefined)
  }

  return (
    <IconButton
      label={isReading ? texts.stopReading : texts.readAloud}
      icon={isReading ? <Square className="size-4 fill-current" /> : <Volume2 className="size-4" />}
      size="sm"
      onClick={isReading ? stopReading : start}
    />
  )
}
