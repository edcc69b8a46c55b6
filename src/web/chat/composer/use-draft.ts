import { useState, useSyncExternalStore } from 'react'
import type { Place } from '#web/chat/conversation/desk.ts'
import { findDraft, storeDraft, takeVisitorDraft } from '#web/lib/drafts.ts'
import { createObservableMap, type ObservableMap } from '#web/lib/observable-map.ts'
import { perUser } from '#web/lib/user-memory.ts'

/** `taken`: sent, and not known to be stored. `kept`: what this tab last knew to be in the browser's storage. */
type Draft = { typed: string; taken: readonly string[]; kept: string | undefined }

export type Drafts = {
  subscribe: ObservableMap<Place, Draft>['subscribe']
  /** What stands in the composer. */
  typed(place: Place): string
  write(place: Place, text: string): void
  /** Empties the composer for a send; what is stored stays until the question is. */
  take(place: Place, text: string): void
  /** The question is stored: its draft need not be. */
  settle(place: Place, text: string): void
  /** Not accepted: the text comes back, before whatever was typed meanwhile. `to`: where its chat is gone. */
  giveBack(place: Place, text: string, to?: Place): void
  /** What was typed goes with the person: the chat got its id, or is gone. */
  move(from: Place, to: Place): void
  /** The chat was deleted here. */
  remove(place: Place): void
}

const draftsOf = perUser(createDrafts)

/** The text of the composer, one for each chat, kept across reloads. Whoever signs in takes over what was typed before. */
export function useDraft(userId: string | undefined, place: Place): [string, Drafts] {
  const [drafts] = useState(() => {
    if (userId === undefined) return createDrafts(undefined)
    const own = draftsOf(userId)
    const before = takeVisitorDraft()
    if (before !== undefined) own.write(undefined, joined(own.typed(undefined), before))
    return own
  })
  return [useSyncExternalStore(drafts.subscribe, () => drafts.typed(place)), drafts]
}

export function createDrafts(userId: string | undefined): Drafts {
  const drafts = createObservableMap<Place, Draft>()
  const found = (place: Place): Draft => {
    const kept = findDraft(userId, place)
    return { typed: kept ?? '', taken: [], kept }
  }
  const draftAt = (place: Place) => drafts.get(place) ?? found(place)
  /**
   * The stored copy holds what was sent as well, as long as it is nowhere else. A copy that another tab wrote, or that
   * went with a sign-out, gives way only to what is `new`.
   */
  const change = (place: Place, next: Partial<Draft>, isNew = false) => {
    const draft = { ...draftAt(place), ...next }
    if (isNew || findDraft(userId, place) === draft.kept) {
      const text = joined(...draft.taken, draft.typed)
      storeDraft(userId, place, text)
      draft.kept = text || undefined
    }
    drafts.set(place, draft)
  }
  const write = (place: Place, typed: string) => change(place, { typed }, typed.trim() !== '')
  const takenBut = (place: Place, text: string) => {
    const { taken } = draftAt(place)
    const first = taken.indexOf(text)
    return taken.filter((_, index) => index !== first)
  }
  return {
    subscribe: drafts.subscribe,
    typed: place => draftAt(place).typed,
    write,
    take: (place, text) => change(place, { typed: '', taken: [...draftAt(place).taken, text] }),
    settle: (place, text) => change(place, { taken: takenBut(place, text) }),
    giveBack: (place, text, to = place) => {
      change(place, { taken: takenBut(place, text) })
      change(to, { typed: joined(text, draftAt(to).typed) }, to !== place)
    },
    move: (from, to) => {
      write(to, joined(draftAt(to).typed, draftAt(from).typed))
      write(from, '')
    },
    remove: place => change(place, { typed: '', taken: [] }, true),
  }
}

function joined(...texts: readonly string[]): string {
  return texts.filter(text => text.trim() !== '').join('\n')
}
