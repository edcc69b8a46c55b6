/** A value outside React that notifies its subscribers of each change. `subscribe` fits `useSyncExternalStore`. */
export type Observable<V> = {
  get(): V
  set(value: V): void
  subscribe(onChange: () => void): () => void
}

export function createObservable<V>(initial: V): Observable<V> {
  let current = initial
  const subscribers = new Set<() => void>()
  return {
    get: () => current,
    set(value) {
      current = value
      for (const notify of subscribers) notify()
    },
    subscribe(onChange) {
      subscribers.add(onChange)
      return () => subscribers.delete(onChange)
    },
  }
}
