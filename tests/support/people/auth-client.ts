import { AuthClient, type Session, type SupportedStorage } from '@supabase/auth-js'
import { newEmail, password } from './people.ts'

/** Stands in for the localStorage that a browser's tabs share. */
export function memoryStorage(): SupportedStorage {
  const entries = new Map<string, string>()
  return {
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value)
    },
    removeItem: key => {
      entries.delete(key)
    },
  }
}

type Client = InstanceType<typeof AuthClient>

/** The real auth client, as in a tab of a browser. The tabs of one browser share their storage. */
export function authClient(address: string, storage: SupportedStorage = memoryStorage()): Client {
  return new AuthClient({
    url: `${address}/auth/v1`,
    headers: { apikey: 'any' },
    storage,
    storageKey: 'parvis-session',
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
  })
}

/** Signs up a user with a session, through the auth client; throws if the sign-up fails. */
export async function signUpClient(address: string, email = newEmail()) {
  const client = authClient(address)
  const { data, error } = await client.signUp({ email, password })
  if (error || !data.session) throw error ?? new Error('no session')
  return { client, email, session: data.session }
}

/** Signs in through the auth client; throws if that fails. */
export async function signInClient(address: string, email: string, secret = password): Promise<Session> {
  const { data, error } = await authClient(address).signInWithPassword({ email, password: secret })
  if (error) throw error
  return data.session
}

/** The status that the product returns for a token. */
export async function accountStatus(address: string, token: string): Promise<number> {
  const response = await fetch(`${address}/api/account`, { headers: { authorization: `Bearer ${token}` } })
  await response.arrayBuffer()
  return response.status
}
