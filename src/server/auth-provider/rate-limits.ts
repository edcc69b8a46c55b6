import { RateLimiterRes } from 'rate-limiter-flexible'
import { limitConcurrencyPerKey } from '#server/concurrency.ts'
import type { CallCounter, CallCounters, CallLimit } from '#server/http/call-counters.ts'
import { secondsLeft } from '#server/http/rate-limit.ts'
import { AuthError } from './protocol/auth-error.ts'

/**
 * Rate limits against guessing and flooding. A call is counted before its work begins. The address is undefined if it
 * does not tell callers apart (loopback, unless a proxy is configured): limits per address are then skipped, and those
 * per account still apply. No one is locked out permanently. However many other addresses guess at an account, its
 * owner can sign in from an address where they signed in recently; from elsewhere they may have to wait.
 *
 * The users behind a proxy that is not configured share its address. A few wrong passwords must not lock all of them
 * out, so failed sign-ins from there are counted per account and address together. Since anyone can claim to be a
 * proxy, a limit per address, by default a wider one, applies as well, except to accounts that recently signed in from
 * there.
 */
export type RateLimits = {
  /** Throws 429 once the address has used up the bucket. */
  countAddress(bucket: AddressBucket, address: string | undefined): Promise<void>
  /**
   * Checks a password, or throws 429 while this account has to wait at this address. An attempt counts until `check`
   * calls `succeeded`, so some of several right passwords that arrive together could be refused. To prevent this,
   * attempts from one address are checked one after the other. If users share the address, or it is unknown, this
   * applies only to attempts for the same account.
   */
  trySignIn<T>(origin: SignInOrigin, check: (attempt: SignInAttempt) => Promise<T>): Promise<T>
  /** Records that the account's owner uses this address. */
  rememberAddress(account: string, address: string | undefined): Promise<void>
  /** Throws 429 once the account has used up its attempts to enter a code. */
  countCode(account: string): Promise<void>
  /**
   * Throws 429 for a second email with the same purpose within a minute. `account`: an address, even one without an
   * account, or an account's id.
   */
  countMail(purpose: string, account: string): Promise<void>
}

/** `isShared`: the address is that of an untrusted proxy. */
type SignInOrigin = { account: string; address: string | undefined; isShared?: boolean }

/** `succeeded`: the password was right, so the attempt does not count. */
export type SignInAttempt = { succeeded(): Promise<void> }

export type RateLimitSettings = { signUpsPerHour: number; failedSignInsPerFiveMinutes: number }

const minuteSeconds = 60
const fiveMinutesSeconds = 5 * minuteSeconds
const quarterHourSeconds = 15 * minuteSeconds
const hourSeconds = 60 * minuteSeconds

/** Per address. Refreshing has a separate, high limit: a refusal would sign users out. */
const addressLimits = {
  anonymous: { maxCalls: 30, windowSeconds: hourSeconds },
  refresh: { maxCalls: 1200, windowSeconds: fiveMinutesSeconds },
  verify: { maxCalls: 30, windowSeconds: fiveMinutesSeconds },
  mail: { maxCalls: 30, windowSeconds: fiveMinutesSeconds },
  account: { maxCalls: 60, windowSeconds: fiveMinutesSeconds },
  sharedSignIn: { maxCalls: 100, windowSeconds: fiveMinutesSeconds },
} satisfies Record<string, CallLimit>
export type AddressBucket = keyof typeof addressLimits | 'signUp' | 'signIn'

/** After this many wrong passwords, the next attempt must wait. Each further one doubles the delay, up to a maximum. */
const maxUndelayedAttempts = 5
const maxDelaySeconds = quarterHourSeconds
/** Wrong passwords for one account, from all addresses that its owner is not known to use. */
const strangerLimit: CallLimit = { maxCalls: 100, windowSeconds: quarterHourSeconds }
const codeLimit: CallLimit = { maxCalls: 20, windowSeconds: quarterHourSeconds }
const mailLimit: CallLimit = { maxCalls: 1, windowSeconds: minuteSeconds }
/** How long a sign-in may wait for earlier ones (see `trySignIn`). Checking a password takes about 0.1 s. */
const maxQueueMs = 10_000
/** How long an address counts as one that the account's owner uses. */
const knownAddressSeconds = 20 * 24 * hourSeconds

export function createRateLimits(settings: RateLimitSettings, counters: CallCounters): RateLimits {
  const { counter } = counters
  const limits: Record<AddressBucket, CallLimit> = {
    ...addressLimits,
    signUp: { maxCalls: settings.signUpsPerHour, windowSeconds: hourSeconds },
    signIn: { maxCalls: settings.failedSignInsPerFiveMinutes, windowSeconds: fiveMinutesSeconds },
  }
  const byAddress = new Map(Object.entries(limits).map(([name, limit]) => [name, counter(name, limit)]))
  const attempts = counter('attempts', { maxCalls: Number.MAX_SAFE_INTEGER, windowSeconds: hourSeconds })
  const delays = counter('delays', { maxCalls: 1, windowSeconds: maxDelaySeconds })
  const strangers = counter('strangers', strangerLimit)
  const knownAddresses = counter('knownAddresses', { maxCalls: 1, windowSeconds: knownAddressSeconds })
  const codes = counter('codes', codeLimit)
  const mails = counter('mails', mailLimit)

  async function countAddress(bucket: AddressBucket, address: string | undefined): Promise<void> {
    if (address !== undefined) await consume(byAddress.get(bucket), address, tooManyRequests)
  }

  async function rememberAddress(account: string, address: string | undefined): Promise<void> {
    await knownAddresses.set(pairOf(account, address), 1, knownAddressSeconds)
  }

  const inTurn = limitConcurrencyPerKey(1, { timeoutMs: maxQueueMs, refusal: tooManyAtOnce })

  async function trySignIn<T>(origin: SignInOrigin, check: (attempt: SignInAttempt) => Promise<T>) {
    const { account, address, isShared } = origin
    const key = address === undefined || isShared ? pairOf(account, address) : address
    return inTurn(key, async () => check(await startSignIn(origin)))
  }

  async function startSignIn({ account, address, isShared = false }: SignInOrigin): Promise<SignInAttempt> {
    const pair = pairOf(account, address)
    const delay = await delays.get(pair)
    if (delay) throw tooManyRequests(delay)
    const isStranger = (await knownAddresses.get(pair)) === null
    const bucket = isShared ? 'sharedSignIn' : 'signIn'
    const countsAddress = isStranger || !isShared
    if (countsAddress) await countAddress(bucket, address)
    if (isStranger) await consume(strangers, account, tooManyRequests)
    const { consumedPoints } = await attempts.penalty(pair)
    if (consumedPoints >= maxUndelayedAttempts) {
      // Of attempts that arrive at once, even in different processes, only one starts the delay and continues.
      const delaySeconds = Math.min(2 ** (consumedPoints - maxUndelayedAttempts), maxDelaySeconds)
      await consume(delays, pair, tooManyRequests, delaySeconds)
    }
    return {
      succeeded: async () => {
        await Promise.all([attempts.delete(pair), delays.delete(pair), rememberAddress(account, address)])
        if (isStranger) await strangers.reward(account)
        if (countsAddress && address !== undefined) await byAddress.get(bucket)?.reward(address)
      },
    }
  }

  return {
    countAddress,
    trySignIn,
    rememberAddress,
    countCode: account => consume(codes, account, tooManyRequests),
    countMail: (purpose, account) => consume(mails, `${purpose} ${account}`, tooManyMails),
  }
}

/** AUTH_LIMITS=off, for test suites that call faster than people do. */
export const noRateLimits: RateLimits = {
  countAddress: async () => undefined,
  trySignIn: (_origin, check) => check({ succeeded: async () => undefined }),
  rememberAddress: async () => undefined,
  countCode: async () => undefined,
  countMail: async () => undefined,
}

function pairOf(account: string, address: string | undefined): string {
  return `${account} ${address ?? ''}`
}

async function consume(
  bucket: CallCounter | undefined,
  key: string,
  refusal: (result: RateLimiterRes) => AuthError,
  seconds?: number,
): Promise<void> {
  try {
    await bucket?.consume(key, 1, seconds === undefined ? {} : { customDuration: seconds })
  } catch (result) {
    throw result instanceof RateLimiterRes ? refusal(result) : result
  }
}

function tooManyRequests(result: RateLimiterRes): AuthError {
  return requestLimitReached(secondsLeft(result))
}

function tooManyAtOnce(): AuthError {
  return requestLimitReached(maxQueueMs / 1000)
}

function requestLimitReached(retryAfterSeconds: number): AuthError {
  return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds })
}

function tooManyMails(result: RateLimiterRes): AuthError {
  const waitSeconds = secondsLeft(result)
  return new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${waitSeconds} ${waitSeconds === 1 ? 'second' : 'seconds'}.`,
    { retryAfterSeconds: waitSeconds },
  )
}
