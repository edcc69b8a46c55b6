import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '#server/log.ts'
import { hostedKeys } from './hosted-keys.ts'

let published: JWK[]
let isDown: boolean
let callCount: number

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  published = []
  isDown = false
  callCount = 0
  vi.stubGlobal('fetch', async () => {
    callCount += 1
    if (isDown) throw new TypeError('fetch failed')
    return Response.json({ keys: published })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = () => hostedKeys('https://project.example/jwks.json', createLog('silent'))
const passSeconds = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

async function publish(kid: string): Promise<JWK> {
  const { publicKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'ES256' }
  published.push(jwk)
  return jwk
}

describe('the keys of a hosted provider', () => {
  it('are found only for their own algorithm', async () => {
    await publish('one')
    const keys = open()
    expect(await keys.find('one', 'ES256')).toBeDefined()
    expect(await keys.find('one', 'RS256')).toBeUndefined()
    expect(callCount).toBe(1)
  })

  it('are fetched again at most every 30 s, however many unknown ids are looked up', async () => {
    await publish('one')
    const keys = open()
    for (let round = 0; round < 100; round += 1) await keys.find(`unknown ${round}`, 'ES256')
    expect(callCount).toBe(1)
    passSeconds(31)
    await publish('two')
    expect(await keys.find('two', 'ES256')).toBeDefined()
    expect(callCount).toBe(2)
  })

  it('are fetched again 30 s after a miss, even if unknown ids are looked up all the time', async () => {
    await publish('one')
    const keys = open()
    await keys.find('unknown', 'ES256')
    await publish('two')
    passSeconds(20)
    expect(await keys.find('two', 'ES256')).toBeUndefined()
    passSeconds(20)
    expect(await keys.find('two', 'ES256')).toBeDefined()
    expect(callCount).toBe(2)
  })

  it('stay valid while the provider is unreachable; unknown ones get 503', async () => {
    await publish('one')
    const keys = open()
    await keys.find('one', 'ES256')
    isDown = true
    passSeconds(3600)
    expect(await keys.find('one', 'ES256')).toBeDefined()
    await expect(keys.find('two', 'ES256')).rejects.toMatchObject({
      status: 503,
      code: 'identity_unavailable',
    })
    const callCountBefore = callCount
    await expect(keys.find('two', 'ES256')).rejects.toMatchObject({ status: 503 })
    expect(callCount).toBe(callCountBefore)
    isDown = false
    passSeconds(6)
    await publish('two')
    expect(await keys.find('two', 'ES256')).toBeDefined()
  })

  it('are accepted for an hour after they were last on the list, which is how long a token lives', async () => {
    await publish('former')
    const keys = open()
    await keys.find('former', 'ES256')
    published = []
    await publish('next')
    passSeconds(31)
    expect(await keys.find('next', 'ES256')).toBeDefined()
    expect(await keys.find('former', 'ES256')).toBeDefined()
    passSeconds(3601)
    // The list is old. The first caller starts the next fetch, but does not wait for it.
    await keys.find('next', 'ES256')
    await expect.poll(() => keys.find('former', 'ES256')).toBeUndefined()
  })

  it('of other kinds are ignored; a malformed list counts as a failed request', async () => {
    published.push({ kty: 'oct', k: 'c2VjcmV0', kid: 'secret' })
    await publish('one')
    const keys = open()
    expect(await keys.find('one', 'ES256')).toBeDefined()
    expect(await keys.find('secret', 'HS256')).toBeUndefined()
    vi.stubGlobal('fetch', async () => Response.json({ error: 'x' }))
    await expect(open().find('one', 'ES256')).rejects.toMatchObject({ status: 503 })
  })

  it('work if another key on the list cannot be used', async () => {
    published.push({ kty: 'EC', crv: 'P-256', kid: 'broken', x: 'AA', y: 'AA' }, {} as JWK)
    await publish('one')
    expect(await open().find('one', 'ES256')).toBeDefined()
  })

  it('are not read from a response without end', async () => {
    let sentBytes = 0
    const piece = new Uint8Array(1024 * 1024).fill(32)
    const pull = (controller: ReadableStreamDefaultController) => {
      sentBytes += piece.length
      // Without a limit, this test would fill the memory.
      if (sentBytes > 100 * piece.length) controller.close()
      else controller.enqueue(piece)
    }
    vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ pull })))
    await expect(open().find('one', 'ES256')).rejects.toMatchObject({ status: 503 })
    expect(sentBytes).toBeLessThan(20 * piece.length)
  })
})
