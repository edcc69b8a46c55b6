import { type CryptoKey, decodeJwt, exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'

/** Everything needed to sign tokens as the provider does. */
export type Signing = {
  issuer: string
  key: CryptoKey
  alg: 'ES256' | 'RS256'
  kid: string
  /** The public half, which an attacker knows. */
  publicKey: CryptoKey
  userId: string
  sessionId: string
}

type Change = {
  claims?: Record<string, unknown>
  header?: Record<string, unknown>
  key?: CryptoKey | Uint8Array
  alg?: string
}

/** A valid token with the given changes. */
export function userToken(signing: Signing, change: Change = {}): Promise<string> {
  const nowSeconds = Math.floor(Date.now() / 1000)
  const claims = {
    iss: signing.issuer,
    sub: signing.userId,
    aud: 'authenticated',
    role: 'authenticated',
    email: 'person@example.fr',
    session_id: signing.sessionId,
    is_anonymous: false,
    iat: nowSeconds,
    exp: nowSeconds + 3600,
    ...change.claims,
  }
  const header = { alg: change.alg ?? signing.alg, kid: signing.kid, typ: 'JWT', ...change.header }
  return new SignJWT(JSON.parse(JSON.stringify(claims)))
    .setProtectedHeader(header)
    .sign(change.key ?? signing.key)
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/**
 * Every kind of invalid or forged token that we know of, except those with a wrong session, which a hosted provider's
 * tokens may have. The product must refuse each.
 */
export async function badTokens(signing: Signing): Promise<[name: string, token: string][]> {
  const good = await userToken(signing)
  const [head = '', body = '', signature = ''] = good.split('.')
  const attacker = await generateKeyPair(signing.alg, { extractable: true })
  const attackerJwk = { ...(await exportJWK(attacker.publicKey)), alg: signing.alg, kid: signing.kid }
  const nowSeconds = Math.floor(Date.now() / 1000)
  const spki = new TextEncoder().encode(await exportSPKI(signing.publicKey))
  const none = (alg: string) => `${encode({ alg, typ: 'JWT', kid: signing.kid })}.${body}.`
  const by = (change: Change) => userToken(signing, change)
  const foreign = (header: Record<string, unknown>) => by({ key: attacker.privateKey, header })
  const extended = new SignJWT(decodeJwt(good)).setProtectedHeader({
    alg: signing.alg,
    kid: signing.kid,
    typ: 'JWT',
    crit: ['urgent'],
    urgent: true,
  })
  return [
    ['the algorithm “none”', none('none')],
    ['the algorithm “none” in capitals', none('NONE')],
    ['the public key as a shared secret', await by({ alg: 'HS256', key: spki })],
    // For HMAC, a key of one zero byte equals an empty key, which jose cannot use.
    ['an empty shared secret', await by({ alg: 'HS256', key: new Uint8Array(1) })],
    ['the attacker’s key', await foreign({})],
    ['the attacker’s key in the header', await foreign({ jwk: attackerJwk })],
    ['a key set URL in the header', await foreign({ jku: 'https://evil.example/jwks.json' })],
    ['a certificate URL in the header', await foreign({ x5u: 'https://evil.example/cert.pem' })],
    ['the right key and a key in the header', await by({ header: { jwk: attackerJwk } })],
    ['an unknown key id', await by({ header: { kid: 'unknown' } })],
    ['a key id that is a path', await by({ header: { kid: '../../dev/null' } })],
    ['no key id', await by({ header: { kid: undefined } })],
    [
      'an unknown extension that must be understood',
      await extended.sign(signing.key, { crit: { urgent: true } }),
    ],
    ['another issuer', await by({ claims: { iss: 'https://evil.example/auth/v1' } })],
    ['no issuer', await by({ claims: { iss: undefined } })],
    ['another audience', await by({ claims: { aud: 'anon' } })],
    ['an expiry 31 seconds ago', await by({ claims: { exp: nowSeconds - 31 } })],
    ['no expiry', await by({ claims: { exp: undefined } })],
    ['a start in the future', await by({ claims: { nbf: nowSeconds + 120 } })],
    ['no subject', await by({ claims: { sub: undefined } })],
    ['a subject that is not an id', await by({ claims: { sub: 'admin' } })],
    ['the role of the anon key', await by({ claims: { role: 'anon' } })],
    ['the role of the service key', await by({ claims: { role: 'service_role' } })],
    ['an anonymous user', await by({ claims: { is_anonymous: true } })],
    ['a truncated signature', `${head}.${body}.${signature.slice(0, -8)}`],
    ['no signature', `${head}.${body}.`],
    ['a changed body', `${head}.${encode({ ...decodeJwt(good), email: 'other@example.fr' })}.${signature}`],
    ['a text that is not a token', 'not-a-token'],
    ['too many parts', `${good}.${signature}`],
  ]
}
