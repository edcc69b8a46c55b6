import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLog } from '#server/log.ts'
import type { UserId } from '#shared/api/ids.ts'
import { listHostedUsers, removeHostedUser } from './hosted-accounts.ts'

type Provider = (response: ServerResponse) => void

const respondsWith =
  (status: number, body: unknown = {}): Provider =>
  response =>
    response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(JSON.stringify(body))

/** Removes an account at a provider that responds like this; undefined: no provider listens. */
async function removeAt(provider: Provider | undefined, timeoutMs = 10_000) {
  const server = createServer((_request, response) => provider?.(response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  if (!provider) close()
  const address = `http://127.0.0.1:${port}/auth/v1`
  const options = { address, serviceRoleKey: 'sb_secret_x', log: createLog('silent'), timeoutMs }
  return removeHostedUser(options, crypto.randomUUID() as UserId).finally(close)
}

describe('an account at a hosted provider', () => {
  it('is removed if the provider says so or has no such account', async () => {
    expect(await removeAt(respondsWith(200))).toBe('removed')
    expect(await removeAt(respondsWith(404, { code: 404, error_code: 'user_not_found' }))).toBe('removed')
    expect(await removeAt(respondsWith(404, { code: 'user_not_found' }))).toBe('removed')
  })

  it('is unchanged if the provider refused or was never reached', async () => {
    for (const status of [302, 400, 401, 403, 404, 429, 500]) {
      expect([status, await removeAt(respondsWith(status))]).toEqual([status, 'unchanged'])
    }
    expect(await removeAt(undefined)).toBe('unchanged')
  })

  it('is in an unknown state if the response was lost', async () => {
    for (const status of [502, 503, 504, 520]) await expect(removeAt(respondsWith(status))).rejects.toThrow()
    await expect(removeAt(response => response.socket?.resetAndDestroy())).rejects.toThrow()
    await expect(removeAt(() => undefined, 300)).rejects.toThrow(/timeout/i)
  })
})

it('an account with an address that cannot be stored is not listed, and the others are', async () => {
  const rows = ['a\0b@example.fr', `${'x'.repeat(3_000)}@example.fr`, 'marie@example.fr'].map(email => ({
    id: crypto.randomUUID(),
    email,
  }))
  const server = createServer((_request, response) => respondsWith(200, { users: rows })(response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth/v1`
  const { users } = await listHostedUsers(
    { address, serviceRoleKey: 'sb_secret_x', log: createLog('silent') },
    1,
  )
  expect(users).toEqual([rows[2]])
})
