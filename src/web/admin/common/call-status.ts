import { ApiError } from '#web/api/client.ts'

/** 0 if no response arrived, or one that the page does not understand. */
export function statusOf(failure: unknown): number {
  return failure instanceof ApiError ? failure.status : 0
}

export function isRefusal(status: number): boolean {
  return status === 401 || status === 403
}
