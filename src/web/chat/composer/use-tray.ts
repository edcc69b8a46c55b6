import { useState, useSyncExternalStore } from 'react'
import type { PickedFile } from '#web/chat/conversation/draft-message.ts'
import { createObservableMap, type ObservableMap } from '#web/lib/observable-map.ts'
import { perUser } from '#web/lib/user-memory.ts'
import { type PickProblem, pickFiles } from './pick-files.ts'
import type { DraftKey } from './use-draft.ts'

/** What will be sent with the next message, and which files could not be added last time. */
export type TrayContents = { files: readonly PickedFile[]; problems: readonly PickProblem[]; search: boolean }

type WithQuestion = Pick<TrayContents, 'files' | 'search'>

export type Tray = {
  subscribe: ObservableMap<DraftKey, TrayContents>['subscribe']
  contents(chatId: DraftKey): TrayContents
  add(chatId: DraftKey, picked: readonly File[]): void
  remove(chatId: DraftKey, key: string): void
  /** The person has read which files could not be added. */
  dismiss(chatId: DraftKey): void
  setSearch(chatId: DraftKey, search: boolean): void
  /** Empties the tray: its files are being sent, or its chat was deleted here. */
  take(chatId: DraftKey): void
  /** The question was not accepted: its files come back, beside those picked since, and so does the choice to search. */
  giveBack(chatId: DraftKey, back: WithQuestion): void
  /** The chat got its id, or is gone: what waits moves with the person. */
  move(from: DraftKey, to: DraftKey): void
}

const empty: TrayContents = { files: [], problems: [], search: false }

const trayOf = perUser(createTray)

/** What goes with the composer's text, one for each chat. Only in this page's memory. */
export function useTray(userId: string, chatId: DraftKey): [TrayContents, Tray] {
  const [tray] = useState(() => trayOf(userId))
  return [useSyncExternalStore(tray.subscribe, () => tray.contents(chatId)), tray]
}

export function createTray(): Tray {
  const trays = createObservableMap<DraftKey, TrayContents>()
  const contents = (chatId: DraftKey) => trays.get(chatId) ?? empty
  const change = (chatId: DraftKey, next: Partial<TrayContents>) =>
    trays.set(chatId, { ...contents(chatId), ...next })
  const giveBack = (chatId: DraftKey, { files, search }: WithQuestion) => {
    const now = contents(chatId)
    const back =
      files.length > 0 &&
      pickFiles(
        files,
        now.files.map(each => each.file),
      )
    change(chatId, { ...back, search: search || now.search })
  }
  return {
    subscribe: trays.subscribe,
    contents,
    add: (chatId, picked) => change(chatId, pickFiles(contents(chatId).files, picked)),
    remove: (chatId, key) =>
      change(chatId, { files: contents(chatId).files.filter(each => each.key !== key), problems: [] }),
    dismiss: chatId => change(chatId, { problems: [] }),
    setSearch: (chatId, search) => change(chatId, { search }),
    take: chatId => trays.set(chatId, empty),
    giveBack,
    move: (from, to) => {
      const { problems } = contents(from)
      giveBack(to, contents(from))
      change(to, { problems: [...contents(to).problems, ...problems] })
      trays.set(from, empty)
    },
  }
}
