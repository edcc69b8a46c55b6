import pg from 'pg'

/** The time for an orderly close. A server that does not respond would never confirm it. */
const closeTimeoutMs = 1_000

type StartingClient = pg.Client & { getStartupConf(): Record<string, string> }

/** The types of `pg` lack the settings with which a session begins. */
const StartingClient = pg.Client as unknown as new (settings?: pg.ClientConfig) => StartingClient

/**
 * Used for every connection to PostgreSQL. `pg` alone would end the process if a connection in use is lost (an `error`
 * event without a listener, in addition to the rejected query), and would wait forever for a connection that never
 * confirms that it is closed.
 */
export const DatabaseClient = class extends StartingClient {
  constructor(settings?: pg.ClientConfig) {
    super({ keepAlive: true, keepAliveInitialDelayMillis: 10_000, ...settings })
    this.on('error', () => undefined)
  }

  /** `pg` reads dates only in this style, and a database or a role can have another one. */
  override getStartupConf(): Record<string, string> {
    return { ...super.getStartupConf(), DateStyle: 'ISO' }
  }

  override end(): Promise<void>
  override end(callback: (error: Error) => void): void
  override end(callback?: (error: Error) => void): Promise<void> | void {
    const { stream } = this.connection as unknown as { stream: { destroy(): void } }
    const timer = setTimeout(() => stream.destroy(), closeTimeoutMs)
    this.once('end', () => clearTimeout(timer))
    return callback ? super.end(callback) : super.end()
  }
}

export async function connectClient(settings: pg.ClientConfig): Promise<pg.Client> {
  const client = new DatabaseClient(settings)
  await client.connect()
  return client
}
