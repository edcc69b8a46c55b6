import { useMemo, useRef, useState } from 'react'
import { findDraft, storeDraft, takeVisitorDraft } from '#web/lib/drafts.ts'
import type { Place } from './desk.ts'

export type Drafts = {
  write(place: Place, text: string): void
  /** Empties the composer for a send; what is stored stays until the question is. */
  take(place: Place): void
  /** The question is stored: its draft need not be. */
  settle(place: Place): void
  /** Not accepted: the text comes back, before whatever was typed meanwhile. */
  giveBack(place: Place, text: string): void
  /** The chat got its id: what was typed meanwhile goes with it. */
  move(to: Place): void
  remove(place: Place): void
}

/** The text of the composer, one for each chat, kept across reloads. */
export function useDraft(userId: string | undefined, place: Place): [string, Drafts] {
  const [texts, setTexts] = useState<ReadonlyMap<Place, string>>(() => initialTexts(userId))
  const current = useRef(texts)

  const drafts = useMemo<Drafts>(() => {
    const show = (where: Place, text: string) => {
      current.current = new Map(current.current).set(where, text)
      setTexts(current.current)
    }
    const write = (where: Place, text: string) => {
      show(where, text)
      storeDraft(userId, where, text)
    }
    const textOf = (where: Place) => current.current.get(where) ?? ''
    return {
      write,
      take: where => show(where, ''),
      settle: where => storeDraft(userId, where, textOf(where)),
      giveBack: (where, text) => write(where, textOf(where) === '' ? text : `${text}\n${textOf(where)}`),
      move: to => {
        write(to, textOf(undefined))
        write(undefined, '')
      },
      remove: where => write(where, ''),
    }
  }, [userId])

  return [texts.get(place) ?? findDraft(userId, place) ?? '', drafts]
}

/** Whoever signs in takes over what was typed before. */
function initialTexts(userId: string | undefined): ReadonlyMap<Place, string> {
  const text = userId === undefined ? findDraft(undefined, undefined) : takeVisitorDraft(userId)
  return new Map([[undefined, text ?? '']])
}
