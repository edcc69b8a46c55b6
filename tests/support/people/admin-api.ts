import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AuthAdminApi } from '@supabase/auth-js'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { freshDataDir } from '#tests/support/databases/databases.ts'

/** The settings of a server whose admin API is open to an operator's tools, and a client of that API. */
export async function openAdminApi() {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const kid = randomUUID()
  const jwk = { ...(await exportJWK(privateKey)), alg: 'ES256', kid, key_ops: ['sign', 'verify'] }
  const file = join(await freshDataDir(), 'keys.json')
  await writeFile(file, JSON.stringify(jwk), { mode: 0o600 })
  const token = await new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey)
  return {
    env: { AUTH_SIGNING_KEYS: file, AUTH_ADMIN_API: 'on' },
    clientOf: (address: string) =>
      new AuthAdminApi({ url: `${address}/auth/v1`, headers: { Authorization: `Bearer ${token}` } }),
  }
}
