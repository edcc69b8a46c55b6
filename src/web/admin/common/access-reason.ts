import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UserId } from '#shared/api/ids.ts'
import { ApiError } from '#web/api/client.ts'

/**
 * Why an administrator reads a user's chats. The console asks once per user every half hour, and sends the reason with
 * every call that reads the user's chats, changes the role or deletes the account. The reason is only in the query
 * cache, which is cleared when the administrator signs out or another user signs in.
 */

const reasonLifetimeMs = 30 * 60 * 1000

/** `text` is undefined if the administrator chose to give none. */
type Reason = { text: string | undefined; expiresAtMs: number }

/** When the server last refused a request without a reason. */
type Refusal = { refusedAtMs: number }

/** null: the reason has expired. */
type StoredReason = Reason | Refusal | null

function keyOf(userId: UserId | undefined) {
  return ['admin', 'reason', userId]
}

/** The reason to send with a call about this user; undefined if none was given, or if it has expired. */
export function findReason(client: QueryClient, userId: UserId): string | undefined {
  return validReason(client.getQueryData<StoredReason>(keyOf(userId)))?.text
}

export type AccessReason = {
  /** Undefined: the console must ask. */
  reason: Reason | undefined
  /** When the server last required one. */
  refusedAtMs: number | undefined
  save(text: string | undefined): void
  markRefused(): void
}

export function useAccessReason(userId: UserId | undefined): AccessReason {
  const client = useQueryClient()
  const queryKey = keyOf(userId)
  // Observed only; nothing is fetched.
  const { data } = useQuery<StoredReason>({
    queryKey,
    enabled: false,
    gcTime: reasonLifetimeMs,
    queryFn: () => null,
  })
  const reason = validReason(data)
  const write = (stored: StoredReason) => client.setQueryData<StoredReason>(keyOf(userId), stored)

  useEffect(() => {
    if (!reason) return
    const forget = () => client.setQueryData<StoredReason>(keyOf(userId), null)
    const timer = setTimeout(forget, reason.expiresAtMs - Date.now())
    return () => clearTimeout(timer)
  }, [client, userId, reason])

  return {
    reason,
    refusedAtMs: data && 'refusedAtMs' in data ? data.refusedAtMs : undefined,
    save: text => write({ text, expiresAtMs: Date.now() + reasonLifetimeMs }),
    markRefused: () => write({ refusedAtMs: Date.now() }),
  }
}

function validReason(stored: StoredReason | undefined): Reason | undefined {
  return stored && 'expiresAtMs' in stored && stored.expiresAtMs > Date.now() ? stored : undefined
}

/** The server refused the request because no reason was given. */
export function isReasonRequired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'reason_required'
}
