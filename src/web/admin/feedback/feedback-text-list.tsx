import { useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { type FeedbackText, feedbackTextDays } from '#shared/api/feedback.ts'
import { languageOf } from '#shared/text/text-language.ts'
import { userPath } from '#web/admin/common/console-url.ts'
import { useFormat } from '#web/admin/common/format.ts'
import type { RefreshableUsers } from '#web/admin/common/use-console-query.ts'
import { findOpened, useReturnTo } from '#web/admin/common/use-return-to.ts'
import { useUserName } from '#web/admin/common/user-name.ts'
import { EntryList } from '#web/admin/layout/entry-list.tsx'
import { adminFeedbackTexts } from '#web/i18n/admin/texts-feedback-view.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { List } from '#web/ui/list.tsx'
import { RatedAnswerPart } from './rated-answer-part.tsx'
import { useFeedbackTexts } from './use-feedback.ts'

type FeedbackTextListProps = { days: number; users: RefreshableUsers }

/** Feedback with a comment or an included answer. Loaded on request: each page is recorded in the audit log. */
export function FeedbackTextList(props: FeedbackTextListProps) {
  const texts = useTexts(adminFeedbackTexts)
  // After Back from a user, the comments are there again.
  const [isOpen, setOpen] = useState(() => findOpened() !== undefined)
  return (
    <section className="mt-8">
      <h3 className="text-base font-semibold">{texts.comments}</h3>
      <p className="mt-1 max-w-3xl text-sm text-soft">{texts.commentsNote(feedbackTextDays)}</p>
      {isOpen ? (
        <Entries {...props} />
      ) : (
        <Button size="sm" className="mt-3" onClick={() => setOpen(true)}>
          {texts.showComments}
        </Button>
      )}
    </section>
  )
}

function Entries({ days, users }: FeedbackTextListProps) {
  const texts = useTexts(adminFeedbackTexts)
  const { entries, ...query } = useFeedbackTexts(days, users)
  const list = useRef<HTMLDivElement>(null)
  // The pressed button is removed, so the list takes the focus.
  useLayoutEffect(() => list.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={list} tabIndex={-1} className="mt-3 border-t border-line outline-none">
      <EntryList
        list={query}
        count={entries.length}
        labels={{ empty: texts.noComments, notLoaded: texts.commentsNotLoaded }}
        next={index => list.current?.querySelector<HTMLElement>(`li:nth-child(n + ${index + 1})`)}
      >
        <List>
          {entries.map(entry => (
            <Entry key={entry.seq} entry={entry} users={users} />
          ))}
        </List>
      </EntryList>
    </div>
  )
}

function Entry({ entry, users }: { entry: FeedbackText; users: RefreshableUsers }) {
  const texts = useTexts(adminFeedbackTexts)
  const format = useFormat()
  const nameOf = useUserName()
  const [isOpen, setOpen] = useState(false)
  const { seq, day, model, value, reason, text, sender } = entry
  const returnTo = useReturnTo(String(seq))
  return (
    <li tabIndex={-1} className="border-b border-line py-3 outline-none">
      <p className="flex flex-wrap gap-x-3 text-sm text-soft">
        <span className="font-semibold text-ink">
          {reason ? texts.because(value, reason) : texts.values[value]}
        </span>
        <span>{format.day(day)}</span>
        <span>{model}</span>
      </p>
      {text && (
        <p dir="auto" lang={languageOf(text)} className="mt-1 max-w-3xl whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
      )}
      {sender && (
        <>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
            <Link
              {...returnTo}
              href={userPath(sender.id)}
              className="link rounded-sm wrap-anywhere pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              {nameOf(sender)}
            </Link>
            <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? texts.hideAnswer : texts.showAnswer}
            </Button>
          </p>
          {isOpen && <RatedAnswerPart seq={seq} users={users} />}
        </>
      )}
    </li>
  )
}
