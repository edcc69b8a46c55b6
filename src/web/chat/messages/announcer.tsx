import { useEffect, useState } from 'react'
import type { StreamingAnswer } from '#web/chat/conversation/streaming-answer.ts'
import {
  type ReadableConversation,
  useConversationState,
} from '#web/chat/conversation/use-conversation-state.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { chatTexts } from '#web/i18n/texts-chat.ts'
import { fileTexts } from '#web/i18n/texts-files.ts'
import { languageOf } from '#web/lib/text-language.ts'
import { endWords } from './end-words.ts'
import { nextSpeech } from './speech.ts'
import { uploadWords } from './upload-words.ts'

/** How many stay in the page: enough for a screen reader that lags behind. */
const maxPieces = 4

type Piece = { id: number; words: string }

/**
 * Reads the streaming answer out to a screen reader, politely and by the sentence. The list itself is no live region:
 * it would be read token by token.
 */
export function Announcer({ conversation }: { conversation: ReadableConversation }) {
  // What was announced in one chat is gone in the next.
  const viewKey = useConversationState(conversation, state => state.viewKey)
  return <ChatAnnouncer key={viewKey} conversation={conversation} />
}

function ChatAnnouncer({ conversation }: { conversation: ReadableConversation }) {
  const words = { ...useTexts(chatTexts), ...useTexts(fileTexts) }
  const activity = useConversationState(conversation, ({ answer }) =>
    answer && answer.text === '' ? activityOf(answer, words) : '',
  )
  const lost = useLasting(useConversationState(conversation, ({ answer }) => answer?.connected === false))
  const pieces = useSpokenPieces(conversation)
  return (
    <div className="sr-only">
      <p role="status">{lost ? words.reconnecting : activity}</p>
      <div aria-live="polite" aria-relevant="additions">
        {pieces.map(piece => (
          <p key={piece.id} lang={languageOf(piece.words)}>
            {piece.words}
          </p>
        ))}
      </div>
    </div>
  )
}

/** A connection that is back sooner is not announced. */
const lostNoticeDelayMs = 1000

function useLasting(lost: boolean): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!lost) return
    const timer = setTimeout(() => setLasting(true), lostNoticeDelayMs)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [lost])
  return lasting
}

/** In quarters: each percent would talk over the last one. */
const percentStep = 25

type Words = { searching: string; thinking: string } & Parameters<typeof uploadWords>[1]

function activityOf(answer: StreamingAnswer, texts: Words): string {
  if (answer.uploading) {
    const { files, percent } = answer.uploading
    return uploadWords({ files, percent: percent - (percent % percentStep) }, texts)
  }
  if (answer.searching) return texts.searching
  return answer.activity || texts.thinking
}

/** Listens to every change, but renders only those that add a sentence. */
function useSpokenPieces(conversation: ReadableConversation): Piece[] {
  const texts = useTexts(chatTexts)
  const [pieces, setPieces] = useState<Piece[]>([])

  useEffect(() => {
    let spoken = { key: '', text: '', told: 0, end: '' }
    const listen = () => {
      const { answer, messages, failure } = conversation.getState()
      const last = messages.at(-1)
      if (answer && answer.key !== spoken.key) {
        // An answer found half written is announced from here on.
        spoken = { key: answer.key, text: answer.text, told: answer.text.length, end: '' }
        return
      }
      // An answer that ended keeps its key. In another chat there is none of that key.
      const ended = !answer && last?.key === spoken.key ? last : undefined
      if (!answer && !ended) return
      // The stored answer may hold more than arrived here.
      const text = answer?.text ?? ended?.content ?? ''
      // From two characters back: a full stop counts once a space follows it.
      if (answer && !/[.!?…\n]/.test(text.slice(spoken.text.length - 2))) {
        spoken = { ...spoken, text }
        return
      }
      const { words, told } = nextSpeech(text, spoken.told, answer === undefined)
      const end = ended ? endWords(ended.status, failure, texts) : ''
      const added = end === spoken.end ? words : `${words} ${end}`.trim()
      spoken = { ...spoken, text, told, end }
      if (added) setPieces(before => [...before.slice(1 - maxPieces), { id: nextId(before), words: added }])
    }
    listen()
    return conversation.subscribe(listen)
  }, [conversation, texts])

  return pieces
}

function nextId(pieces: readonly Piece[]): number {
  return (pieces.at(-1)?.id ?? 0) + 1
}
