import { expect, it, onTestFinished } from 'vitest'

function remove(owner: object, name: string): void {
  const native = Reflect.get(owner, name)
  Reflect.deleteProperty(owner, name)
  onTestFinished(
    () => void Reflect.defineProperty(owner, name, { value: native, configurable: true, writable: true }),
  )
}

it('in a browser that lacks them, the functions of newer ones do the same (X-7)', async () => {
  remove(Promise, 'withResolvers')
  remove(AbortSignal, 'any')
  remove(Map, 'groupBy')
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
})
