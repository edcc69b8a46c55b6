import { ArrowUp, Globe, Square } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect } from 'react'
import { maxQuestionLength } from '#shared/limits.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { chatTexts } from '#web/i18n/texts-chat.ts'
import { classNames } from '#web/lib/class-names.ts'

type ComposerProps = {
  /** Where the text is typed; the page moves the focus there. */
  field: RefObject<HTMLTextAreaElement | null>
  /** An empty chat: a large box in the middle of the page, with its buttons below. */
  large: boolean
  text: string
  onText(text: string): void
  /** An answer is being written: nothing can be sent, but typed. */
  answering: boolean
  stopping: boolean
  search: boolean
  onSearch(search: boolean): void
  onSend(): void
  onStop(): void
}

export function Composer({ field, large, text, onText, search, onSearch, ...turn }: ComposerProps) {
  const texts = useTexts(chatTexts)
  const { language } = useLanguage()
  const noteId = useId()
  const tooLong = text.trim().length > maxQuestionLength
  const sendable = text.trim() !== '' && !tooLong && !turn.answering
  const placeholder = large ? texts.askAnything : texts.sendAMessage
  useGrowingHeight(field, text, large)

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a composed character (Japanese, a French dead key) is not a send.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    if (sendable) turn.onSend()
  }

  return (
    <form
      className={classNames(
        'w-full rounded-lg border border-edge bg-surface transition-colors',
        'has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-brass',
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-end',
        large ? 'gap-1 p-2 shadow-float' : 'gap-1 p-1.5',
      )}
      onSubmit={event => {
        event.preventDefault()
        if (sendable) turn.onSend()
      }}
    >
      <textarea
        ref={field}
        value={text}
        rows={1}
        dir="auto"
        aria-label={placeholder}
        placeholder={placeholder}
        aria-invalid={tooLong || undefined}
        aria-describedby={tooLong ? noteId : undefined}
        enterKeyHint="send"
        onChange={event => onText(event.target.value)}
        onKeyDown={onKeyDown}
        className={classNames(
          'block max-h-[min(14rem,35dvh)] w-full resize-none bg-transparent px-3 text-base text-ink outline-none placeholder:text-soft',
          large ? 'col-span-3 min-h-14 py-3' : 'col-start-2 row-start-1 min-h-11 py-2',
        )}
      />
      {tooLong && (
        <p id={noteId} role="alert" className="col-span-3 px-3 pb-1 text-sm font-semibold text-danger">
          {texts.tooLong(maxQuestionLength.toLocaleString(language))}
        </p>
      )}
      <SearchToggle large={large} on={search} onToggle={() => onSearch(!search)} />
      <TurnButton sendable={sendable} {...turn} />
    </form>
  )
}

/** Safari ends a composition before it tells of the key, with this code alone. */
function isComposing(event: globalThis.KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}

function SearchToggle({ large, on, onToggle }: { large: boolean; on: boolean; onToggle(): void }) {
  const texts = useTexts(chatTexts)
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={texts.search}
      title={texts.search}
      onClick={onToggle}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-md text-sm font-semibold text-soft transition-colors hover:bg-sunken hover:text-ink',
        'aria-pressed:bg-brass-wash aria-pressed:text-brass',
        large ? 'col-start-1 px-3' : 'col-start-1 row-start-1 min-w-11 justify-center',
      )}
    >
      <Globe aria-hidden="true" className="size-5" />
      {large && texts.search}
    </button>
  )
}

type TurnButtonProps = {
  sendable: boolean
  answering: boolean
  stopping: boolean
  onStop(): void
}

/** Send, or, while an answer is being written, Stop. */
function TurnButton({ sendable, answering, stopping, onStop }: TurnButtonProps) {
  const texts = useTexts(chatTexts)
  const look =
    'col-start-3 inline-flex size-11 items-center justify-center rounded-md bg-fill text-on-fill transition-colors hover:bg-fill-hover disabled:cursor-not-allowed disabled:bg-sunken disabled:text-soft'
  if (answering) {
    const label = stopping ? texts.stopping : texts.stop
    return (
      <button
        type="button"
        aria-label={label}
        title={label}
        disabled={stopping}
        onClick={onStop}
        className={look}
      >
        <Square aria-hidden="true" className="size-4 fill-current" />
      </button>
    )
  }
  return (
    <button type="submit" aria-label={texts.send} title={texts.send} disabled={!sendable} className={look}>
      <ArrowUp aria-hidden="true" className="size-5" />
    </button>
  )
}

/** As high as its text, up to what the style allows; then it scrolls. */
function useGrowingHeight(field: RefObject<HTMLTextAreaElement | null>, text: string, large: boolean): void {
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [field, text, large])
}
