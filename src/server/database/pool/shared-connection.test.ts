import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { createLog } from '#server/log.ts'
import { createTrust } from './connection-trust.ts'
import { openSharedConnection } from './shared-connection.ts'

it('logs only the first of several failures to connect in a row', async () => {
  let attemptCount = 0
  const refusing = createServer(socket => {
    attemptCount += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void refusing.close())
  await once(refusing, 'listening')
  const { port } = refusing.address() as AddressInfo
  const lines: string[] = []
  const connection = openSharedConnection({
    settings: { host: '127.0.0.1', port },
    silenceMs: 1_000,
    hasOwnSessions: false,
    trust: createTrust(undefined),
    log: createLog('warn', { write: line => void lines.push(line) }),
  })
  while (attemptCount < 4) {
    expect(await connection.query({ name: '', text: 'select 1', values: [] })).toBeUndefined()
    await setImmediate()
  }
  await connection.close()
  expect(lines.map(line => JSON.parse(line).msg)).toEqual([
    'the shared database connection could not be opened',
  ])
})
