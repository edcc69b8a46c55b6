/** A map outside React that notifies its subscribers of each change. `subscribe` fits `useSyncExternalStore`. */
export type ObservableMap<K, V> = {
  get(key: K): V | undefined
  set(key: K, value: V): void
  subscribe(onChange: () => void): () => void
}

export function createObservableMap<K, V>(): ObservableMap<K, V> {
  const values = new Map<K, V>()
  const subscribers = new Set<() => void>()
  return {
    get: key => values.get(key),
    set(key, value) {
      values.set(key, value)
      for (const notify of subscribers) notify()
    },
    subscribe(onChange) {
      subscribers.add(onChange)
      return () => subscribers.delete(onChange)
    },
  }
}
