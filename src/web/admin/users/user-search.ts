import type { AdminUser } from '#shared/admin.ts'

/**
 * Sorting and searching everybody in the browser: at 100,000 users a key stroke or another order must not be felt, so
 * whatever does not change with them is computed once for each list that comes from the server.
 */

export const userSorts = ['email', 'chats_desc', 'chats_asc', 'last_chat_desc', 'last_chat_asc'] as const
export type UserSort = (typeof userSorts)[number]

export type UserIndex = {
  /** By address, and with it what breaks a tie in every other order. */
  byEmail: readonly AdminUser[]
  /** Lower-case addresses, at the same places. */
  keys: readonly string[]
  /** Places in `byEmail`, in each order that was asked for so far. */
  orders: Map<UserSort, Int32Array>
}

export function indexUsers(users: readonly AdminUser[]): UserIndex {
  const keyed = users.map(user => ({ user, key: user.email.toLowerCase() }))
  keyed.sort((one, other) => compare(one.key, other.key))
  return {
    byEmail: keyed.map(({ user }) => user),
    keys: keyed.map(({ key }) => key),
    orders: new Map(),
  }
}

/** Those whose address contains the text, in any case, in that order. */
export function findUsers(index: UserIndex, sort: UserSort, text: string): AdminUser[] {
  const { byEmail, keys } = index
  const wanted = text.trim().toLowerCase()
  const found: AdminUser[] = []
  for (const place of orderOf(index, sort)) {
    const user = byEmail[place]
    if (user && (wanted === '' || keys[place]?.includes(wanted))) found.push(user)
  }
  return found
}

function orderOf(index: UserIndex, sort: UserSort): Int32Array {
  const known = index.orders.get(sort)
  if (known) return known
  const order = Int32Array.from(index.byEmail.keys())
  const value = sortValue(sort)
  if (value) {
    const values = Float64Array.from(index.byEmail, value)
    const sign = sort.endsWith('_desc') ? -1 : 1
    // Equal ones stay by address: typed arrays sort stably.
    order.sort((one, other) => sign * ((values[one] ?? 0) - (values[other] ?? 0)))
  }
  index.orders.set(sort, order)
  return order
}

/** Who never began a chat comes before everybody who did, as in the server's orders. */
function sortValue(sort: UserSort): ((user: AdminUser) => number) | undefined {
  switch (sort) {
    case 'email':
      return undefined
    case 'chats_desc':
    case 'chats_asc':
      return user => user.chatCount
    case 'last_chat_desc':
    case 'last_chat_asc':
      return user => (user.lastChatAt === null ? 0 : Date.parse(user.lastChatAt) || 0)
  }
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
