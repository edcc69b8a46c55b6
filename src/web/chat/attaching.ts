import type { ClipboardEvent } from 'react'
import type { TrayContents } from './use-tray.ts'

/** What the composer shows of files, and what it can be asked to do with them. */
export type Attaching = Omit<TrayContents, 'search'> & {
  onFiles(files: readonly File[]): void
  onRemove(key: string): void
  onDismiss(): void
  /** For a visitor: what happens in place of the picker. */
  onRefused: (() => void) | undefined
}

/** Its code is fetched at the first picking: most questions have no files. */
export const loadTray = () => import('./attachment-tray.tsx')

/** Files on the clipboard; none where there is text as well, as word processors put a picture of it beside it. */
export function pastedFiles({ clipboardData }: Pick<ClipboardEvent, 'clipboardData'>): File[] {
  return clipboardData.getData('text/plain') === '' ? [...clipboardData.files] : []
}
