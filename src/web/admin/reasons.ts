import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { UserId } from '#shared/ids.ts'

/**
 * Why an admin reads a user's chats: asked once per user and half an hour, and sent with every call about that user.
 * Kept in the lists' cache, which ends with the session, and nowhere else.
 */

const askedAgainAfter = 30 * 60 * 1000

/** `text` undefined: asked, and none was given. */
export type Reason = { text: string | undefined; until: number }

function keyOf(userId: UserId) {
  return ['admin', 'reason', userId]
}

/** Undefined: not asked yet, or too long ago. */
export function findReason(client: QueryClient, userId: UserId): Reason | undefined {
  const reason = client.getQueryData<Reason>(keyOf(userId))
  return reason && reason.until > Date.now() ? reason : undefined
}

/** What goes with a call about a user. */
export function reasonText(client: QueryClient, userId: UserId): string | undefined {
  return findReason(client, userId)?.text
}

export function useReason(userId: UserId): [Reason | undefined, (text: string | undefined) => void] {
  const client = useQueryClient()
  // Only watched: there is nothing to fetch.
  useQuery({ queryKey: keyOf(userId), enabled: false, gcTime: askedAgainAfter, queryFn: () => null })
  const give = (text: string | undefined) => {
    client.setQueryData<Reason>(keyOf(userId), { text, until: Date.now() + askedAgainAfter })
  }
  return [findReason(client, userId), give]
}
