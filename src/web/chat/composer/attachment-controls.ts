import type { ClipboardEvent } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { TrayContents } from './use-tray.ts'

/** The files shown in the composer, and the actions on them. */
export type AttachmentControls = Omit<TrayContents, 'search'> & {
  onFiles(files: readonly File[]): void
  onRemove(key: string): void
  onDismiss(): void
  /** For a visitor: called instead of opening the picker. */
  onRefused: (() => void) | undefined
}

/** Loaded when Attach is pressed, or files are added or dragged over the page: most questions have none. */
export const AttachmentTray = lazyPart(
  () => import('./attachment-tray.tsx'),
  code => code.AttachmentTray,
)
export const PickProblems = lazyPart(
  () => import('./pick-problems.tsx'),
  code => code.PickProblems,
)

export const DropOverlay = lazyPart(
  () => import('./drop-overlay.tsx'),
  code => code.DropOverlay,
)

/** Files on the clipboard. None if there is also text: word processors add an image of it. */
export function pastedFiles({ clipboardData }: Pick<ClipboardEvent, 'clipboardData'>): File[] {
  return clipboardData.getData('text/plain') === '' ? [...clipboardData.files] : []
}
