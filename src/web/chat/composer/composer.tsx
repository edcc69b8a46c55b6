import { Globe, ListPlus } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { maxQuestionLength } from '#shared/limits.ts'
import { chatTexts } from '#web/i18n/chat/texts-chat.ts'
import { fileTexts } from '#web/i18n/chat/texts-files.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { isComposing } from '#web/lib/dom/is-composing.ts'
import { useFieldText } from '#web/lib/dom/use-field-text.ts'
import { useGrowingHeight } from '#web/lib/dom/use-growing-height.ts'
import { useMedia } from '#web/lib/dom/use-media.ts'
import { Button } from '#web/ui/button.tsx'
import { FileNames } from '#web/ui/file-names.tsx'
import { AttachButton } from './attach-button.tsx'
import { type AttachmentControls, AttachmentTray, PickProblems, pastedFiles } from './attachment-controls.ts'
import { composerButtonClasses } from './composer-button-classes.ts'
import { SendButton } from './send-button.tsx'

type ComposerProps = {
  /** The text field, which the page focuses. */
  field: RefObject<HTMLTextAreaElement | null>
  /** In an empty chat: a large box in the middle of the page, with the buttons below the text. */
  large: boolean
  text: string
  onText(text: string): void
  attachments: AttachmentControls
  /** An answer is being written: the user can type, but a message has to wait. */
  answering: boolean
  stopping: boolean
  /** Another version is being chosen. The next question will follow that version, so nothing can be sent yet. */
  choosing: boolean
  search: boolean
  onSearch(search: boolean): void
  onSend(): void
  onStop(): void
  /** Lets the message wait until the answer ends. Undefined if another one waits, and in a temporary chat. */
  onWait?: (() => void) | undefined
  /** Edits the last question. Called on ArrowUp in the empty field. */
  onEditLast?: (() => void) | undefined
}

export function Composer({
  field,
  large,
  text,
  onText,
  attachments,
  search,
  onSearch,
  choosing,
  onWait,
  onEditLast,
  ...turn
}: ComposerProps) {
  const texts = useTexts(chatTexts)
  const fileLabels = useTexts(fileTexts)
  const { language } = useLanguage()
  const noteId = useId()
  const narrow = useMedia('(max-width: 22.5rem)')
  const tooLong = text.trim().length > maxQuestionLength
  const isBlank = text.trim() === '' && attachments.files.length === 0
  const isComplete = !isBlank && !tooLong
  const sendable = isComplete && !turn.answering && !choosing
  const wait = isComplete && turn.answering ? onWait : undefined
  const attachedNames = <FileNames files={attachments.files.map(({ file }) => file)} />
  const refusedNames = (
    <FileNames
      label={fileLabels.notAttached}
      files={attachments.problems.flatMap(({ names }) => names.map(name => ({ name })))}
    />
  )
  const placeholder = large ? texts.askAnything : texts.sendAMessage
  useFieldText(field, text)
  useGrowingHeight(field, text, large)

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that completes a composed character (Japanese, or a French dead key) does not send.
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'ArrowUp' && text === '' && onEditLast) onEditLast()
    else if (event.key !== 'Enter' || event.shiftKey) return
    else if (sendable) turn.onSend()
    else wait?.()
    event.preventDefault()
  }

  const onPaste = (event: ClipboardEvent) => {
    const files = pastedFiles(event)
    if (files.length === 0) return
    event.preventDefault()
    attachments.onFiles(files)
  }

  return (
    <form
      className={classNames(
        'w-full rounded-lg border border-edge bg-surface transition-colors',
        'has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-brass',
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-end gap-1',
        large ? 'p-2 shadow-float' : 'p-1.5',
      )}
      onSubmit={event => {
        event.preventDefault()
        if (sendable) turn.onSend()
      }}
    >
      <div className="col-span-3 row-start-1">
        <div role="alert">
          {attachments.problems.length > 0 && (
            <PickProblems
              {...attachments}
              onDismiss={() => {
                attachments.onDismiss()
                field.current?.focus()
              }}
              fallback={refusedNames}
              missing={() => refusedNames}
            />
          )}
        </div>
        <p role="status" className="sr-only">
          {attachments.files.length > 0 && fileLabels.attached(attachments.files.length)}
        </p>
        {attachments.files.length > 0 && (
          <AttachmentTray
            {...attachments}
            onEmptied={() => field.current?.focus()}
            fallback={attachedNames}
            missing={() => attachedNames}
          />
        )}
      </div>
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        aria-label={placeholder}
        title={placeholder}
        placeholder={placeholder}
        aria-invalid={tooLong || undefined}
        aria-describedby={tooLong ? noteId : undefined}
        enterKeyHint="send"
        onChange={event => onText(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        className={classNames(
          'block field-sizing-content max-h-[min(14rem,35dvh)] w-full resize-none bg-transparent px-3 text-base text-ink outline-none placeholder:text-soft',
          'row-start-2',
          large || narrow ? 'col-span-3' : 'col-start-2',
          large ? 'min-h-14 py-3' : 'min-h-11 py-2',
        )}
      />
      {tooLong && (
        <p
          id={noteId}
          role="alert"
          className="col-span-3 row-start-3 px-3 pb-1 text-sm font-semibold text-danger"
        >
          {texts.tooLong(maxQuestionLength.toLocaleString(language))}
        </p>
      )}
      <div
        className={classNames('col-start-1 flex flex-wrap', large || narrow ? 'row-start-4' : 'row-start-2')}
      >
        <AttachButton large={large} onFiles={attachments.onFiles} onRefused={attachments.onRefused} />
        <SearchToggle large={large} pressed={search} onToggle={() => onSearch(!search)} />
      </div>
      <div className={classNames('col-start-3', large || narrow ? 'row-start-4' : 'row-start-2')}>
        <SendButton sendable={sendable} {...turn} />
      </div>
      {wait && (
        <Button
          size="sm"
          variant="quiet"
          icon={<ListPlus aria-hidden="true" className="size-5 shrink-0" />}
          onClick={() => {
            wait()
            field.current?.focus()
          }}
          className="col-span-3 row-start-5 justify-self-end"
        >
          {texts.sendAfter}
        </Button>
      )}
    </form>
  )
}

type SearchToggleProps = { large: boolean; pressed: boolean; onToggle(): void }

function SearchToggle({ large, pressed, onToggle }: SearchToggleProps) {
  const texts = useTexts(chatTexts)
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={texts.search}
      title={texts.search}
      onClick={onToggle}
      className={composerButtonClasses(large)}
    >
      <Globe aria-hidden="true" className="size-5" />
      {large && <span className="[@media(width<20rem)]:hidden">{texts.search}</span>}
    </button>
  )
}
