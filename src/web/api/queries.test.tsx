import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clearUserMemory } from '#web/lib/user-memory.ts'
import { QueryScope } from './queries.tsx'

function clientOf(owner: string): QueryClient {
  const seen: QueryClient[] = []
  function Page() {
    seen.push(useQueryClient())
    return null
  }
  render(
    <QueryScope owner={owner}>
      <Page />
    </QueryScope>,
  ).unmount()
  const [client] = seen
  if (!client) throw new Error('The page was not rendered.')
  return client
}

it('what was loaded survives a visit to another page, but not a sign-out', () => {
  const client = clientOf('ann')
  client.setQueryData(['chats'], ['Rent'])
  expect(clientOf('ann').getQueryData(['chats'])).toEqual(['Rent'])
  clearUserMemory()
  expect(client.getQueryData(['chats'])).toBeUndefined()
  expect(clientOf('ann').getQueryData(['chats'])).toBeUndefined()
})
