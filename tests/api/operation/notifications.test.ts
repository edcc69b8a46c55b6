import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, inject, it } from 'vitest'
import { freshStorage } from '#tests/support/databases/databases.ts'

const pool = new URL('../../../src/server/database/pool/', import.meta.url)

/** Prints how many promises another 300 checks of the connection leave in memory. In a process without other work. */
const program = `
  import { queryObjects } from 'node:v8'
  import { DatabaseClient } from '${new URL('database-client.ts', pool)}'
  import { createNotifications } from '${new URL('notifications.ts', pool)}'
  const { query } = DatabaseClient.prototype
  let queryCount = 0
  let awaited = { count: 0, resolve: () => undefined }
  DatabaseClient.prototype.query = function (...statement) {
    queryCount += 1
    if (queryCount === awaited.count) awaited.resolve()
    return query.apply(this, statement)
  }
  const promisesAfter = async count => {
    await new Promise(resolve => { awaited = { count, resolve } })
    return queryObjects(Promise, { format: 'count' })
  }
  const notifications = createNotifications({ connectionString: process.env.DATABASE_URL }, undefined, 1)
  notifications.subscribe('an answer', () => undefined)
  const before = await promisesAfter(20)
  console.log((await promisesAfter(320)) - before)
  await notifications.close()
`

it.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'the connection for notifications takes no more memory the longer it is open',
  async () => {
    const env = { ...process.env, ...(await freshStorage()) }
    const options = ['--input-type=module', '--eval', program]
    const { stdout } = await promisify(execFile)(process.execPath, options, { env })
    expect(Number(stdout)).toBeLessThan(100)
  },
)
