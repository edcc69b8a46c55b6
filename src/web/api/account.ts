import type { Account } from '#shared/account.ts'
import type { Budget } from '#shared/budget.ts'
import { request, send } from './client.ts'
import { receivedAccount, receivedBudget } from './received.ts'

export function fetchAccount(signal?: AbortSignal): Promise<Account> {
  return request('/account', receivedAccount, { signal })
}

/** What is left of the user's budget, if that is little or nothing; null otherwise. */
export async function fetchBudget(signal?: AbortSignal): Promise<Budget | null> {
  return (await request('/account/budget', receivedBudget, { signal })).budget
}

/** Records on the server that the user accepted the firm's disclaimer. Repeating it changes nothing. */
export async function recordDisclaimer(version: string): Promise<void> {
  await send('/account/disclaimer', { method: 'PUT', body: { version } })
}
