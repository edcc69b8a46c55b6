import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#server/log.ts'
import { getSigningKeys } from './signing-keys.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

async function open(content: string | undefined) {
  const file = join(folder, 'keys.json')
  if (content === undefined) await rm(file, { force: true })
  else await writeFile(file, content, { mode: 0o600 })
  // With a file, the database is not used.
  return getSigningKeys(undefined as never, file, createLog('silent'))
}

describe('the file of AUTH_SIGNING_KEYS', () => {
  it.each([
    ['does not exist', undefined, /AUTH_SIGNING_KEYS names a file that cannot be read/],
    ['is not JSON', '{', /a JWK or a JWK set/],
    ['is some other JSON', '"key"', /a JWK or a JWK set/],
    ['contains no key', '[]', /no private key/],
    ['contains a shared secret', '{"kty":"oct","k":"c2VjcmV0","alg":"HS256"}', /ES256 and RS256 only/],
    [
      'contains a key on another curve',
      '{"kty":"EC","crv":"P-384","x":"AA","y":"AA","d":"AA"}',
      /ES256 and RS256 only/,
    ],
    [
      'contains a key for another algorithm',
      '{"kty":"EC","crv":"P-256","alg":"ES384","x":"AA","y":"AA","d":"AA"}',
      /ES256 and RS256 only/,
    ],
    ['contains a broken key', '{"kty":"EC","crv":"P-256","x":"AA","y":"AA","d":"AA"}', /broken key/],
  ])('stops the start with a clear error if it %s', async (_case, content, message) => {
    await expect(open(content)).rejects.toThrow(message)
  })

  it('stops the start if its tokens could not be verified: a short key, or two keys with the same id', async () => {
    const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ format: 'jwk' })
    const [one, two] = [1, 2].map(() => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)
    const same = [one, two].map(key => ({ ...key?.export({ format: 'jwk' }), kid: 'same' }))
    for (const keys of [short, same]) {
      await expect(open(JSON.stringify(keys))).rejects.toThrow(/cannot verify the tokens that it signs/)
    }
  })

  it('may be a key, a list or a set; keys without an id get one', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    const jwk = await exportJWK(privateKey)
    for (const value of [jwk, [jwk], { keys: [jwk] }, { ...jwk, alg: 'ES256' }]) {
      const keys = await open(JSON.stringify(value))
      expect(keys.signing).toMatchObject({ alg: 'ES256', kid: expect.stringMatching(/^[\w-]{43}$/) })
      const [published, ...others] = keys.jwks.keys
      expect(published).toMatchObject({ kid: keys.signing.kid, x: jwk.x })
      expect(published).not.toHaveProperty('d')
      expect(others).toEqual([])
    }
  })

  it('may mark the key that signs; otherwise it is the first private one', async () => {
    const make = async (kid: string, key_ops?: string[]) => {
      const { privateKey } = await generateKeyPair('ES256', { extractable: true })
      return { ...(await exportJWK(privateKey)), kid, ...(key_ops && { key_ops }) }
    }
    const [one, two] = [await make('one'), await make('two', ['sign', 'verify'])]
    expect((await open(JSON.stringify([one, two]))).signing.kid).toBe('two')
    expect((await open(JSON.stringify([one, { ...two, key_ops: ['verify'] }]))).signing.kid).toBe('one')
  })
})
