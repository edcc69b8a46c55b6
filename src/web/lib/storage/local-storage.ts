/**
 * The browser's storage, which may be refused, full or unreadable: a read that fails finds nothing, and a write that
 * fails does nothing. Only these may be stored: session, column widths, disclaimer, language, theme, drafts.
 */

export function findStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Returns whether it was stored. */
export function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without access to the storage, nothing in it can be found or removed.
  }
}

export function removeStoredWithPrefix(prefix: string): void {
  for (const key of storedKeys(prefix)) removeStored(key)
}

export function isPrefixStored(prefix: string): boolean {
  return storedKeys(prefix).length > 0
}

function storedKeys(prefix: string): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    return keys.filter(key => key.startsWith(prefix))
  } catch {
    return []
  }
}
