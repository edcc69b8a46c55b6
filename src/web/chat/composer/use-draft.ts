import { useEffect, useState } from 'react'
import type { ChatId } from '#shared/api/ids.ts'
import { createObservableMap, type ObservableMap } from '#web/lib/observable-map.ts'
import {
  draftAreas,
  findDraft,
  followRemovedDrafts,
  storeDraft,
  takeVisitorDraft,
} from '#web/lib/storage/drafts.ts'
import type { Area } from '#web/lib/storage/local-storage.ts'
import { perUser } from '#web/lib/storage/user-memory.ts'

/** The chat that a text was written for; undefined for a new chat. */
export type DraftKey = ChatId | undefined

/**
 * `sending`: questions not yet stored by the server, including one that waits for the answer's end (E-10).
 * `lastStored`: the copies in the browser as this tab last saw them.
 */
type Draft = { typed: string; sending: readonly string[]; lastStored: Record<Area, string | undefined> }

export type Drafts = {
  subscribe: ObservableMap<DraftKey, Draft>['subscribe']
  /** The text in the composer. */
  typed(chatId: DraftKey): string
  write(chatId: DraftKey, text: string): void
  /**
   * Empties the composer when a question is sent, or begins to wait. The copy in the browser stays until the server has
   * stored the question.
   */
  beginSend(chatId: DraftKey, text: string): void
  /**
   * The server has stored the question: its draft is no longer needed. If the text has returned to the composer, and
   * was not changed there, it leaves the composer. What is above or below it, or waited to be sent, stays.
   */
  confirmSend(chatId: DraftKey, text: string): void
  /**
   * The question was refused, withdrawn or taken back: restores its text above what was typed since. `to`: the chat
   * whose composer gets the text, which is another one if the question's chat was deleted.
   */
  restore(chatId: DraftKey, text: string, to: DraftKey): void
  /**
   * The chat got its id, was deleted elsewhere, or was switched to or from temporary: moves what was typed to the chat
   * that is open now.
   */
  move(from: DraftKey, to: DraftKey): void
  /** The chat was deleted here, or was a temporary one that the user left. */
  remove(chatId: DraftKey): void
}

const draftsOf = perUser(createDrafts)

/**
 * The composer's text, one per chat. It survives reloads, except in a temporary chat, even if another tab has stored
 * its own text for the chat since. A visitor's draft is moved to the chat on screen at sign-in.
 */
export function useDrafts(userId: string | undefined, chatId: DraftKey): Drafts {
  const [drafts] = useState(() => {
    if (userId === undefined) return createDrafts(undefined)
    const own = draftsOf(userId)
    const before = takeVisitorDraft()
    if (before !== undefined) own.write(chatId, joined(own.typed(chatId), before))
    return own
  })
  useEffect(followRemovedDrafts, [])
  return drafts
}

export function createDrafts(userId: string | undefined): Drafts {
  const drafts = createObservableMap<DraftKey, Draft>()
  const areas: Area[] = userId === undefined ? ['localStorage'] : draftAreas
  const readStored = (chatId: DraftKey): Draft => {
    const [shared, own] = areas.map(area => findDraft(userId, chatId, area))
    // What another tab has stored since is shown only if it continues this tab's own text.
    const text = own === undefined || shared?.startsWith(own) ? shared : own
    return { typed: text ?? '', sending: [], lastStored: { localStorage: text, sessionStorage: own } }
  }
  /**
   * What this tab had stored before a reload. Once read, it is this tab's text like one that was typed since, even if
   * another tab deletes the chat, and so removes the copies.
   */
  const ownBefore = new Map<DraftKey, Draft>()
  const draftOf = (chatId: DraftKey) => {
    const known = drafts.get(chatId) ?? ownBefore.get(chatId)
    if (known) return known
    const stored = readStored(chatId)
    if (stored.typed !== '' && stored.typed === stored.lastStored.sessionStorage)
      ownBefore.set(chatId, stored)
    return stored
  }
  /**
   * The stored copies include questions that the server has not stored yet. If another tab changed a copy, or a
   * sign-out removed it, only new text or the removal of the chat changes it (`overwrites`).
   */
  const change = (chatId: DraftKey, next: Partial<Draft>, overwrites = false) => {
    const draft = { ...draftOf(chatId), ...next }
    for (const area of areas) {
      if (!overwrites && findDraft(userId, chatId, area) !== draft.lastStored[area]) continue
      storeDraft(userId, chatId, joined(...draft.sending, draft.typed), area)
      // While a temporary chat is on screen, the copy stays as it was.
      draft.lastStored[area] = findDraft(userId, chatId, area)
    }
    drafts.set(chatId, draft)
  }
  const write = (chatId: DraftKey, typed: string) => change(chatId, { typed }, typed.trim() !== '')
  const sendingWithout = (chatId: DraftKey, text: string) => {
    const { sending } = draftOf(chatId)
    const first = sending.indexOf(text)
    return sending.filter((_, index) => index !== first)
  }
  return {
    subscribe: drafts.subscribe,
    typed: chatId => draftOf(chatId).typed,
    write,
    beginSend: (chatId, text) => change(chatId, { typed: '', sending: [...draftOf(chatId).sending, text] }),
    confirmSend: (chatId, text) => {
      const { sending, typed } = draftOf(chatId)
      const others = `\n${typed}\n`.replace(`\n${text}\n`, '\n').slice(1, -1)
      if (text !== '' && others !== typed && !sending.includes(text)) write(chatId, others)
      else change(chatId, { sending: sendingWithout(chatId, text) })
    },
    restore: (chatId, text, to) => {
      const sending = sendingWithout(chatId, text)
      const typed = joined(text, draftOf(to).typed)
      // In one change: a blank text in between would remove the stored copy.
      if (to === chatId) return change(chatId, { sending, typed })
      change(chatId, { sending })
      change(to, { typed }, true)
    },
    move: (from, to) => {
      write(to, joined(draftOf(to).typed, draftOf(from).typed))
      write(from, '')
    },
    remove: chatId => change(chatId, { typed: '', sending: [] }, true),
  }
}

function joined(...texts: readonly string[]): string {
  return texts.filter(text => text.trim() !== '').join('\n')
}
