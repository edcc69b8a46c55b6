import '@oddbird/popover-polyfill'

/** What the oldest browsers of product.md lack: popovers, and these functions. Only they load this (main.tsx). */

Promise.withResolvers ??= <T>() => {
  const resolvers = {} as PromiseWithResolvers<T>
  resolvers.promise = new Promise<T>((resolve, reject) => Object.assign(resolvers, { resolve, reject }))
  return resolvers
}

AbortSignal.any ??= signals => {
  const any = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) any.abort(signal.reason)
    else signal.addEventListener('abort', () => any.abort(signal.reason), { signal: any.signal })
  }
  return any.signal
}

Map.groupBy ??= <K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K) => {
  const groups = new Map<K, T[]>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** The polyfill focuses the first button of any popover. Browsers focus nothing in a toast. */
const { showPopover } = HTMLElement.prototype
Object.defineProperty(HTMLElement.prototype, 'showPopover', {
  value(this: HTMLElement) {
    this.inert = this.popover === 'manual'
    showPopover.call(this)
    this.inert = false
  },
})
