import type { PickedFile } from '#web/chat/conversation/draft-message.ts'
import { createObservableMap, type ObservableMap } from '#web/lib/observable-map.ts'
import { perUser } from '#web/lib/storage/user-memory.ts'
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
  /** Closes the message about files that could not be added. */
  dismiss(chatId: DraftKey): void
  setSearch(chatId: DraftKey, search: boolean): void
  /** Empties the tray: its contents were sent or wait to be sent, or its chat no longer exists. */
  clear(chatId: DraftKey): void
  /** The question was refused or taken back: restores its files, before those picked since, and its search toggle. */
  restore(chatId: DraftKey, contents: WithQuestion): void
  /**
   * The chat got its id, was deleted, or was switched to or from temporary: moves the contents to the chat that is
   * open now.
   */
  move(from: DraftKey, to: DraftKey): void
}

const empty: TrayContents = { files: [], problems: [], search: false }

/** What is sent with the composer's text, one tray per chat. Only in this page's memory. */
export const trayOf = perUser(createTray)

export function createTray(): Tray {
  const trays = createObservableMap<DraftKey, TrayContents>()
  const contents = (chatId: DraftKey) => trays.get(chatId) ?? empty
  const change = (chatId: DraftKey, next: Partial<TrayContents>) =>
    trays.set(chatId, { ...contents(chatId), ...next })
  const restore = (chatId: DraftKey, { files, search }: WithQuestion) => {
    const current = contents(chatId)
    const merged =
      files.length > 0 &&
      pickFiles(
        files,
        current.files.map(each => each.file),
      )
    change(chatId, { ...merged, search: search || current.search })
  }
  return {
    subscribe: trays.subscribe,
    contents,
    add: (chatId, picked) => change(chatId, pickFiles(contents(chatId).files, picked)),
    remove: (chatId, key) =>
      change(chatId, { files: contents(chatId).files.filter(each => each.key !== key), problems: [] }),
    dismiss: chatId => change(chatId, { problems: [] }),
    setSearch: (chatId, search) => change(chatId, { search }),
    clear: chatId => trays.set(chatId, empty),
    restore,
    move: (from, to) => {
      const { problems } = contents(from)
      restore(to, contents(from))
      change(to, { problems: [...contents(to).problems, ...problems] })
      trays.set(from, empty)
    },
  }
}
