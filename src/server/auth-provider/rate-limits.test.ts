import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryCounters } from '#server/http/call-counters.ts'
import { createRateLimits, type RateLimits } from './rate-limits.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const settings = { signUpsPerHour: 5, failedSignInsPerFiveMinutes: 7 }
const account = 'marie@example.fr'
const passMinutes = (minutes: number) => vi.advanceTimersByTime(minutes * 60_000)

/** An attempt that fails, unless the test calls `succeeded`. */
function startSignIn(limits: RateLimits, account: string, address: string | undefined, isShared = false) {
  return limits.trySignIn({ account, address, isShared }, async attempt => attempt)
}

/** Sends `guessCount` wrong passwords, and returns how many of them were checked. */
async function guess(limits: RateLimits, guessCount: number, address: string | undefined) {
  let checkedCount = 0
  for (let round = 0; round < guessCount; round += 1) {
    await startSignIn(limits, account, address).then(
      () => {
        checkedCount += 1
      },
      () => undefined,
    )
  }
  return checkedCount
}

describe('rate limits', () => {
  it('stop a stranger who guesses, and let the owner in from elsewhere at once', async () => {
    const limits = createRateLimits(settings, memoryCounters())
    expect(await guess(limits, 20, '203.0.113.1')).toBe(5)
    await expect(startSignIn(limits, account, '203.0.113.1')).rejects.toMatchObject({ status: 429 })
    await expect(startSignIn(limits, account, '198.51.100.7')).resolves.toBeDefined()
  })

  it('stop guesses that use a new address each time, and let the owner in where they signed in recently (Z-6)', async () => {
    const limits = createRateLimits(settings, memoryCounters())
    const before = await startSignIn(limits, account, '198.51.100.7')
    await before.succeeded()
    await limits.rememberAddress(account, '198.51.100.8')
    passMinutes(60)
    let checkedCount = 0
    for (let host = 0; host < 200; host += 1) checkedCount += await guess(limits, 1, `203.0.113.${host}`)
    expect(checkedCount).toBe(100)
    await expect(startSignIn(limits, account, '203.0.113.250')).rejects.toMatchObject({ status: 429 })
    await expect(startSignIn(limits, account, '198.51.100.7')).resolves.toBeDefined()
    await expect(startSignIn(limits, account, '198.51.100.8')).resolves.toBeDefined()
    expect(await guess(limits, 20, '198.51.100.7')).toBeLessThanOrEqual(5)
    passMinutes(15)
    await expect(startSignIn(limits, account, '203.0.113.250')).resolves.toBeDefined()
  })

  it('let the owner in from the same address after a quarter of an hour', async () => {
    const limits = createRateLimits(settings, memoryCounters())
    for (let minute = 0; minute < 30; minute += 1) {
      await guess(limits, 20, undefined)
      passMinutes(1)
    }
    passMinutes(15)
    await expect(startSignIn(limits, account, undefined)).resolves.toBeDefined()
  })

  it('make each further guess wait longer, up to a quarter of an hour (Z-6)', async () => {
    const limits = createRateLimits(settings, memoryCounters())
    await guess(limits, 5, undefined)
    const waitsSeconds: number[] = []
    for (let round = 0; round < 12; round += 1) {
      const refusal = await startSignIn(limits, account, undefined).catch(error => error)
      waitsSeconds.push(refusal.retryAfterSeconds)
      vi.advanceTimersByTime(refusal.retryAfterSeconds * 1000 + 5)
      await startSignIn(limits, account, undefined)
    }
    expect(waitsSeconds).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  })

  it('let everyone at one address sign in at the same moment, even after a few wrong passwords (Z-6)', async () => {
    const limits = createRateLimits(settings, memoryCounters())
    const address = '203.0.113.1'
    for (let name = 0; name < 6; name += 1) await startSignIn(limits, `wrong${name}@example.fr`, address)
    const names = Array.from({ length: 40 }, (_, name) => name)
    const signIns = names.map(name =>
      limits.trySignIn({ account: `${name}@example.fr`, address }, async ({ succeeded }) => {
        await succeeded()
        return name
      }),
    )
    expect(await Promise.all(signIns)).toEqual(names)
    expect(await guess(limits, 2, address)).toBe(1)
  })

  it('refuse a sign-in that waited ten seconds for earlier ones from its address', async () => {
    const limits = createRateLimits(settings, memoryCounters())
    const slow = limits.trySignIn({ account, address: '203.0.113.1' }, () => new Promise(() => undefined))
    const waiting = expect(startSignIn(limits, account, '203.0.113.1')).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: 10,
    })
    await vi.advanceTimersByTimeAsync(10_000)
    await waiting
    await expect(startSignIn(limits, account, '203.0.113.2')).resolves.toBeDefined()
    void slow
  })

  it('forget wrong passwords after the right one', async () => {
    const limits = createRateLimits(settings, memoryCounters())
    for (let round = 0; round < 40; round += 1) {
      await guess(limits, 3, '203.0.113.1')
      const attempt = await startSignIn(limits, account, '203.0.113.1')
      await attempt.succeeded()
      passMinutes(5)
    }
  })

  it('allow an address seven wrong passwords in five minutes, across all accounts', async () => {
    const limits = createRateLimits(settings, memoryCounters())
    const tryOne = (name: number) => startSignIn(limits, `${name}@example.fr`, '203.0.113.1')
    for (let name = 0; name < 7; name += 1) await tryOne(name)
    await expect(tryOne(7)).rejects.toMatchObject({ code: 'over_request_rate_limit' })
    passMinutes(5)
    await expect(tryOne(8)).resolves.toBeDefined()
  })

  it('do not lock out everyone behind an untrusted proxy, and still delay guesses per account', async () => {
    const limits = createRateLimits(settings, memoryCounters())
    const proxy = '172.18.0.1'
    for (let name = 0; name < 7; name += 1) await startSignIn(limits, `${name}@example.fr`, proxy, true)
    await expect(startSignIn(limits, account, proxy, true)).resolves.toBeDefined()
    for (let round = 0; round < 4; round += 1) await startSignIn(limits, account, proxy, true)
    await expect(startSignIn(limits, account, proxy, true)).rejects.toMatchObject({ status: 429 })
    await expect(startSignIn(limits, 'other@example.fr', proxy, true)).resolves.toBeDefined()
  })

  it('stop a caller who claims to be a proxy from trying one password on many accounts', async () => {
    const limits = createRateLimits(settings, memoryCounters())
    const liar = '203.0.113.1'
    const owner = await startSignIn(limits, account, liar, true)
    await owner.succeeded()
    let checkedCount = 0
    for (let name = 0; name < 300; name += 1) {
      await startSignIn(limits, `${name}@example.fr`, liar, true).then(
        () => (checkedCount += 1),
        () => undefined,
      )
    }
    expect(checkedCount).toBe(100)
    await expect(startSignIn(limits, 'new@example.fr', liar, true)).rejects.toMatchObject({ status: 429 })
    // Someone who signed in from there recently is not locked out.
    await expect(startSignIn(limits, account, liar, true)).resolves.toBeDefined()
  })

  it('allow all callers who claim to be a proxy a hundred attempts in total for one account', async () => {
    const limits = createRateLimits(settings, memoryCounters())
    let checkedCount = 0
    for (let host = 0; host < 200; host += 1) {
      await startSignIn(limits, account, `203.0.113.${host}`, true).then(
        () => (checkedCount += 1),
        () => undefined,
      )
    }
    expect(checkedCount).toBe(100)
  })

  it('do not limit loopback per address (H-5)', async () => {
    const limits = createRateLimits(settings, memoryCounters())
    for (let round = 0; round < 100; round += 1) await limits.countAddress('signUp', undefined)
  })

  it('allow one email a minute for each purpose and address', async () => {
    const limits = createRateLimits(settings, memoryCounters())
    await limits.countMail('recovery', account)
    await expect(limits.countMail('recovery', account)).rejects.toMatchObject({
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 60 seconds.',
    })
    await limits.countMail('signup', account)
    vi.advanceTimersByTime(59_000)
    await expect(limits.countMail('recovery', account)).rejects.toThrow('only request this after 1 second.')
    vi.advanceTimersByTime(1_000)
    await limits.countMail('recovery', account)
  })
})
