import { AuthAdminApi } from '@supabase/auth-js'
import { SignJWT } from 'jose'
import { makeSigningKey } from './signing-key.ts'

/** The settings of a server whose admin API is open to an operator's tools, and a client of that API. */
export async function openAdminApi() {
  const { key, kid, env } = await makeSigningKey()
  const token = await new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key)
  return {
    env: { ...env, AUTH_ADMIN_API: 'on' },
    clientOf: (address: string) =>
      new AuthAdminApi({ url: `${address}/auth/v1`, headers: { Authorization: `Bearer ${token}` } }),
  }
}
