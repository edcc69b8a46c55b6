import { useEffect, useState } from 'react'
import type { Emergency } from '#shared/api/emergency.ts'
import type { Language } from '#shared/language.ts'
import { languageOf } from '#shared/text/text-language.ts'
import type { Conversation } from '#web/chat/conversation/conversation.ts'
import type { StreamingAnswer } from '#web/chat/conversation/streaming-answer.ts'
import {
  type ReadableConversation,
  useConversationState,
} from '#web/chat/conversation/use-conversation-state.ts'
import { chatTexts } from '#web/i18n/chat/texts-chat.ts'
import { fileTexts } from '#web/i18n/chat/texts-files.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { emergencyText } from './emergency-part.tsx'
import { incompleteReason } from './incomplete-reason.ts'
import { nextSpeech } from './speech.ts'
import { uploadProgressText } from './upload-progress-text.ts'

/**
 * The announcements leave the page this long after the last one, because someone who reads line by line would find the
 * answer twice. A screen reader that lags behind has already queued them.
 */
const pieceLifetimeMs = 10_000

/** Longer than the pauses of a usual answer: the words before it take as long to say. */
const announcedPauseMs = 10_000

/**
 * `language`: that of the words, undefined for the page's own. `end`: why the answer ended, after its last words. It is
 * in the same piece, because browsers do not announce two pieces that appear at once in order.
 */
type Piece = { id: number; words: string; language: Language | undefined; end: string }

const noPieces: Piece[] = []

/** Words that end within a sentence. Without a mark, a voice would not pause after them. */
const isCut = /[\p{L}\p{N}]$/u

/**
 * Announces the streaming answer to screen readers sentence by sentence, and also the emergency box, what the assistant
 * is doing, a long pause, a lost connection, and why an answer ended early or there is none. The message list itself is
 * not a live region: it would be read token by token.
 */
export function Announcer({ conversation }: { conversation: ReadableConversation }) {
  // Another chat starts without announcements.
  const viewKey = useConversationState(conversation, state => state.viewKey)
  return <ChatAnnouncer key={viewKey} conversation={conversation} />
}

function ChatAnnouncer({ conversation }: { conversation: ReadableConversation }) {
  const texts = { ...useTexts(chatTexts), ...useTexts(fileTexts) }
  const activity = useConversationState(conversation, ({ answer }) =>
    answer && answer.text === '' ? activityOf(answer, texts) : '',
  )
  const isReconnecting = useDelayedFlag(
    useConversationState(conversation, ({ answer }) => answer?.connected === false),
  )
  const emptyReason = useConversationState(conversation, state => emptyReasonOf(state, texts))
  const isEmpty = useDelayedFlag(emptyReason !== '')
  const emergency = useNewEmergency(conversation)
  const pieces = useSpokenPieces(conversation)
  return (
    <div className="sr-only">
      {emergency && (
        <p role="alert" lang={emergency.language}>
          {emergencyText(emergency)}
        </p>
      )}
      <p role="status">{isReconnecting ? texts.reconnecting : (isEmpty && emptyReason) || activity}</p>
      <div aria-live="polite" aria-relevant="additions">
        {pieces.map(piece => (
          <p key={piece.id}>
            <span lang={piece.language}>{piece.words}</span>
            {piece.end && `${isCut.test(piece.words) ? '…' : ''} ${piece.end}`}
          </p>
        ))}
      </div>
    </div>
  )
}

/**
 * The emergency of the question sent last, even if that was refused or its whole answer arrived at once. It is not
 * announced when a chat is opened again.
 */
function useNewEmergency(conversation: ReadableConversation): Emergency | undefined {
  const asked = useConversationState(conversation, ({ answer, messages }) =>
    answer && answer.id === undefined ? messages.at(-1)?.key : undefined,
  )
  const [lastAsked, setLastAsked] = useState(asked)
  if (asked !== undefined && asked !== lastAsked) setLastAsked(asked)
  return useConversationState(
    conversation,
    ({ messages, refusedEmergency }) =>
      refusedEmergency ?? messages.findLast(message => message.key === (asked ?? lastAsked))?.emergency,
  )
}

/**
 * Why the answer that was written here ended without any text. The end of an answer with text is announced together
 * with its last words.
 */
function emptyReasonOf({ answer, messages, failure }: Conversation, texts: EndTexts): string {
  const last = messages.at(-1)
  if (answer || !failure || !last) return ''
  if (last.role === 'user') return failure.message || texts.unanswered
  // The partial answer that a retry did not replace.
  return failure.message === '' ? incompleteReason(last.status, failure, texts) : ''
}

/** A shorter interruption is not announced, nor is the end of an answer whose stored text arrives by then. */
const noticeDelayMs = 1000

function useDelayedFlag(flag: boolean): boolean {
  const [delayed, setDelayed] = useState(false)
  useEffect(() => {
    if (!flag) return
    const timer = setTimeout(() => setDelayed(true), noticeDelayMs)
    return () => {
      clearTimeout(timer)
      setDelayed(false)
    }
  }, [flag])
  return delayed
}

/** Upload progress is announced in steps: if each percent were, each announcement would interrupt the last. */
const percentStep = 25

type EndTexts = { unanswered: string } & Parameters<typeof incompleteReason>[2]

type ActivityTexts = { searching: string; thinking: string } & Parameters<typeof uploadProgressText>[1]

function activityOf(answer: StreamingAnswer, texts: ActivityTexts): string {
  if (answer.uploading) {
    const { fileCount, percent } = answer.uploading
    return uploadProgressText({ fileCount, percent: percent - (percent % percentStep) }, texts)
  }
  if (answer.searching) return texts.searching
  return answer.activity || texts.thinking
}

/** Observes every change, but renders only if there is something to announce: a sentence, or why the answer ended. */
function useSpokenPieces(conversation: ReadableConversation): Piece[] {
  const texts = useTexts(chatTexts)
  const [pieces, setPieces] = useState(noPieces)

  useEffect(() => {
    const timer = setTimeout(setPieces, pieceLifetimeMs, noPieces)
    return () => clearTimeout(timer)
  }, [pieces])

  useEffect(() => {
    let silence: ReturnType<typeof setTimeout> | undefined
    const none = { key: '', id: undefined as string | undefined, text: '', spokenLength: 0, end: '' }
    let spoken = none
    const say = (piece: Omit<Piece, 'id'>) =>
      setPieces(before => [...before, { id: before.length, ...piece }])
    const listen = () => {
      const { answer, messages, failure } = conversation.getState()
      const last = messages.at(-1)
      clearTimeout(silence)
      if (answer?.text && answer.connected) {
        silence = setTimeout(say, announcedPauseMs, {
          words: texts.stillWriting,
          language: undefined,
          end: '',
        })
      }
      if (answer && answer.key !== spoken.key) {
        // The text that an answer already has when it is opened is not announced.
        spoken = { ...none, key: answer.key, text: answer.text, spokenLength: answer.text.length }
        return
      }
      // An answer keeps its key when it ends. Another chat has no message with that key.
      const ended = !answer && last?.key === spoken.key ? last : undefined
      if (!answer && !ended) return
      // Another version of the answer, which takes its row and its key.
      if (ended?.id && spoken.id && ended.id !== spoken.id) return
      // The stored answer may contain more text than was received here.
      const text = answer?.text ?? ended?.content ?? ''
      // Starts two characters earlier: a full stop ends a sentence only if a space follows it.
      if (answer && !/[.!?…\n]/.test(text.slice(Math.max(0, spoken.text.length - 2)))) {
        spoken = { ...spoken, text }
        return
      }
      const { words, spokenLength } = nextSpeech(text, spoken.spokenLength, answer === undefined)
      const end = ended ? incompleteReason(ended.status, failure, texts) : ''
      const newEnd = end === spoken.end ? '' : end
      // A sentence alone is often too short for its language to be clear.
      const language = languageOf(words) ?? languageOf(text)
      if (words !== '' || newEnd !== '') say({ words, language, end: newEnd })
      spoken = { ...spoken, id: ended?.id, text, spokenLength, end }
    }
    listen()
    const unsubscribe = conversation.subscribe(listen)
    return () => {
      clearTimeout(silence)
      unsubscribe()
    }
  }, [conversation, texts])

  return pieces
}
