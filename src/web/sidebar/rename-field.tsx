import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { ChatId } from '#shared/ids.ts'
import { maxTitleLength } from '#shared/limits.ts'
import { renameChat } from '#web/api/chats.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { sidebarTexts } from '#web/i18n/texts-sidebar.ts'
import { isComposing } from '#web/lib/is-composing.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { useToast } from '#web/ui/toast.tsx'

type RenameFieldProps = {
  chatId: ChatId
  /** What the field begins with. */
  title: string
  onRenamed(title: string): void
  /** `byKeyboard`: the focus is to go back to the chat; after a click elsewhere it is where it was clicked. */
  onEnd(byKeyboard: boolean): void
}

/**
 * Enter and leaving the field commit, Escape gives up. A blank or unchanged title is not sent. One that could not be sent
 * stays in the field, and goes with the next click elsewhere.
 */
export function RenameField({ chatId, title, onRenamed, onEnd }: RenameFieldProps) {
  const texts = useTexts(sidebarTexts)
  const toast = useToast()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(title)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const ended = useRef(false)

  useEffect(() => {
    // After the menu that led here has given the focus back to its button.
    const frame = requestAnimationFrame(() => field.current?.select())
    return () => cancelAnimationFrame(frame)
  }, [])

  const end = (byKeyboard: boolean) => {
    ended.current = true
    onEnd(byKeyboard)
  }

  const commit = async (byKeyboard: boolean) => {
    if (ended.current || busy) return
    const trimmed = text.trim()
    if (trimmed === '' || trimmed === title) return end(byKeyboard)
    setBusy(true)
    setFailed(false)
    try {
      await renameChat(chatId, trimmed)
      onRenamed(trimmed)
      end(byKeyboard)
    } catch (error) {
      logFailure('Failed to rename chat', error)
      toast(texts.renameFailed, 'error')
      setBusy(false)
      setFailed(true)
    }
  }
  useClickElsewhere(failed, field, () => void commit(false))

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter') void commit(true)
    if (event.key !== 'Escape') return
    // Escape gives up the title only, not the panel around it.
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
      dir="auto"
      onChange={event => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => void commit(false)}
      className="m-0.5 h-10 min-w-0 grow rounded-md border border-edge bg-surface px-2.5 text-base text-ink read-only:text-soft"
    />
  )
}

/** A field that has the focus is left by such a click, and says so itself. */
function useClickElsewhere(
  enabled: boolean,
  field: RefObject<HTMLElement | null>,
  onClick: () => void,
): void {
  const latest = useRef(onClick)
  useEffect(() => {
    latest.current = onClick
  })
  useEffect(() => {
    if (!enabled) return
    const listening = new AbortController()
    const take = ({ target }: Event) => {
      if (target !== field.current && document.activeElement !== field.current) latest.current()
    }
    document.addEventListener('pointerdown', take, { signal: listening.signal })
    return () => listening.abort()
  }, [enabled, field])
}
