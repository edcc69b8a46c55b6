import { setImmediate as turn } from 'node:timers/promises'

/**
 * Resolves once everything that is sent in this turn of the event loop has been sent. Statements and requests to a
 * provider leave at its end, and work that can wait must not come before them.
 */
export async function afterSending(): Promise<void> {
  // The first wait may have begun before theirs, and would then end before theirs.
  await turn()
  await turn()
}
