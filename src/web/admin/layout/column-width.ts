import { useState } from 'react'
import { findStored, store } from '#web/lib/storage/local-storage.ts'

/** The two resizable columns. If the storage keys changed, the widths that users chose would be lost. */

export type ColumnBounds = {
  storageKey: string
  minWidthPx: number
  maxWidthPx: number
  defaultWidthPx: number
}

export const usersColumn: ColumnBounds = {
  storageKey: 'adminUserListWidth',
  minWidthPx: 160,
  maxWidthPx: 420,
  defaultWidthPx: 256,
}
export const chatsColumn: ColumnBounds = {
  storageKey: 'adminChatListWidth',
  minWidthPx: 200,
  maxWidthPx: 520,
  defaultWidthPx: 288,
}

export function clampWidth(widthPx: number, { minWidthPx, maxWidthPx }: ColumnBounds): number {
  return Math.min(maxWidthPx, Math.max(minWidthPx, Math.round(widthPx)))
}

/** The stored width within the bounds, or the default if it is not a positive finite number. */
export function storedWidth(stored: string | undefined, bounds: ColumnBounds): number {
  const widthPx = stored === undefined || stored.trim() === '' ? Number.NaN : Number(stored)
  return Number.isFinite(widthPx) && widthPx > 0 ? clampWidth(widthPx, bounds) : bounds.defaultWidthPx
}

export function useColumnWidth(bounds: ColumnBounds): [number, (widthPx: number) => void] {
  const [widthPx, setWidthPx] = useState(() => storedWidth(findStored(bounds.storageKey), bounds))
  const change = (nextPx: number) => {
    const clampedPx = clampWidth(nextPx, bounds)
    setWidthPx(clampedPx)
    store(bounds.storageKey, String(clampedPx))
  }
  return [widthPx, change]
}
