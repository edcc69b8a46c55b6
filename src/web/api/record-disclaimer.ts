import { send } from './client.ts'

/** Records on the server that the user accepted the firm's disclaimer. Repeating it changes nothing. */
export async function recordDisclaimer(version: string): Promise<void> {
  await send('/account/disclaimer', { method: 'PUT', body: { version } })
}
