import { useState } from 'react'
import { findStored, store } from '#web/lib/local-storage.ts'

/** The two resizable columns. The specification fixes their storage keys. */

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

export function clampWidth(width: number, { minWidthPx, maxWidthPx }: ColumnBounds): number {
  return Math.min(maxWidthPx, Math.max(minWidthPx, Math.round(width)))
}

/** The stored width within the bounds, or the default if it is not a positive finite number. */
export function storedWidth(stored: string | undefined, bounds: ColumnBounds): number {
  const width = stored === undefined || stored.trim() === '' ? Number.NaN : Number(stored)
  return Number.isFinite(width) && width > 0 ? clampWidth(width, bounds) : bounds.defaultWidthPx
}

export function useColumnWidth(bounds: ColumnBounds): [number, (width: number) => void] {
  const [width, setWidth] = useState(() => storedWidth(findStored(bounds.storageKey), bounds))
  const change = (next: number) => {
    const clamped = clampWidth(next, bounds)
    setWidth(clamped)
    store(bounds.storageKey, String(clamped))
  }
  return [width, change]
}
