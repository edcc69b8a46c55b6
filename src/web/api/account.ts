import * as v from 'valibot'
import type { Account } from '#shared/api/account.ts'
import { plainObject, text } from '#shared/schema.ts'
import { request } from './client.ts'
import { receivedUserId } from './received-ids.ts'

export const receivedRole = v.fallback(v.picklist(['user', 'admin']), 'user')

export const receivedAccount: v.GenericSchema<unknown, Account> = plainObject({
  id: receivedUserId,
  email: text,
  role: receivedRole,
})

export function getAccount(signal?: AbortSignal): Promise<Account> {
  return request('/account', receivedAccount, { signal })
}
