import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/language-context.tsx'
import { chatTexts } from '#web/i18n/texts-chat.ts'
import { fileTexts } from '#web/i18n/texts-files.ts'
import { type ConversationStore, useConversationState } from './conversation-store.ts'
import type { LiveAnswer } from './live-answer.ts'
import { nextSpeech } from './speech.ts'
import { uploadWords } from './upload-words.ts'

/** Kept in the page: enough for a reader that lags behind. */
const keptPieces = 4

type Piece = { id: number; words: string }

/**
 * Tells a screen reader of the live answer, politely and by the sentence. The list itself is no live region: it
 * would be read token by token.
 */
export function Announcer({ conversation }: { conversation: ConversationStore }) {
  // What was told of one chat is gone in the next.
  const visit = useConversationState(conversation, state => state.visit)
  return <VisitAnnouncer key={visit} conversation={conversation} />
}

function VisitAnnouncer({ conversation }: { conversation: ConversationStore }) {
  const texts = useTexts(chatTexts)
  const answer = useConversationState(conversation, state => state.answer)
  // The answer's own key once it has ended, and not where its chat was left.
  const lastKey = useConversationState(conversation, state => state.messages.at(-1)?.key)
  const pieces = useSpokenPieces(answer, lastKey)
  const words = useTexts(fileTexts)
  const activity = answer && answer.text === '' ? activityOf(answer, { ...texts, ...words }) : ''
  return (
    <div className="sr-only">
      <p role="status">{activity}</p>
      <div aria-live="polite" aria-relevant="additions">
        {pieces.map(piece => (
          <p key={piece.id}>{piece.words}</p>
        ))}
      </div>
    </div>
  )
}

/** Percents by the quarter: each one would talk over the last. */
const quarter = 25

type Words = { searching: string; thinking: string } & Parameters<typeof uploadWords>[1]

function activityOf(answer: LiveAnswer, texts: Words): string {
  if (answer.uploading) {
    const { files, percent } = answer.uploading
    return uploadWords({ files, percent: percent - (percent % quarter) }, texts)
  }
  if (answer.searching) return texts.searching
  return answer.activity || texts.thinking
}

function useSpokenPieces(answer: LiveAnswer | undefined, lastKey: string | undefined): Piece[] {
  const [pieces, setPieces] = useState<Piece[]>([])
  const spoken = useRef({ key: '', text: '', told: 0 })

  useEffect(() => {
    const { current } = spoken
    const tell = (words: string) => {
      if (words)
        setPieces(before => [...before.slice(1 - keptPieces), { id: (before.at(-1)?.id ?? 0) + 1, words }])
    }
    if (answer && answer.key !== current.key) {
      // An answer found half written is told from here on.
      spoken.current = { key: answer.key, text: answer.text, told: answer.text.length }
      return
    }
    if (!answer && lastKey !== current.key) return
    const text = answer?.text ?? current.text
    const next = nextSpeech(text, current.told, answer === undefined)
    spoken.current = { ...current, text, told: next.told }
    tell(next.words)
  }, [answer, lastKey])

  return pieces
}
