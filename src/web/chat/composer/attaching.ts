import type { ClipboardEvent } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { TrayContents } from './use-tray.ts'

/** What the composer shows of files, and what it can be asked to do with them. */
export type Attaching = Omit<TrayContents, 'search'> & {
  onFiles(files: readonly File[]): void
  onRemove(key: string): void
  onDismiss(): void
  /** For a visitor: what happens in place of the picker. */
  onRefused: (() => void) | undefined
}

/** Their code is fetched at the first picking: most questions have no files. */
export const AttachmentTray = lazyPart(
  () => import('./attachment-tray.tsx'),
  code => code.AttachmentTray,
)
export const PickProblems = lazyPart(
  () => import('./pick-problems.tsx'),
  code => code.PickProblems,
)

/** Files on the clipboard; none where there is text as well, as word processors put a picture of it beside it. */
export function pastedFiles({ clipboardData }: Pick<ClipboardEvent, 'clipboardData'>): File[] {
  return clipboardData.getData('text/plain') === '' ? [...clipboardData.files] : []
}
