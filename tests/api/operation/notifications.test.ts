import { queryObjects } from 'node:v8'
import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { DatabaseClient } from '#server/database/pool/database-client.ts'
import { createNotifications } from '#server/database/pool/notifications.ts'
import { freshStorage } from '#tests/support/databases/databases.ts'
import { until } from '#tests/support/people/people.ts'

it.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'the connection for notifications takes no more memory the longer it is open',
  async () => {
    const { DATABASE_URL = '' } = await freshStorage()
    const queries = vi.spyOn(DatabaseClient.prototype, 'query')
    const notifications = createNotifications({ connectionString: DATABASE_URL }, undefined, 1)
    onTestFinished(async () => {
      await notifications.close()
      queries.mockRestore()
    })
    notifications.subscribe('an answer', () => undefined)
    const checks = async (count: number) => {
      await until(
        async () => queries.mock.calls.length,
        found => found >= count,
      )
      // Otherwise the spy would keep the results.
      queries.mockClear()
      return queryObjects(Promise, { format: 'count' })
    }
    const before = await checks(20)
    expect((await checks(300)) - before).toBeLessThan(100)
  },
)
