import { Pencil } from 'lucide-react'
import { use, useRef, useSyncExternalStore } from 'react'
import { languageOf } from '#shared/text/text-language.ts'
import { beginEdit, isEditOf } from '#web/chat/conversation/edit-draft.ts'
import type { ReadableConversation } from '#web/chat/conversation/use-conversation-state.ts'
import { versionTexts } from '#web/i18n/chat/texts-versions.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PlaceholderDialog } from '#web/ui/placeholder-dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { listAround } from './list-around.ts'
import type { Row } from './use-rows.ts'
import { VersionActionsContext } from './version-actions-context.ts'

const EditQuestion = lazyPart(
  () => import('./edit-question.tsx'),
  code => code.EditQuestion,
)

/** The text of a question, with the button to edit it except in a shared chat, or the field in which it is edited. */
export function QuestionText({ row, conversation }: { row: Row; conversation: ReadableConversation }) {
  const texts = useTexts(versionTexts)
  const { editDraft, readOnly } = use(VersionActionsContext)
  const frame = useRef<HTMLDivElement>(null)
  const edited = useSyncExternalStore(editDraft.subscribe, () => {
    const edit = editDraft.get()
    return edit && isEditOf(edit, conversation.getState(), row) ? edit.text : undefined
  })
  const isEditing = edited !== undefined
  const begin = () => beginEdit(editDraft, row.id ?? row.key, row.text)

  // After the field is removed, the focus returns to the text field it came from, else to the button, else to the
  // list.
  const focusAgain = (cameFrom: Element | null) =>
    requestAnimationFrame(() => {
      const list = listAround(frame.current)
      const button = frame.current?.querySelector('button')
      const isField = cameFrom instanceof HTMLTextAreaElement && cameFrom.isConnected
      ;(isField ? cameFrom : (button ?? list))?.focus({ preventScroll: true })
    })

  const question = (
    <>
      {!readOnly && (
        <IconButton
          label={texts.edit}
          icon={isEditing ? <Spinner /> : <Pencil aria-hidden="true" className="size-4" />}
          size="sm"
          aria-busy={isEditing}
          onClick={begin}
          className="print:hidden"
        />
      )}
      <p
        dir="auto"
        lang={languageOf(row.text)}
        className="max-w-[85%] min-w-0 rounded-lg bg-sunken px-4 py-2.5 whitespace-pre-wrap wrap-anywhere sm:max-w-[75%]"
      >
        {row.text}
      </p>
    </>
  )
  return (
    <div ref={frame} className="flex w-full items-center justify-end gap-1">
      {isEditing ? (
        <EditQuestion
          question={row}
          text={edited}
          conversation={conversation}
          onClosed={focusAgain}
          fallback={question}
          missing={again => (
            <>
              {question}
              <PlaceholderDialog onAgain={again} onClose={() => editDraft.set(undefined)} />
            </>
          )}
        />
      ) : (
        question
      )}
    </div>
  )
}
