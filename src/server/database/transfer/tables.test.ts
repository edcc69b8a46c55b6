import { expect, it } from 'vitest'
import { orderByReferences } from './tables.ts'

const tables = ['answers', 'chats', 'files', 'users'].map(name => ({ name, columns: ['id'] }))

it('tables come after those that they reference', () => {
  const references = [
    { from: 'chats', to: 'users' },
    { from: 'answers', to: 'chats' },
    { from: 'files', to: 'answers' },
    // A table that is not in the list.
    { from: 'users', to: 'elsewhere' },
  ]
  const ordered = orderByReferences(tables, references)
  expect(ordered.map(table => table.name)).toEqual(['users', 'chats', 'answers', 'files'])
})

it('tables that reference each other in a circle are refused', () => {
  const references = [
    { from: 'chats', to: 'files' },
    { from: 'files', to: 'chats' },
  ]
  expect(() => orderByReferences(tables, references)).toThrow(/circle/)
})
