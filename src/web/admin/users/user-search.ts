import type { AdminUser } from '#shared/api/admin.ts'

/**
 * Sorts and searches all users in the browser. Typing and sorting must stay instant with 100,000 users, so everything
 * that depends only on the list is computed once for each list, the orders at their first use.
 */

export const userSorts = ['email', 'chats_desc', 'chats_asc', 'last_chat_desc', 'last_chat_asc'] as const
export type UserSort = (typeof userSorts)[number]

export type UserIndex = {
  /** By address, which also breaks ties in every other order. */
  byEmail: readonly AdminUser[]
  /** Folded addresses, at the same indexes. */
  keys: readonly string[]
  /** Indexes into `byEmail`, for each order used so far. */
  orders: Map<UserSort, Int32Array>
}

export function indexUsers(users: readonly AdminUser[]): UserIndex {
  const keyed = users.map(user => ({ user, key: fold(user.email) }))
  keyed.sort((one, other) => compare(one.key, other.key))
  return {
    byEmail: keyed.map(({ user }) => user),
    keys: keyed.map(({ key }) => key),
    orders: new Map(),
  }
}

/**
 * The users whose address contains each word of the text, ignoring case and accents, or whose id begins with the text,
 * in this order. Words, because a letter is signed Marie Dupont. Ids, because logs name users by them, and so does the
 * console if an account has no address.
 */
export function findUsers(index: UserIndex, sort: UserSort, text: string): AdminUser[] {
  const { byEmail, keys } = index
  const wanted = searchedAddress(text)
  const words = wanted.split(/\s+/)
  const isId = /^[0-9a-f]{8}[0-9a-f-]*$/.test(wanted)
  const found: AdminUser[] = []
  for (const position of orderOf(index, sort)) {
    const user = byEmail[position]
    const key = keys[position]
    if (!user || key === undefined) continue
    if (words.every(word => key.includes(word)) || (isId && user.id.startsWith(wanted))) found.push(user)
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
    // Typed arrays sort stably, so ties stay sorted by address.
    order.sort((one, other) => sign * ((values[one] ?? 0) - (values[other] ?? 0)))
  }
  index.orders.set(sort, order)
  return order
}

/** In an order by last chat, users without chats count as the oldest. */
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

/** The address searched for, even if it was copied from an email program as `Name <address>` or `mailto:address`. */
function searchedAddress(text: string): string {
  const folded = fold(text).trim()
  return /<([^<>]+)>/.exec(folded)?.[1] ?? folded.replace(/^mailto:/, '')
}

const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae' }

/**
 * An administrator who looks for Rémi Lebœuf means remi.leboeuf@example.fr. Phones type ’ instead of the ' of an
 * address; copied text can contain non-breaking hyphens and invisible characters.
 */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[œæ]/g, letter => ligatures[letter] ?? letter)
    .replaceAll('’', "'")
    .replaceAll('\u2010', '-')
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
