import { expect, it, onTestFinished, vi } from 'vitest'

vi.mock('@oddbird/popover-polyfill', () => ({}))

function replace(owner: object, name: string, value: unknown): void {
  const native = Reflect.getOwnPropertyDescriptor(owner, name)
  // As the polyfill defines its own. What is undefined can be assigned.
  Reflect.defineProperty(owner, name, { value, configurable: true, writable: value === undefined })
  onTestFinished(() => void (native && Reflect.defineProperty(owner, name, native)))
}

it('in a browser that lacks them, the functions of newer ones do the same, and a toast does not take the focus (X-7)', async () => {
  replace(Promise, 'withResolvers', undefined)
  replace(AbortSignal, 'any', undefined)
  replace(Map, 'groupBy', undefined)
  const inert: boolean[] = []
  replace(HTMLElement.prototype, 'showPopover', function show(this: HTMLElement) {
    inert.push(this.inert)
  })
  await import('./older-browsers.ts')

  const { promise, resolve } = Promise.withResolvers<string>()
  resolve('done')
  expect(await promise).toBe('done')
  const refused = Promise.withResolvers<string>()
  refused.reject(new Error('refused'))
  await expect(refused.promise).rejects.toThrow('refused')

  const [first, second] = [new AbortController(), new AbortController()]
  const any = AbortSignal.any([first.signal, second.signal])
  second.abort('the second')
  first.abort('the first')
  expect([any.aborted, any.reason]).toEqual([true, 'the second'])
  expect(AbortSignal.any([AbortSignal.abort('before')]).reason).toBe('before')

  const groups = Map.groupBy(['a', 'bb', 'c'], text => text.length)
  expect([...groups]).toEqual([
    [1, ['a', 'c']],
    [2, ['bb']],
  ])

  for (const kind of ['manual', 'auto']) {
    const popover = document.createElement('div')
    popover.popover = kind
    popover.showPopover()
    inert.push(popover.inert)
  }
  // The focus cannot move into a toast while it is shown.
  expect(inert).toEqual([true, false, false, false])
})
