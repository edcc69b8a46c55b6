import { type KeyboardEvent, use, useEffect, useId, useRef } from 'react'
import { maxQuestionLength } from '#shared/limits.ts'
import { editKey } from '#web/chat/conversation/edit-draft.ts'
import type { ShownMessage } from '#web/chat/conversation/shown-message.ts'
import {
  type ReadableConversation,
  useConversationState,
} from '#web/chat/conversation/use-conversation-state.ts'
import { chatTexts } from '#web/i18n/chat/texts-chat.ts'
import { versionTexts } from '#web/i18n/chat/texts-versions.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { isComposing } from '#web/lib/dom/is-composing.ts'
import { useFieldText } from '#web/lib/dom/use-field-text.ts'
import { useGrowingHeight } from '#web/lib/dom/use-growing-height.ts'
import { Button } from '#web/ui/button.tsx'
import { VersionActionsContext } from './version-actions-context.ts'

type EditQuestionProps = {
  question: Pick<ShownMessage, 'key' | 'id'>
  text: string
  conversation: ReadableConversation
  /** The field was closed; `cameFrom` had the focus before. */
  onClosed(cameFrom: Element | null): void
}

/** The field in which a question is edited, in its place. Enter sends, as in the composer. Escape closes the field. */
export function EditQuestion(props: EditQuestionProps) {
  const { question, text, conversation, onClosed } = props
  const texts = { ...useTexts(chatTexts), ...useTexts(versionTexts) }
  const { language } = useLanguage()
  const { editDraft, edit } = use(VersionActionsContext)
  const isAnswering = useConversationState(conversation, state => state.answer !== undefined)
  const draftKey = useConversationState(conversation, state => editKey(state, question))
  const field = useRef<HTMLTextAreaElement>(null)
  const cameFrom = useRef<Element>(null)
  const noteId = useId()
  const isTooLong = text.trim().length > maxQuestionLength
  const isSendable = text.trim() !== '' && !isTooLong
  const note = isTooLong
    ? texts.tooLong(maxQuestionLength.toLocaleString(language))
    : isAnswering && texts.stopsAnswer
  useFieldText(field, text)
  useGrowingHeight(field, text, true)

  useEffect(() => {
    cameFrom.current = document.activeElement
    field.current?.focus()
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [])

  // The question or its chat can get an id while the field is open.
  useEffect(() => {
    const draft = editDraft.get()
    if (draft && draft.key !== draftKey) editDraft.set({ ...draft, key: draftKey })
  }, [editDraft, draftKey])

  const close = () => {
    editDraft.set(undefined)
    onClosed(cameFrom.current)
  }
  const send = () => {
    if (!isSendable) return
    editDraft.beginSend()
    onClosed(cameFrom.current)
    edit({ key: question.key, text: text.trim() })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && !event.shiftKey) send()
    else return
    event.preventDefault()
  }

  return (
    <form
      className="w-full rounded-lg border border-edge bg-surface p-1.5 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-brass"
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        aria-label={texts.yourQuestion}
        title={texts.yourQuestion}
        aria-invalid={isTooLong || undefined}
        aria-describedby={note ? noteId : undefined}
        enterKeyHint="send"
        onChange={event => editDraft.set({ key: draftKey, text: event.target.value })}
        onKeyDown={onKeyDown}
        className="block field-sizing-content max-h-[min(20rem,50dvh)] min-h-11 w-full resize-none bg-transparent px-3 py-2 text-base text-ink outline-none"
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        {note && (
          <p
            id={noteId}
            role={isTooLong ? 'alert' : undefined}
            className={
              isTooLong ? 'grow px-3 text-sm font-semibold text-danger' : 'grow px-3 text-sm text-soft'
            }
          >
            {note}
          </p>
        )}
        <Button size="sm" onClick={close}>
          {texts.cancel}
        </Button>
        <Button size="sm" variant="primary" aria-disabled={!isSendable} onClick={send}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
