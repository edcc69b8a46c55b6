import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UserId } from '#shared/ids.ts'
import { ApiError } from '#web/api/client.ts'

/**
 * Why an admin reads a user's chats: asked once per user and half an hour, and sent with every call about that user.
 * Kept in the lists' cache, which ends when the admin signs out or somebody else signs in, and nowhere else.
 */

const askedAgainAfter = 30 * 60 * 1000

/** `text` undefined: asked, and none was given. */
export type Reason = { text: string | undefined; until: number }

/** When the server last refused a look without one. */
type Refusal = { refusedAt: number }

/** null: not asked yet, or too long ago. */
type Asked = Reason | Refusal | null

function keyOf(userId: UserId | undefined) {
  return ['admin', 'reason', userId]
}

/** What goes with a call about a user. */
export function reasonText(client: QueryClient, userId: UserId): string | undefined {
  return givenOf(client.getQueryData<Asked>(keyOf(userId)))?.text
}

export type Asking = {
  /** Undefined: to be asked for. */
  reason: Reason | undefined
  /** The server waits for one, since then. */
  refusedAt: number | undefined
  give(text: string | undefined): void
  refuse(): void
}

export function useReason(userId: UserId | undefined): Asking {
  const client = useQueryClient()
  const queryKey = keyOf(userId)
  // Only watched: there is nothing to fetch.
  const { data } = useQuery<Asked>({
    queryKey,
    enabled: false,
    gcTime: askedAgainAfter,
    queryFn: () => null,
  })
  const reason = givenOf(data)
  const write = (asked: Asked) => client.setQueryData<Asked>(keyOf(userId), asked)

  useEffect(() => {
    if (!reason) return
    const forget = () => client.setQueryData<Asked>(keyOf(userId), null)
    const timer = setTimeout(forget, reason.until - Date.now())
    return () => clearTimeout(timer)
  }, [client, userId, reason])

  return {
    reason,
    refusedAt: data && 'refusedAt' in data ? data.refusedAt : undefined,
    give: text => write({ text, until: Date.now() + askedAgainAfter }),
    refuse: () => write({ refusedAt: Date.now() }),
  }
}

function givenOf(asked: Asked | undefined): Reason | undefined {
  return asked && 'until' in asked && asked.until > Date.now() ? asked : undefined
}

/** The server refused a look because none was given. */
export function wantsReason(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'reason_required'
}
