import { useEffect, useRef, useState } from 'react'
import {
  type ReadableConversation,
  useConversationState,
} from '#web/chat/conversation/use-conversation-state.ts'
import { messageTexts } from '#web/i18n/chat/texts-messages.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { useToast } from '#web/ui/toast.tsx'
import type { PinnedScroll } from './use-pinned-scroll.ts'
import type { Row } from './use-rows.ts'

/** The message that a link leads to. `visit`: differs each time the link is followed. */
export type JumpTarget = { messageId: string; visit: string | undefined }

/** A row to show at the top of the view. A new object for each visit. */
export type FoundRow = { key: string }

type JumpOptions = {
  conversation: ReadableConversation
  rows: readonly Row[]
  target: JumpTarget | undefined
  scroll: PinnedScroll
  /** Whether the conversation is long: its list then scrolls to the row itself. */
  virtual: boolean
  onLoadOlder(): void
  /** Resolves once the newest messages are shown, or cannot be loaded. */
  onReload(): Promise<void>
}

/**
 * Goes to a message. If it is not there, loads the newest ones again, to which another device may have added it, and
 * then older ones. Its row then takes the focus, so that a screen reader reads it. `going`: the message is still being
 * looked for; `cancel` ends this.
 */
export function useJump(options: JumpOptions): {
  found: FoundRow | undefined
  going: boolean
  cancel(): void
} {
  const { conversation, rows, target, scroll, virtual, onLoadOlder, onReload } = options
  const texts = useTexts(messageTexts)
  const toast = useToast()
  const hasOlder = useConversationState(conversation, state => state.hasOlder)
  const older = useConversationState(conversation, state => state.older)
  const isLoaded = useConversationState(conversation, state => state.latest === 'loaded')
  const visit = target && `${target.visit} ${target.messageId}`
  const [ended, setEnded] = useState<{ visit: string; row: FoundRow | undefined }>()
  const going = visit !== undefined && ended?.visit !== visit
  const key = going ? rows.find(row => row.id === target?.messageId)?.key : undefined
  const triedFor = useRef<string>(undefined)
  // When the list is mounted, the chat has just been loaded.
  const reloadingFor = useRef(visit)
  const [reloadedFor, setReloadedFor] = useState(visit)
  const { pinned, jumping } = scroll

  useEffect(() => {
    if (!going || !isLoaded) return
    if (key !== undefined) {
      pinned.current = false
      jumping.current = true
      setEnded({ visit, row: { key } })
    } else if (reloadedFor !== visit) {
      if (reloadingFor.current === visit) return
      reloadingFor.current = visit
      void onReload().then(() => setReloadedFor(visit))
    } else if (!hasOlder || (older === 'failed' && triedFor.current === visit)) {
      toast(hasOlder ? texts.olderFailed : texts.messageGone)
      setEnded({ visit, row: undefined })
    } else if (older !== 'loading') {
      // A failure from before this visit says nothing about the next attempt.
      triedFor.current = visit
      onLoadOlder()
    }
  }, [
    going,
    isLoaded,
    key,
    hasOlder,
    older,
    visit,
    reloadedFor,
    pinned,
    jumping,
    onLoadOlder,
    onReload,
    toast,
    texts,
  ])

  const found = going ? undefined : ended?.row
  useShowRow(found, scroll, virtual)
  const cancel = () => {
    if (going) setEnded({ visit, row: undefined })
  }
  return { found: target && found, going, cancel }
}

/** The space above the row. */
export const jumpMarginPx = 16
/** A long list renders the row some frames after it has scrolled there. */
const maxFrames = 60

function useShowRow(
  found: FoundRow | undefined,
  { scroller, jumping }: Pick<PinnedScroll, 'scroller' | 'jumping'>,
  virtual: boolean,
): void {
  useEffect(() => {
    if (!found) return
    let frame = 0
    const show = (framesLeft: number) => {
      // Without a jump, the row takes the focus only if the focus was lost because the rows were rendered again.
      if (!jumping.current && document.activeElement !== document.body) return
      const box = scroller.current
      const row = box?.querySelector<HTMLElement>(`[data-row="${CSS.escape(found.key)}"]`)
      if (box && row && !virtual && jumping.current) {
        box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top - jumpMarginPx
      }
      row?.focus({ preventScroll: true })
      // The long list keeps a row hidden until it is measured.
      const isFocused = row && document.activeElement === row
      if (!isFocused && framesLeft > 0) frame = requestAnimationFrame(() => show(framesLeft - 1))
      else jumping.current = false
    }
    show(maxFrames)
    return () => {
      cancelAnimationFrame(frame)
      jumping.current = false
    }
    // When the list becomes a virtual one, all rows are rendered again.
  }, [found, scroller, jumping, virtual])
}
