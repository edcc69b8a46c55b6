import { type Account, accountSchema } from '#shared/account.ts'
import { request } from './client.ts'

export function fetchAccount(signal?: AbortSignal): Promise<Account> {
  return request('/account', accountSchema, { signal })
}
