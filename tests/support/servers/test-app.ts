import { compose } from '#server/compose/compose.ts'
import { readConfig } from '#server/config/config.ts'
import type { Db } from '#server/database/database.ts'
import type { ClientTimeouts } from '#server/http/http-server.ts'
import { listen } from '#server/listen.ts'
import { createLog } from '#server/log.ts'
import { freshStorage } from '#tests/support/databases/databases.ts'
import { adminEnv } from '#tests/support/people/people.ts'
import { findPrivate, rememberStored } from '#tests/support/private-words.ts'

/** The real server, composed as in production, on a free port with its own database. */
export type TestApp = {
  url: string
  db: Db
  dataDir: string
  /** Every route of the server, except those for all methods, such as middleware. */
  routes: string[]
  /** Its settings, for another server or a command on the same data. */
  env: Record<string, string>
  /** Everything logged so far. */
  log(): string
  /** Stops it as a signal does; live answers get `timeoutMs` to finish. */
  stop(timeoutMs?: number): Promise<void>
  /** Stops it, unless it was stopped before. Throws if the log contains private text. */
  close(timeoutMs?: number): Promise<void>
}

export async function startTestApp(
  options: { env?: Record<string, string>; timeouts?: Partial<ClientTimeouts> } = {},
): Promise<TestApp> {
  const env = {
    ...(await freshStorage()),
    PORT: '0',
    LOG_LEVEL: 'debug',
    // Tests ask more questions than a user may ask in a day.
    BUDGETS: 'off',
    ...adminEnv,
    ...options.env,
  }
  return startTestAppOn(env, options.timeouts)
}

/** Starts a server on the data of an earlier one: pass its `env`. */
export async function startTestAppOn(
  env: Record<string, string>,
  timeouts?: Partial<ClientTimeouts>,
): Promise<TestApp> {
  const config = readConfig(env)
  let log = ''
  const take = (line: string) => {
    log += line
  }
  const composed = await compose(config, createLog(config.log.level, { write: take }))
  const server = await listen(composed.app, config, timeouts)
  let stopping: Promise<void> | undefined
  const stop = (timeoutMs = 0) => {
    server.drain()
    stopping ??= composed.close(timeoutMs).then(server.close)
    return stopping
  }
  return {
    url: server.url,
    db: composed.database.db,
    dataDir: config.dataDir,
    routes: composed.app.routes
      .filter(route => route.method !== 'ALL')
      .map(route => `${route.method} ${route.path}`),
    env,
    log: () => log,
    stop,
    close: async timeoutMs => {
      // This starts before the database closes and is awaited only afterwards, so that it does not delay the shutdown.
      // Some tests remove the database; the log is then compared only with what the requests sent.
      const remembered = rememberStored(composed.database.db).catch(() => undefined)
      await stop(timeoutMs)
      await remembered
      const found = findPrivate(log)
      if (found) throw new Error(`The log contains private text: ${found}`)
    },
  }
}
