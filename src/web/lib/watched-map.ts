/** A map outside React whose readers are told when it changes; `subscribe` is what `useSyncExternalStore` asks for. */
export type WatchedMap<K, V> = {
  get(key: K): V | undefined
  set(key: K, value: V): void
  subscribe(onChange: () => void): () => void
}

export function createWatchedMap<K, V>(): WatchedMap<K, V> {
  const values = new Map<K, V>()
  const readers = new Set<() => void>()
  return {
    get: key => values.get(key),
    set(key, value) {
      values.set(key, value)
      for (const tell of readers) tell()
    },
    subscribe(onChange) {
      readers.add(onChange)
      return () => readers.delete(onChange)
    },
  }
}
