/**
 * The page's data about one user outside React, which survives a visit to another page. It is cleared when another
 * user signs in, or when the user signs out; a session that merely expired clears nothing.
 */

const clearers = new Set<() => void>()

/** Calls back when the memory is cleared. */
export function onUserMemoryCleared(clear: () => void): void {
  clearers.add(clear)
}

/**
 * Returns a function that takes a user's id and returns their value. The value is created at the first call, and again
 * after it was cleared. `dispose` gets the value when it is cleared.
 */
export function perUser<T>(
  create: (userId: string) => T,
  dispose: (value: T) => void = () => {},
): (userId: string) => T {
  let current: { userId: string; value: T } | undefined
  const clear = () => {
    const last = current
    current = undefined
    if (last) dispose(last.value)
  }
  onUserMemoryCleared(clear)
  return userId => {
    if (current?.userId !== userId) clear()
    current ??= { userId, value: create(userId) }
    return current.value
  }
}

/** Another user signed in, or the user signed out. */
export function clearUserMemory(): void {
  for (const clear of clearers) clear()
}
