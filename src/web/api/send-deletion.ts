import { ApiError, type RequestOptions, send } from './client.ts'

/** What no longer exists counts as deleted: the response to an earlier deletion may have been lost. */
export async function sendDeletion(path: string, options?: RequestOptions): Promise<void> {
  try {
    await send(path, { ...options, method: 'DELETE' })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
  }
}
