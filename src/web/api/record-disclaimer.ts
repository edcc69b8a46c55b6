import { send } from './client.ts'

/**
 * Records on the server that the user accepted the firm's disclaimer. Repeating it changes nothing. Not in account.ts,
 * whose code every page loads.
 */
export async function recordDisclaimer(version: string): Promise<void> {
  await send('/account/disclaimer', { method: 'PUT', body: { version } })
}
