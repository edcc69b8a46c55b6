import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AuthError } from './protocol/auth-error.ts'

/**
 * Against guessing and flooding. Counted before the work begins. An address is undefined where it says nothing
 * about who calls (loopback while no proxy is named): the limits per address then leave it alone, those per
 * account still hold. Nobody is ever locked out for good. However many addresses guess at an account, where its owner
 * was signed in lately they sign in as ever; elsewhere they may have to wait with the guessers.
 *
 * An address is shared where an unnamed proxy stands for everybody behind it. A few wrong passwords must not keep all of
 * them out, so there failed sign-ins are counted per account and address together. Anybody can claim to be a proxy,
 * so a wider limit per address still holds; it spares the accounts that were signed in there lately.
 */
export type Limits = {
  /** Throws 429 where the address has used up its share. */
  countAddress(bucket: Bucket, address: string | undefined): Promise<void>
  /** Throws 429 while this account has to wait for this address. Tell it when the password was right. */
  startSignIn(
    account: string,
    address: string | undefined,
    isShared?: boolean,
  ): Promise<{ succeeded(): Promise<void> }>
  /** The account's owner is at this address. */
  remember(account: string, address: string | undefined): void
  /** Throws 429 where the account used up its tries of codes. */
  countCode(account: string): Promise<void>
  /** One mail a minute for each purpose and address, whether or not an account goes with it. */
  countMail(purpose: string, account: string): Promise<void>
}

export type LimitSettings = { signUpsPerHour: number; failedSignIns: number }

/** Points and seconds. Refreshing has a wide share of its own: refusing it would sign people out. */
const buckets = {
  anonymous: [30, 3600],
  refresh: [1200, 300],
  verify: [30, 300],
  mail: [30, 300],
  account: [60, 300],
  sharedSignIn: [100, 300],
} as const
export type Bucket = keyof typeof buckets | 'signUp' | 'signIn'

/** Wrong passwords that cost no waiting; each further one doubles the wait, up to a quarter of an hour. */
const freeTries = 5
const longestWait = 900
/** Wrong passwords for one account in a quarter of an hour, from all addresses that its owner was not seen at. */
const triesOfStrangers = 100
/** Seconds for which an address is known as the owner's. */
const rememberedFor = 20 * 86_400

export function createLimits(settings: LimitSettings): Limits {
  const byAddress = new Map(
    Object.entries(buckets).map(([name, [points, duration]]) => [name, limiter(points, duration)]),
  )
  byAddress.set('signUp', limiter(settings.signUpsPerHour, 3600))
  byAddress.set('signIn', limiter(settings.failedSignIns, 300))
  const tries = limiter(Number.MAX_SAFE_INTEGER, 3600)
  const waits = limiter(1, longestWait)
  const strangers = limiter(triesOfStrangers, 900)
  const known = limiter(1, rememberedFor)
  const codes = limiter(20, 900)
  const mails = limiter(1, 60)

  async function countAddress(bucket: Bucket, address: string | undefined): Promise<void> {
    if (address !== undefined) await consume(byAddress.get(bucket), address, tooManyRequests)
  }

  async function remember(account: string, address: string | undefined): Promise<void> {
    await known.set(pairOf(account, address), 1, rememberedFor)
  }

  async function startSignIn(account: string, address: string | undefined, isShared = false) {
    const pair = pairOf(account, address)
    const waiting = await waits.get(pair)
    if (waiting) throw tooManyRequests(waiting)
    const isStranger = (await known.get(pair)) === null
    const bucket = isShared ? 'sharedSignIn' : 'signIn'
    const countsAddress = isStranger || !isShared
    if (countsAddress) await countAddress(bucket, address)
    if (isStranger) await consume(strangers, account, tooManyRequests)
    const { consumedPoints } = await tries.penalty(pair)
    if (consumedPoints >= freeTries) {
      await waits.set(pair, 1, Math.min(2 ** (consumedPoints - freeTries), longestWait))
    }
    return {
      succeeded: async () => {
        await Promise.all([tries.delete(pair), waits.delete(pair), remember(account, address)])
        if (isStranger) await strangers.reward(account)
        if (countsAddress && address !== undefined) await byAddress.get(bucket)?.reward(address)
      },
    }
  }

  return {
    countAddress,
    startSignIn,
    remember: (account, address) => void remember(account, address),
    countCode: account => consume(codes, account, tooManyRequests),
    countMail: (purpose, account) => consume(mails, `${purpose} ${account}`, tooManyMails),
  }
}

/** AUTH_LIMITS=off, for test suites that call faster than people do. */
export const noLimits: Limits = {
  countAddress: async () => undefined,
  startSignIn: async () => ({ succeeded: async () => undefined }),
  remember: () => undefined,
  countCode: async () => undefined,
  countMail: async () => undefined,
}

function pairOf(account: string, address: string | undefined): string {
  return `${account} ${address ?? ''}`
}

function limiter(points: number, duration: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration })
}

async function consume(
  bucket: RateLimiterMemory | undefined,
  key: string,
  refusal: (result: RateLimiterRes) => AuthError,
): Promise<void> {
  try {
    await bucket?.consume(key)
  } catch (result) {
    throw result instanceof RateLimiterRes ? refusal(result) : result
  }
}

function tooManyRequests(result: RateLimiterRes): AuthError {
  return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    retryAfterSeconds: seconds(result),
  })
}

function tooManyMails(result: RateLimiterRes): AuthError {
  const wait = seconds(result)
  return new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${wait} seconds.`,
    { retryAfterSeconds: wait },
  )
}

function seconds(result: RateLimiterRes): number {
  return Math.max(1, Math.ceil(result.msBeforeNext / 1000))
}
