import type { Account } from '#shared/account.ts'
import { request } from './client.ts'
import { receivedAccount } from './received.ts'

export function fetchAccount(signal?: AbortSignal): Promise<Account> {
  return request('/account', receivedAccount, { signal })
}
