import { memo, use, useLayoutEffect, useRef } from 'react'
import type { Message } from '#shared/api/chat.ts'
import { languageOf } from '#shared/text/text-language.ts'
import { useFormat } from '#web/admin/common/format.ts'
import { isUnreadable } from '#web/api/received-chats.ts'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { versionTexts } from '#web/i18n/chat/texts-versions.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { Markdown } from '#web/markdown/markdown.tsx'
import { AttachmentList } from './attachment-list.tsx'
import { SourceListContext } from './source-list-context.ts'

/** Starts at the newest message; rows added above or below do not move what is being read. */
export function MessageRows({ messages }: { messages: readonly Message[] }) {
  const texts = useTexts(adminTexts)
  const scroller = useScrollAnchor(messages)
  return (
    <section
      ref={scroller}
      aria-label={texts.messages}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
      tabIndex={0}
      className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-2 [overflow-anchor:none] focus-visible:-outline-offset-2"
    >
      {messages.map(message => !isUnreadable(message) && <MessageRow key={message.id} message={message} />)}
    </section>
  )
}

function useScrollAnchor(messages: readonly Message[]) {
  const scroller = useRef<HTMLElement>(null)
  const anchor = useRef<{ row: HTMLElement; distanceToTopPx: number }>(undefined)
  useLayoutEffect(() => {
    const box = scroller.current
    const last = box?.lastElementChild
    if (!box || messages.length === 0 || !(last instanceof HTMLElement)) return
    const previous = anchor.current
    if (!previous) box.scrollTop = box.scrollHeight
    // Rows can be added or removed above the last one, or added below it: its position shows how far the rest moved.
    else if (previous.row.isConnected) box.scrollTop = previous.row.offsetTop - previous.distanceToTopPx
    const recordAnchor = () => {
      anchor.current = { row: last, distanceToTopPx: last.offsetTop - box.scrollTop }
    }
    recordAnchor()
    box.addEventListener('scroll', recordAnchor, { passive: true })
    return () => box.removeEventListener('scroll', recordAnchor)
  }, [messages])
  return scroller
}

const MessageRow = memo(function MessageRow({ message }: { message: Message }) {
  const texts = useTexts(adminTexts)
  const versionWords = useTexts(versionTexts)
  const format = useFormat()
  const SourceList = use(SourceListContext)
  const { role, content, status, attachments = [], failedAttachments = [], sources = [] } = message
  const { id, versions = [], chosen = true } = message
  const isUser = role === 'user'
  return (
    <article className="border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap items-baseline gap-x-2 text-xs text-soft">
        <h3 className="font-semibold text-ink">{texts.writer[role]}</h3>
        <time dateTime={message.created_at}>{format.dateTime(message.created_at)}</time>
        {versions.length > 1 && (
          <span>{versionWords.versionOf(versions.indexOf(id) + 1, versions.length)}</span>
        )}
        {!chosen && <span>{versionWords.notChosen}</span>}
      </div>
      <div lang={languageOf(content)} className="mt-1 max-w-answer">
        {isUser ? (
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {content}
          </p>
        ) : (
          <Markdown text={content} topHeading={4} />
        )}
      </div>
      {attachments.length > 0 && <AttachmentList attachments={attachments} />}
      {SourceList && sources.length > 0 && <SourceList sources={sources} />}
      {failedAttachments.length > 0 && (
        <p className="mt-1 text-sm text-soft wrap-anywhere">
          {texts.notSent(failedAttachments.join(', '), failedAttachments.length)}
        </p>
      )}
      {status !== 'complete' && <p className="mt-1 text-sm text-soft">{texts[status]}</p>}
    </article>
  )
})
