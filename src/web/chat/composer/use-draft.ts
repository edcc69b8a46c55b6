import { useState, useSyncExternalStore } from 'react'
import type { ChatId } from '#shared/ids.ts'
import { findDraft, storeDraft, takeVisitorDraft } from '#web/lib/drafts.ts'
import { createObservableMap, type ObservableMap } from '#web/lib/observable-map.ts'
import { perUser } from '#web/lib/user-memory.ts'

/** The chat that a text was written for; undefined for one that has not begun. */
export type DraftKey = ChatId | undefined

/** `taken`: sent, but not yet stored by the server. `kept`: what this tab last saw in the browser's storage. */
type Draft = { typed: string; taken: readonly string[]; kept: string | undefined }

export type Drafts = {
  subscribe: ObservableMap<DraftKey, Draft>['subscribe']
  /** The text in the composer. */
  typed(chatId: DraftKey): string
  write(chatId: DraftKey, text: string): void
  /** Empties the composer for a send. The copy in the browser stays until the server has stored the question. */
  take(chatId: DraftKey, text: string): void
  /** The server has stored the question: its draft is no longer needed. */
  settle(chatId: DraftKey, text: string): void
  /** The question was not accepted: its text comes back, before what was typed since. `to`: if its own chat is gone. */
  giveBack(chatId: DraftKey, text: string, to?: DraftKey): void
  /** The chat got its id, or is gone: what was typed moves with the person. */
  move(from: DraftKey, to: DraftKey): void
  /** The chat was deleted here. */
  remove(chatId: DraftKey): void
}

const draftsOf = perUser(createDrafts)

/** The composer's text, one for each chat. It survives reloads. A visitor's draft becomes the user's at the sign-in. */
export function useDraft(userId: string | undefined, chatId: DraftKey): [string, Drafts] {
  const [drafts] = useState(() => {
    if (userId === undefined) return createDrafts(undefined)
    const own = draftsOf(userId)
    const before = takeVisitorDraft()
    if (before !== undefined) own.write(undefined, joined(own.typed(undefined), before))
    return own
  })
  return [useSyncExternalStore(drafts.subscribe, () => drafts.typed(chatId)), drafts]
}

export function createDrafts(userId: string | undefined): Drafts {
  const drafts = createObservableMap<DraftKey, Draft>()
  const found = (chatId: DraftKey): Draft => {
    const kept = findDraft(userId, chatId)
    return { typed: kept ?? '', taken: [], kept }
  }
  const draftAt = (chatId: DraftKey) => drafts.get(chatId) ?? found(chatId)
  /**
   * The stored copy holds what was sent as well, as long as it is nowhere else. A copy that another tab wrote, or that
   * went with a sign-out, gives way only to what is `new`.
   */
  const change = (chatId: DraftKey, next: Partial<Draft>, isNew = false) => {
    const draft = { ...draftAt(chatId), ...next }
    if (isNew || findDraft(userId, chatId) === draft.kept) {
      const text = joined(...draft.taken, draft.typed)
      storeDraft(userId, chatId, text)
      draft.kept = text || undefined
    }
    drafts.set(chatId, draft)
  }
  const write = (chatId: DraftKey, typed: string) => change(chatId, { typed }, typed.trim() !== '')
  const takenBut = (chatId: DraftKey, text: string) => {
    const { taken } = draftAt(chatId)
    const first = taken.indexOf(text)
    return taken.filter((_, index) => index !== first)
  }
  return {
    subscribe: drafts.subscribe,
    typed: chatId => draftAt(chatId).typed,
    write,
    take: (chatId, text) => change(chatId, { typed: '', taken: [...draftAt(chatId).taken, text] }),
    settle: (chatId, text) => change(chatId, { taken: takenBut(chatId, text) }),
    giveBack: (chatId, text, to = chatId) => {
      change(chatId, { taken: takenBut(chatId, text) })
      change(to, { typed: joined(text, draftAt(to).typed) }, to !== chatId)
    },
    move: (from, to) => {
      write(to, joined(draftAt(to).typed, draftAt(from).typed))
      write(from, '')
    },
    remove: chatId => change(chatId, { typed: '', taken: [] }, true),
  }
}

function joined(...texts: readonly string[]): string {
  return texts.filter(text => text.trim() !== '').join('\n')
}
