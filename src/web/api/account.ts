import type { Account } from '#shared/api/account.ts'
import { request, send } from './client.ts'
import { receivedAccount } from './received.ts'

export function getAccount(signal?: AbortSignal): Promise<Account> {
  return request('/account', receivedAccount, { signal })
}

/** Records on the server that the user accepted the firm's disclaimer. Repeating it changes nothing. */
export async function recordDisclaimer(version: string): Promise<void> {
  await send('/account/disclaimer', { method: 'PUT', body: { version } })
}
