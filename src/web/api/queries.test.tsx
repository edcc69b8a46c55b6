import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { draw } from '#tests/support/draw.tsx'
import { forgetPerson } from '#web/lib/kept.ts'
import { QueryScope } from './queries.tsx'

function clientOf(owner: string): QueryClient {
  const seen: QueryClient[] = []
  function Page() {
    seen.push(useQueryClient())
    return null
  }
  draw(
    <QueryScope owner={owner}>
      <Page />
    </QueryScope>,
  ).clear()
  const [client] = seen
  if (!client) throw new Error('Nothing was drawn.')
  return client
}

it('What was loaded outlives a visit to another page, and no sign-out', () => {
  const client = clientOf('ann')
  client.setQueryData(['chats'], ['Rent'])
  expect(clientOf('ann').getQueryData(['chats'])).toEqual(['Rent'])
  forgetPerson()
  expect(client.getQueryData(['chats'])).toBeUndefined()
  expect(clientOf('ann').getQueryData(['chats'])).toBeUndefined()
})
