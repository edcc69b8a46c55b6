import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import { freshDataDir } from '#tests/support/databases/databases.ts'

/** A key pair with which tests sign tokens themselves, and the setting of a server that accepts these tokens. */
export async function makeSigningKey() {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const kid = randomUUID()
  const file = join(await freshDataDir(), 'keys.json')
  const jwk = { ...(await exportJWK(privateKey)), alg: 'ES256', kid, key_ops: ['sign', 'verify'] }
  await writeFile(file, JSON.stringify(jwk), { mode: 0o600 })
  return { key: privateKey, publicKey, kid, env: { AUTH_SIGNING_KEYS: file } }
}
