import { setImmediate as turn } from 'node:timers/promises'

/**
 * Resolves once everything that is sent in this turn of the event loop has been sent. Statements and requests to a
 * provider are sent at the end of the turn, and work that can wait must not delay them.
 */
export async function afterSending(): Promise<void> {
  // Twice: the senders wait for the end of the turn too, and the first wait may end before theirs.
  await turn()
  await turn()
}
