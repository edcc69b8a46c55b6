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

/** Kept in the page: enough for a reader that lags behind. */
const keptPieces = 4

type Piece = { id: number; words: string }

/**
 * Tells a screen reader of the live answer, politely and by the sentence. The list itself is no live region: it
 * would be read token by token.
 */
export function Announcer({ conversation }: { conversation: ReadableConversation }) {
  // What was told of one chat is gone in the next.
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

/** Milliseconds: a connection that is back at once is not worth a word. */
const lostAfter = 1000

function useLasting(lost: boolean): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!lost) return
    const timer = setTimeout(() => setLasting(true), lostAfter)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [lost])
  return lasting
}

/** Percents by the quarter: each one would talk over the last. */
const quarter = 25

type Words = { searching: string; thinking: string } & Parameters<typeof uploadWords>[1]

function activityOf(answer: StreamingAnswer, texts: Words): string {
  if (answer.uploading) {
    const { files, percent } = answer.uploading
    return uploadWords({ files, percent: percent - (percent % quarter) }, texts)
  }
  if (answer.searching) return texts.searching
  return answer.activity || texts.thinking
}

/** Listens to every change and speaks up at few: nothing is drawn for a change that adds no sentence. */
function useSpokenPieces(conversation: ReadableConversation): Piece[] {
  const texts = useTexts(chatTexts)
  const [pieces, setPieces] = useState<Piece[]>([])

  useEffect(() => {
    let spoken = { key: '', text: '', told: 0, end: '' }
    const listen = () => {
      const { answer, messages, failure } = conversation.getState()
      const last = messages.at(-1)
      if (answer && answer.key !== spoken.key) {
        // An answer found half written is told from here on.
        spoken = { key: answer.key, text: answer.text, told: answer.text.length, end: '' }
        return
      }
      // The answer's own key once it has ended, and not where its chat was left.
      const ended = !answer && last?.key === spoken.key ? last : undefined
      if (!answer && !ended) return
      // Once stored, it may hold more than came here.
      const text = answer?.text ?? ended?.content ?? ''
      // Two letters back: a stop counts once a space follows it.
      if (answer && !/[.!?…\n]/.test(text.slice(spoken.text.length - 2))) {
        spoken = { ...spoken, text }
        return
      }
      const { words, told } = nextSpeech(text, spoken.told, answer === undefined)
      const end = ended ? endWords(ended.status, failure, texts) : ''
      const news = end === spoken.end ? words : `${words} ${end}`.trim()
      spoken = { ...spoken, text, told, end }
      if (news) setPieces(before => [...before.slice(1 - keptPieces), { id: nextId(before), words: news }])
    }
    listen()
    return conversation.subscribe(listen)
  }, [conversation, texts])

  return pieces
}

function nextId(pieces: readonly Piece[]): number {
  return (pieces.at(-1)?.id ?? 0) + 1
}
