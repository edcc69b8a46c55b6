import { readFile, stat } from 'node:fs/promises'
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose'
import * as v from 'valibot'
import type { Db } from '#server/database/database.ts'
import { StartError } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { getSecret } from '#server/store/secrets.ts'
import { plainObject } from '#shared/schema.ts'

/**
 * The keys that sign and verify access tokens. Each is for one algorithm only. Without a file, one ES256 key is
 * generated at the first start and stored in the database, so that all processes use it.
 */
export type SigningKeys = {
  signing: { kid: string; alg: Algorithm; key: CryptoKey }
  /** The public keys by kid, including the signing key's. Standby and former keys verify tokens too. */
  public: Map<string, { alg: Algorithm; key: CryptoKey }>
  /** The public keys, as published. */
  jwks: { keys: JWK[] }
}

type Algorithm = 'ES256' | 'RS256'

export async function getSigningKeys(db: Db, file: string | undefined, log: Log): Promise<SigningKeys> {
  return file === undefined ? toKeys([await storedKey(db)]) : readSigningKeys(file, log)
}

/** The keys of AUTH_SIGNING_KEYS. Throws a StartError if they cannot be used. */
export async function readSigningKeys(file: string, log: Log): Promise<SigningKeys> {
  const keys = await toKeys(await readKeyFile(file, log))
  await checkSigning(keys)
  return keys
}

/** Throws a StartError if the key cannot verify what it signs: every sign-in would fail. */
async function checkSigning(keys: SigningKeys): Promise<void> {
  const { kid, alg, key } = keys.signing
  try {
    const token = await new SignJWT().setProtectedHeader({ alg, kid }).sign(key)
    await jwtVerify(token, keys.public.get(kid)?.key ?? key)
  } catch {
    throw new StartError(
      `AUTH_SIGNING_KEYS: the key ${kid} cannot verify the tokens that it signs. An RSA key needs at least 2048 bits, and each key its own kid.`,
    )
  }
}

async function storedKey(db: Db): Promise<JWK> {
  const text = await getSecret(db, 'auth_signing_key', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    const jwk = await exportJWK(privateKey)
    return JSON.stringify({ ...jwk, alg: 'ES256', kid: await calculateJwkThumbprint(jwk) })
  })
  return JSON.parse(text) as JWK
}

const jwkSchema = v.looseObject({ kty: v.string() })
const fileSchema = v.union([v.array(jwkSchema), plainObject({ keys: v.array(jwkSchema) }), jwkSchema])

async function readKeyFile(file: string, log: Log): Promise<JWK[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`AUTH_SIGNING_KEYS names a file that cannot be read: ${file}.`)
  })
  if (process.platform !== 'win32' && ((await stat(file)).mode & 0o077) !== 0) {
    log.warn('the file of AUTH_SIGNING_KEYS can be read by other users of this machine')
  }
  const parsed = v.safeParse(fileSchema, parseJson(text))
  if (!parsed.success) throw new StartError('AUTH_SIGNING_KEYS must name a file with a JWK or a JWK set.')
  const value = parsed.output
  if (Array.isArray(value)) return value as JWK[]
  return ('keys' in value && Array.isArray(value.keys) ? value.keys : [value]) as JWK[]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function toKeys(jwks: JWK[]): Promise<SigningKeys> {
  const keys = await Promise.all(jwks.map(toKey))
  const privates = keys.filter(key => key.jwk.d !== undefined)
  const signing = privates.find(key => key.jwk.key_ops?.includes('sign')) ?? privates[0]
  if (!signing) throw new StartError('AUTH_SIGNING_KEYS contains no private key to sign with.')
  return {
    signing: {
      kid: signing.kid,
      alg: signing.alg,
      key: await importKey(privateJwk(signing.jwk), signing.alg),
    },
    public: new Map(keys.map(({ kid, alg, key }) => [kid, { alg, key }])),
    jwks: { keys: keys.map(key => key.published) },
  }
}

async function toKey(jwk: JWK) {
  const alg = algorithmOf(jwk)
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk))
  const published: JWK = { ...publicJwk(jwk), kid, alg, use: 'sig', key_ops: ['verify'] }
  return { jwk, alg, kid, published, key: await importKey(published, alg) }
}

function algorithmOf(jwk: JWK): Algorithm {
  const alg = jwk.kty === 'EC' && jwk.crv === 'P-256' ? 'ES256' : jwk.kty === 'RSA' ? 'RS256' : undefined
  if (!alg || (jwk.alg !== undefined && jwk.alg !== alg)) {
    throw new StartError('AUTH_SIGNING_KEYS may contain keys for ES256 and RS256 only.')
  }
  return alg
}

async function importKey(jwk: JWK, alg: Algorithm): Promise<CryptoKey> {
  const key = await importJWK(jwk, alg).catch(() => undefined)
  if (!key || key instanceof Uint8Array) throw new StartError('AUTH_SIGNING_KEYS contains a broken key.')
  return key
}

function publicJwk(jwk: JWK): JWK {
  return jwk.kty === 'EC'
    ? { kty: 'EC', crv: jwk.crv ?? '', x: jwk.x ?? '', y: jwk.y ?? '' }
    : { kty: 'RSA', n: jwk.n ?? '', e: jwk.e ?? '' }
}

/** WebCrypto refuses a private key whose key_ops include `verify`. */
function privateJwk(jwk: JWK): JWK {
  return { ...jwk, key_ops: ['sign'] }
}
