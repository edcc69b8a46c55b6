import { sendDeletion } from './send-deletion.ts'

/**
 * Deletes the caller's account. Soon after the sign-in only: the server then trusts that it is really the user. Not in
 * account.ts, whose code every page loads.
 */
export function deleteAccount(): Promise<void> {
  return sendDeletion('/account')
}
