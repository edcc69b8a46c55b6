import { useState } from 'react'
import { findStored, store } from '#web/lib/storage.ts'

/** The two columns that can be made wider, in pixels. The keys are of the closed list of what a browser may keep. */

export type ColumnLimits = { storageKey: string; smallest: number; largest: number; usual: number }

export const usersColumn: ColumnLimits = {
  storageKey: 'adminUserListWidth',
  smallest: 160,
  largest: 420,
  usual: 256,
}
export const chatsColumn: ColumnLimits = {
  storageKey: 'adminChatListWidth',
  smallest: 200,
  largest: 520,
  usual: 288,
}

export function clampWidth(width: number, { smallest, largest }: ColumnLimits): number {
  return Math.min(largest, Math.max(smallest, Math.round(width)))
}

/** What is no positive finite number counts as none; what is out of bounds is brought back. */
export function storedWidth(stored: string | undefined, limits: ColumnLimits): number {
  const width = stored === undefined || stored.trim() === '' ? Number.NaN : Number(stored)
  return Number.isFinite(width) && width > 0 ? clampWidth(width, limits) : limits.usual
}

export function useColumnWidth(limits: ColumnLimits): [number, (width: number) => void] {
  const [width, setWidth] = useState(() => storedWidth(findStored(limits.storageKey), limits))
  const change = (next: number) => {
    const clamped = clampWidth(next, limits)
    setWidth(clamped)
    store(limits.storageKey, String(clamped))
  }
  return [width, change]
}
