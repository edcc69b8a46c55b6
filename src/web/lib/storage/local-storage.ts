/**
 * The browser's storage, which may be refused, full or unreadable: a read that fails finds nothing, and a write that
 * fails does nothing. Only these may be stored: session, column widths, disclaimer, language, theme, drafts.
 */

/** `sessionStorage` is this tab's own. It survives a reload, and other tabs cannot see it. */
export type Area = 'localStorage' | 'sessionStorage'

export function findStored(key: string, area: Area = 'localStorage'): string | undefined {
  try {
    return globalThis[area].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Returns whether it was stored. */
export function store(key: string, value: string, area: Area = 'localStorage'): boolean {
  try {
    globalThis[area].setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeStored(key: string, area: Area = 'localStorage'): void {
  try {
    globalThis[area].removeItem(key)
  } catch {
    // Without access to the storage, nothing in it can be found or removed.
  }
}

export function removeStoredWithPrefix(prefix: string, area: Area = 'localStorage'): void {
  for (const key of storedKeys(prefix, area)) removeStored(key, area)
}

export function isPrefixStored(prefix: string): boolean {
  return storedKeys(prefix, 'localStorage').length > 0
}

function storedKeys(prefix: string, area: Area): string[] {
  try {
    const keys = Object.keys(globalThis[area])
    return keys.filter(key => key.startsWith(prefix))
  } catch {
    return []
  }
}
