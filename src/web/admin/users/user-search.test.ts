import { describe, expect, it } from 'vitest'
import type { AdminUser } from '#shared/api/admin.ts'
import type { UserId } from '#shared/api/ids.ts'
import { findUsers, indexUsers, type UserSort, userSorts } from './user-search.ts'

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

function manyUsers(count: number): AdminUser[] {
  return Array.from({ length: count }, (_, index) =>
    user(
      `person${(index * 7919) % count}@example.fr`,
      index % 37,
      index % 5 === 0 ? null : new Date(1.7e12 + ((index * 104_729) % 1e9)).toISOString(),
    ),
  )
}

/** A proxy that counts every property read. */
function counted<T extends object>(target: T, counter: { readCount: number }): T {
  return new Proxy(target, {
    get(object, key) {
      counter.readCount += 1
      return Reflect.get(object, key)
    },
  })
}

describe('the list of users', () => {
  it.each<[UserSort, string[]]>([
    ['email', ['Ana', 'bob', 'marc', 'zoe']],
    ['chats_desc', ['Ana', 'marc', 'zoe', 'bob']],
    ['chats_asc', ['bob', 'marc', 'zoe', 'Ana']],
    ['last_chat_desc', ['marc', 'zoe', 'Ana', 'bob']],
    ['last_chat_asc', ['bob', 'Ana', 'zoe', 'marc']],
  ])('is sorted by %s, and by address if equal', (sort, names) => {
    expect(shown(sort)).toEqual(names)
  })

  it('is searched anywhere in the address, ignoring case', () => {
    expect(shown('email', 'EXAMPLE')).toEqual(['Ana', 'bob', 'zoe'])
    expect(shown('email', ' ana@ ')).toEqual(['Ana'])
    expect(shown('chats_desc', 'b')).toEqual(['marc', 'bob'])
    expect(shown('email', 'nobody')).toEqual([])
    expect(shown('email', '.*')).toEqual([])
  })

  it('is searched by several words, in any order (K-2)', () => {
    const emails = [
      'marie.dupont@example.fr',
      'dupont-marie@example.fr',
      '0612345678@example.fr',
      'marie@example.fr',
    ]
    const found = (text: string) =>
      findUsers(indexUsers(emails.map(email => user(email))), 'email', text).length
    expect(found('Marie  Dupont')).toBe(2)
    expect(found('06 12 34 56 78')).toBe(1)
  })

  it('is searched by the beginning of an id, of at least 8 characters', () => {
    const id = '0190d2a0-1111-7000-8000-00000000000a' as UserId
    const index = indexUsers([...people, { ...user(''), id }])
    for (const text of [id, id.toUpperCase(), id.slice(0, 8)])
      expect(findUsers(index, 'email', text).map(found => found.id)).toEqual([id])
    expect(findUsers(index, 'email', id.slice(0, 7))).toEqual([])
    expect(findUsers(index, 'email', id.slice(9))).toEqual([])
  })

  it('is searched with the apostrophe that a phone types', () => {
    expect(findUsers(indexUsers([user("o'hara@example.fr")]), 'email', 'O’Hara')).toHaveLength(1)
  })

  it('is searched ignoring accents, which an address rarely has but a name does', () => {
    const index = indexUsers([user('remi@example.fr'), user('RÉMI@exemple.fr'), user('zoe@example.fr')])
    for (const text of ['Rémi', 'remi', 'RE\u0301MI', 'REMI'])
      expect(findUsers(index, 'email', text)).toHaveLength(2)
    expect(findUsers(index, 'email', 'zoé@')).toHaveLength(1)
  })

  it('is searched with œ as with oe', () => {
    const index = indexUsers([
      user('marie.leboeuf@example.fr'),
      user('LEBŒUF@example.fr'),
      user('zoe@example.fr'),
    ])
    for (const text of ['lebœuf', 'leboeuf', 'LEBŒUF'])
      expect(findUsers(index, 'email', text)).toHaveLength(2)
  })

  it.each([
    ['a zero-width space', '\u200bjean-luc@cabinet.fr\u200b'],
    ['a soft hyphen and a direction mark', '\u202ajean-luc@cabi\u00adnet.fr'],
    ['a non-breaking hyphen', 'jean\u2011luc@cabinet.fr'],
    ['the name before the address', 'Jean-Luc Roy <jean-luc@cabinet.fr>'],
    ['“mailto:” before the address', 'mailto:jean-luc@cabinet.fr'],
  ])('is searched with a copied address that contains %s', (_what, text) => {
    const index = indexUsers([user('jean-luc@cabinet.fr'), user('jean.luc@cabinet.fr')])
    expect(findUsers(index, 'email', text).map(({ email }) => email)).toEqual(['jean-luc@cabinet.fr'])
  })

  it('is searched in every order with 100,000 users', () => {
    const index = indexUsers(manyUsers(100_000))
    for (const sort of userSorts) expect(findUsers(index, sort, 'person9999')).toHaveLength(11)
  })

  it('is searched and sorted with fewer than ten reads per user', () => {
    const userCount = 2000
    const counter = { readCount: 0 }
    const readsDuring = (work: () => unknown) => {
      counter.readCount = 0
      work()
      return counter.readCount
    }
    const users = counted(
      manyUsers(userCount).map(user => counted(user, counter)),
      counter,
    )
    let index = indexUsers([])
    expect(readsDuring(() => (index = indexUsers(users)))).toBeLessThan(10 * userCount)
    const watched = { ...index, byEmail: counted(index.byEmail, counter), keys: counted(index.keys, counter) }
    for (const sort of userSorts) {
      for (const text of ['', 'person1', 'nobody']) {
        expect(readsDuring(() => findUsers(watched, sort, text))).toBeLessThan(10 * userCount)
      }
    }
  })
})
