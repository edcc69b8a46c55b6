import { useEffect, useState } from 'react'
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
  const words = { ...useTexts(chatTexts), ...useTexts(fileTexts) }
  const activity = useConversationState(conversation, ({ answer }) =>
    answer && answer.text === '' ? activityOf(answer, words) : '',
  )
  const pieces = useSpokenPieces(conversation)
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

/** Listens to every change and speaks up at few: nothing is drawn for a change that adds no sentence. */
function useSpokenPieces(conversation: ConversationStore): Piece[] {
  const [pieces, setPieces] = useState<Piece[]>([])

  useEffect(() => {
    let spoken = { key: '', text: '', told: 0 }
    const listen = () => {
      const { answer, messages } = conversation.current()
      if (answer && answer.key !== spoken.key) {
        // An answer found half written is told from here on.
        spoken = { key: answer.key, text: answer.text, told: answer.text.length }
        return
      }
      // The answer's own key once it has ended, and not where its chat was left.
      if (!answer && messages.at(-1)?.key !== spoken.key) return
      const text = answer?.text ?? spoken.text
      // Two letters back: a stop counts once a space follows it.
      if (answer && !/[.!?…\n]/.test(text.slice(spoken.text.length - 2))) {
        spoken = { ...spoken, text }
        return
      }
      const { words, told } = nextSpeech(text, spoken.told, answer === undefined)
      spoken = { ...spoken, text, told }
      if (words) setPieces(before => [...before.slice(1 - keptPieces), { id: nextId(before), words }])
    }
    listen()
    return conversation.subscribe(listen)
  }, [conversation])

  return pieces
}

function nextId(pieces: readonly Piece[]): number {
  return (pieces.at(-1)?.id ?? 0) + 1
}
