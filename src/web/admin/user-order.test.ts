import { describe, expect, it } from 'vitest'
import type { AdminUser } from '#shared/admin.ts'
import type { UserId } from '#shared/ids.ts'
import { findUsers, indexUsers, type UserSort, userSorts } from './user-order.ts'

function user(email: string, chatCount = 0, lastChatAt: string | null = null): AdminUser {
  return { id: crypto.randomUUID() as UserId, email, role: 'user', chatCount, lastChatAt }
}

const people = [
  user('zoe@example.fr', 2, '2026-03-01T10:00:00.000Z'),
  user('Ana@example.fr', 7, '2026-01-01T10:00:00.000Z'),
  user('marc@cabinet.fr', 2, '2026-05-01T10:00:00.000Z'),
  user('bob@example.fr'),
]

function shown(sort: UserSort, text = '') {
  return findUsers(indexUsers(people), sort, text).map(({ email }) => email.split('@')[0])
}

describe('the list of users', () => {
  it.each<[UserSort, string[]]>([
    ['email', ['Ana', 'bob', 'marc', 'zoe']],
    ['chats_desc', ['Ana', 'marc', 'zoe', 'bob']],
    ['chats_asc', ['bob', 'marc', 'zoe', 'Ana']],
    ['last_chat_desc', ['marc', 'zoe', 'Ana', 'bob']],
    ['last_chat_asc', ['bob', 'Ana', 'zoe', 'marc']],
  ])('is sorted by %s, equal ones by address', (sort, names) => {
    expect(shown(sort)).toEqual(names)
  })

  it('is searched anywhere in the address and in any case', () => {
    expect(shown('email', 'EXAMPLE')).toEqual(['Ana', 'bob', 'zoe'])
    expect(shown('email', ' ana@ ')).toEqual(['Ana'])
    expect(shown('chats_desc', 'b')).toEqual(['marc', 'bob'])
    expect(shown('email', 'nobody')).toEqual([])
    expect(shown('email', '.*')).toEqual([])
  })

  it('of 100,000 is searched in every order', () => {
    const crowd = Array.from({ length: 100_000 }, (_, index) =>
      user(
        `person${(index * 7919) % 100_000}@example.fr`,
        index % 37,
        index % 5 === 0 ? null : new Date(1.7e12 + ((index * 104_729) % 1e9)).toISOString(),
      ),
    )
    const index = indexUsers(crowd)
    for (const sort of userSorts) expect(findUsers(index, sort, 'person9999')).toHaveLength(11)
  })
})
