import { useState, useSyncExternalStore } from 'react'
import type { Place } from '#web/chat/conversation/desk.ts'
import { type PickedFile, type PickProblem, pickFiles } from '#web/chat/conversation/picked-files.ts'
import { createObservableMap, type ObservableMap } from '#web/lib/observable-map.ts'
import { perUser } from '#web/lib/user-memory.ts'

/** What waits to go with the next message, and what could not be taken at the last picking. */
export type TrayContents = { files: readonly PickedFile[]; problems: readonly PickProblem[]; search: boolean }

type WithQuestion = Pick<TrayContents, 'files' | 'search'>

export type Tray = {
  subscribe: ObservableMap<Place, TrayContents>['subscribe']
  contents(place: Place): TrayContents
  add(place: Place, picked: readonly File[]): void
  remove(place: Place, key: string): void
  /** The person has read what could not be taken. */
  dismiss(place: Place): void
  setSearch(place: Place, search: boolean): void
  /** Empties the tray: what was in it is sent, or its chat was deleted here. */
  take(place: Place): void
  /** Not accepted: the files come back, beside those that were picked meanwhile, and so does the wish for a search. */
  giveBack(place: Place, back: WithQuestion): void
  /** What waits goes with the person: the chat got its id, or is gone. */
  move(from: Place, to: Place): void
}

const empty: TrayContents = { files: [], problems: [], search: false }

const trayOf = perUser(createTray)

/** What goes with the composer's text, for each chat its own. It is nowhere but in this page's memory. */
export function useTray(userId: string, place: Place): [TrayContents, Tray] {
  const [tray] = useState(() => trayOf(userId))
  return [useSyncExternalStore(tray.subscribe, () => tray.contents(place)), tray]
}

export function createTray(): Tray {
  const trays = createObservableMap<Place, TrayContents>()
  const contents = (place: Place) => trays.get(place) ?? empty
  const change = (place: Place, next: Partial<TrayContents>) =>
    trays.set(place, { ...contents(place), ...next })
  const giveBack = (place: Place, { files, search }: WithQuestion) => {
    const now = contents(place)
    const back =
      files.length > 0 &&
      pickFiles(
        files,
        now.files.map(each => each.file),
      )
    change(place, { ...back, search: search || now.search })
  }
  return {
    subscribe: trays.subscribe,
    contents,
    add: (place, picked) => change(place, pickFiles(contents(place).files, picked)),
    remove: (place, key) =>
      change(place, { files: contents(place).files.filter(each => each.key !== key), problems: [] }),
    dismiss: place => change(place, { problems: [] }),
    setSearch: (place, search) => change(place, { search }),
    take: place => trays.set(place, empty),
    giveBack,
    move: (from, to) => {
      const { problems } = contents(from)
      giveBack(to, contents(from))
      change(to, { problems: [...contents(to).problems, ...problems] })
      trays.set(from, empty)
    },
  }
}
