import { type CryptoKey, importJWK, type JWK } from 'jose'
import * as v from 'valibot'
import { unavailable } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { parseOrThrow, plainObject } from '#shared/schema.ts'
import { readJson } from './read-json.ts'

/**
 * The hosted provider's public keys. A fetched key stays valid while the provider is unreachable, and for an hour after
 * it was last on the fetched list, which is how long a token lives. An unknown key id causes a new request, but not
 * within 30 s of one that did not find its key, nor within 5 s of one that failed, so that strangers' tokens cannot
 * make us call the provider at will.
 */
export type HostedKeys = {
  /**
   * Undefined for an unknown key, or one for another algorithm. Throws 503 `identity_unavailable` if the key is unknown
   * and the provider cannot be reached.
   */
  find(kid: string, alg: string): Promise<CryptoKey | undefined>
}

const missPauseMs = 30_000
const failurePauseMs = 5_000
const refreshIntervalMs = 600_000
const removedKeyLifetimeMs = 3_600_000

type KnownKey = { alg: string; key: CryptoKey; seenAtMs: number }

const keySetSchema = plainObject({ keys: v.array(v.unknown()) })

const keySchema = v.looseObject({ kty: v.string(), kid: v.string() })

export function hostedKeys(url: string, log: Log): HostedKeys {
  const known = new Map<string, KnownKey>()
  let loadedAtMs = Number.NEGATIVE_INFINITY
  let failedAtMs = Number.NEGATIVE_INFINITY
  let missedAtMs = Number.NEGATIVE_INFINITY
  let loading: Promise<void> | undefined

  async function load(): Promise<void> {
    try {
      const nowMs = Date.now()
      for (const [kid, key] of await fetchKeys(url)) known.set(kid, { ...key, seenAtMs: nowMs })
      for (const [kid, key] of known) if (key.seenAtMs < nowMs - removedKeyLifetimeMs) known.delete(kid)
      loadedAtMs = nowMs
      failedAtMs = Number.NEGATIVE_INFINITY
    } catch (error) {
      failedAtMs = Date.now()
      log.warn({ err: error }, "the auth provider's keys could not be fetched")
    }
  }

  function loadOnce(): Promise<void> {
    loading ??= load().finally(() => {
      loading = undefined
    })
    return loading
  }

  return {
    async find(kid, alg) {
      const nowMs = Date.now()
      const canFetch = nowMs - failedAtMs > failurePauseMs
      if (!known.has(kid)) {
        const shouldLoad = loading !== undefined || (canFetch && nowMs - missedAtMs > missPauseMs)
        if (shouldLoad) await loadOnce()
        if (!known.has(kid) && failedAtMs > loadedAtMs) throw keysUnavailable()
        if (!known.has(kid) && shouldLoad) missedAtMs = Date.now()
      } else if (canFetch && nowMs - loadedAtMs > refreshIntervalMs) {
        void loadOnce()
      }
      const found = known.get(kid)
      return found?.alg === alg ? found.key : undefined
    },
  }
}

async function fetchKeys(url: string): Promise<[kid: string, key: { alg: string; key: CryptoKey }][]> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(5_000) })
  if (!response.ok) throw new Error(`the request for the key list returned status ${response.status}`)
  const { keys } = parseOrThrow(keySetSchema, await readJson(response))
  const found: [string, { alg: string; key: CryptoKey }][] = []
  for (const listed of keys) {
    const jwk = v.safeParse(keySchema, listed)
    const key = jwk.success ? await importKey(jwk.output) : undefined
    if (jwk.success && key) found.push([jwk.output.kid, key])
  }
  return found
}

/** Undefined for a key of another kind, and for one that cannot be used: the others on the list can. */
async function importKey(jwk: JWK): Promise<{ alg: string; key: CryptoKey } | undefined> {
  const alg = jwk.kty === 'EC' && jwk.crv === 'P-256' ? 'ES256' : jwk.kty === 'RSA' ? 'RS256' : undefined
  if (!alg || (jwk.alg !== undefined && jwk.alg !== alg)) return undefined
  const key = await importJWK(jwk, alg).catch(() => undefined)
  return key === undefined || key instanceof Uint8Array ? undefined : { alg, key }
}

function keysUnavailable() {
  return unavailable(
    'The login service cannot be reached. Please try again in a moment.',
    'identity_unavailable',
  )
}
