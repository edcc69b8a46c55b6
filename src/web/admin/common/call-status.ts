import { ApiError } from '#web/api/client.ts'

/** 0 if no response arrived, or if the page does not understand it. */
export function statusOf(failure: unknown): number {
  return failure instanceof ApiError ? failure.status : 0
}

export function isRefusal(status: number): boolean {
  return status === 401 || status === 403
}
