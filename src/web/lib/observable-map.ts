import { createObservable, type Observable } from './observable.ts'

/** Many values, each with a key. Subscribers are notified of every change. */
export type ObservableMap<K, V> = {
  get(key: K): V | undefined
  set(key: K, value: V): void
  subscribe: Observable<V>['subscribe']
}

export function createObservableMap<K, V>(): ObservableMap<K, V> {
  const values = createObservable(new Map<K, V>())
  return {
    get: key => values.get().get(key),
    set: (key, value) => values.set(values.get().set(key, value)),
    subscribe: values.subscribe,
  }
}
