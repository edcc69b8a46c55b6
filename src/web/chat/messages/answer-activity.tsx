import { useEffect, useState } from 'react'
import type { Source } from '#shared/api/chat.ts'
import type { StreamingAnswer } from '#web/chat/conversation/streaming-answer.ts'
import { chatTexts } from '#web/i18n/chat/texts-chat.ts'
import { fileTexts } from '#web/i18n/chat/texts-files.ts'
import { messageTexts } from '#web/i18n/chat/texts-messages.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { List } from '#web/ui/list.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { uploadProgressText } from './upload-progress-text.ts'

/** How many sources are shown while a search runs. */
const maxShownSources = 5

/** Providers often pause for a second or two between sentences. */
const shownPauseMs = 3000

/**
 * What the assistant is doing, or that the connection was lost. Otherwise, until the first word, typing dots, and a
 * second later what they mean; after that, that the answer is not finished if no more text comes.
 */
export function AnswerActivity({ answer }: { answer: StreamingAnswer }) {
  const texts = useTexts(chatTexts)
  const fileLabels = useTexts(fileTexts)
  if (!answer.connected) {
    // Shown only if the connection is not back at once.
    return (
      <div className="appears-late">
        <Activity>{texts.reconnecting}</Activity>
      </div>
    )
  }
  if (answer.uploading) return <Activity>{uploadProgressText(answer.uploading, fileLabels)}</Activity>
  if (answer.searching) {
    return (
      <>
        <Activity>{texts.searching}</Activity>
        <FoundSources sources={answer.sources.slice(-maxShownSources)} />
      </>
    )
  }
  if (answer.activity !== '') return <Activity>{answer.activity}</Activity>
  return answer.text === '' ? <TypingDots label={texts.thinking} /> : <StillWriting text={answer.text} />
}

function StillWriting({ text }: { text: string }) {
  const texts = useTexts(chatTexts)
  const [silentText, setSilentText] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(setSilentText, shownPauseMs, text)
    return () => clearTimeout(timer)
  }, [text])
  return text === silentText && <Activity>{texts.stillWriting}</Activity>
}

function Activity({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2.5 py-1.5 text-soft">
      <Spinner /> {children}
    </p>
  )
}

function TypingDots({ label }: { label: string }) {
  return (
    <p className="flex min-h-10 items-center gap-1.5 text-soft">
      {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map(delay => (
        <span
          key={delay}
          aria-hidden="true"
          className={`typing-dot size-2 animate-pulse rounded-full bg-soft ${delay}`}
        />
      ))}
      <span className="appears-late ps-1">{label}</span>
    </p>
  )
}

function FoundSources({ sources }: { sources: readonly Source[] }) {
  const texts = useTexts(messageTexts)
  if (sources.length === 0) return null
  return (
    <List aria-label={texts.foundSoFar} className="mt-1 max-w-answer border-l border-line pl-4 text-sm">
      {sources.map(source => (
        <li key={source.url || source.title} className="py-1">
          <span dir="auto" className="block truncate font-semibold">
            {source.title || source.url}
          </span>
          {source.snippet && (
            <span dir="auto" className="block truncate text-soft">
              {source.snippet}
            </span>
          )}
        </li>
      ))}
    </List>
  )
}
