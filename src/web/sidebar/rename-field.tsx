import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChatId } from '#shared/api/ids.ts'
import { maxTitleLength } from '#shared/limits.ts'
import { hasVisibleText } from '#shared/text/visible-text.ts'
import { changeChat } from '#web/api/chats.ts'
import { isNotFound } from '#web/api/client.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { changeChatTexts } from '#web/i18n/sidebar/texts-change-chat.ts'
import { isComposing } from '#web/lib/dom/is-composing.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { useToast } from '#web/ui/toast.tsx'

type RenameFieldProps = {
  chatId: ChatId
  /** The field's initial text. */
  title: string
  onRenamed(title: string): void
  /** `byKeyboard`: the focus must return to the chat. After a click elsewhere it must not. */
  onClose(byKeyboard: boolean): void
}

/**
 * Enter and leaving the field save the title; Escape cancels. A blank or unchanged title is not sent. A title that
 * could not be saved stays in the field, and the next click elsewhere sends it again.
 */
export function RenameField({ chatId, title, onRenamed, onClose }: RenameFieldProps) {
  const texts = useTexts(changeChatTexts)
  const toast = useToast()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(title)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const ended = useRef(false)

  useEffect(() => {
    // Waits until the menu has returned the focus to its button.
    const frame = requestAnimationFrame(() => field.current?.select())
    return () => cancelAnimationFrame(frame)
  }, [])

  const end = (byKeyboard: boolean) => {
    ended.current = true
    onClose(byKeyboard)
  }

  // Text pasted from a table contains tabs, and the server refuses control characters.
  const trimmed = text.replaceAll(/\p{Cc}/gu, ' ').trim()
  const isChanged = hasVisibleText(trimmed) && trimmed !== title

  const commit = async (byKeyboard: boolean) => {
    if (ended.current || busy) return
    if (!isChanged) return end(byKeyboard)
    setBusy(true)
    setFailed(false)
    try {
      await changeChat(chatId, { title: trimmed })
      onRenamed(trimmed)
      end(byKeyboard)
    } catch (error) {
      logFailure('Failed to rename chat', error)
      // The field left the page because the chat was deleted elsewhere: there is nothing to try again.
      if (!field.current && isNotFound(error)) return
      toast(texts.renameFailed, 'error')
      setBusy(false)
      setFailed(true)
    }
  }
  useClickElsewhere(failed, field, () => void commit(false))
  useUnmount(() => {
    if (isChanged) void commit(false)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter') void commit(true)
    if (event.key !== 'Escape') return
    // Escape cancels only the renaming; the drawer stays open.
    event.preventDefault()
    event.stopPropagation()
    end(true)
  }

  return (
    <input
      ref={field}
      value={text}
      maxLength={maxTitleLength}
      readOnly={busy}
      aria-busy={busy}
      aria-label={texts.title}
      title={texts.title}
      dir="auto"
      onChange={event => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => void commit(false)}
      className="m-0.5 h-10 pointer-coarse:m-0 pointer-coarse:h-11 min-w-0 grow rounded-md border border-edge bg-surface px-2.5 text-base text-ink read-only:text-soft focus-visible:-outline-offset-2"
    />
  )
}

/** For a field that is removed together with the drawer, by Back: no blur event is fired then. */
function useUnmount(onUnmount: () => void): void {
  const handleUnmount = useEffectEvent(onUnmount)
  useEffect(() => () => handleUnmount(), [])
}

/** Only for a field that has lost the focus: otherwise its blur event already handles the click. */
function useClickElsewhere(
  enabled: boolean,
  field: RefObject<HTMLElement | null>,
  onClick: () => void,
): void {
  const handleClick = useEffectEvent(({ target }: Event) => {
    if (target !== field.current && document.activeElement !== field.current) onClick()
  })
  useEffect(() => {
    if (!enabled) return
    const listeners = new AbortController()
    document.addEventListener('pointerdown', event => handleClick(event), { signal: listeners.signal })
    return () => listeners.abort()
  }, [enabled])
}
