import { useMemo, useRef, useState } from 'react'
import type { Place } from './desk.ts'
import { type PickedFile, type PickProblem, pickFiles } from './picked-files.ts'

/** What waits to go with the next message, and what could not be taken at the last picking. */
export type TrayContents = { files: readonly PickedFile[]; problems: readonly PickProblem[] }

export type Tray = {
  add(place: Place, picked: readonly File[]): void
  remove(place: Place, key: string): void
  /** The person has read what could not be taken. */
  dismiss(place: Place): void
  /** Empties the tray for a send. */
  take(place: Place): readonly PickedFile[]
  /** Not accepted: the files come back, beside those that were picked meanwhile. */
  giveBack(place: Place, files: readonly PickedFile[]): void
  /** The chat got its id: what was picked meanwhile goes with it. */
  move(to: Place): void
}

const empty: TrayContents = { files: [], problems: [] }

/** The files beside the composer's text, for each chat its own. They are nowhere but in this page's memory. */
export function useTray(place: Place): [TrayContents, Tray] {
  const [trays, setTrays] = useState<ReadonlyMap<Place, TrayContents>>(new Map())
  const current = useRef(trays)

  const tray = useMemo<Tray>(() => {
    const contentsOf = (where: Place) => current.current.get(where) ?? empty
    const show = (where: Place, contents: TrayContents) => {
      current.current = new Map(current.current).set(where, contents)
      setTrays(current.current)
    }
    return {
      add: (where, picked) => show(where, pickFiles(contentsOf(where).files, picked)),
      remove: (where, key) =>
        show(where, { files: contentsOf(where).files.filter(each => each.key !== key), problems: [] }),
      dismiss: where => show(where, { ...contentsOf(where), problems: [] }),
      take: where => {
        const { files } = contentsOf(where)
        show(where, empty)
        return files
      },
      giveBack: (where, files) => {
        if (files.length === 0) return
        show(
          where,
          pickFiles(
            files,
            contentsOf(where).files.map(each => each.file),
          ),
        )
      },
      move: to => {
        show(to, contentsOf(undefined))
        show(undefined, empty)
      },
    }
  }, [])

  return [trays.get(place) ?? empty, tray]
}
