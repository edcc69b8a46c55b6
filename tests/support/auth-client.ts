import { AuthClient, type SupportedStorage } from '@supabase/auth-js'

/** What a browser's localStorage is to its tabs. */
export function memoryStorage(): SupportedStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value)
    },
    removeItem: key => {
      entries.delete(key)
    },
  }
}

/** The real auth client, as a browser's tab would have it. Tabs of one browser share a storage. */
export function authClient(address: string, storage: SupportedStorage = memoryStorage()): AuthClient {
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

export const password = 'a good long password'

let count = 0
export function newEmail(): string {
  count += 1
  return `person-${count}-${Date.now().toString(36)}@example.fr`
}
