import pg from 'pg'

/** Milliseconds that a connection gets for its goodbye; one that has fallen silent would never answer it. */
const closeTimeoutMs = 1_000

/**
 * Every connection to the database is one of these. `pg` alone would end the process where a connection in use is
 * lost (an `error` event without a listener, beside the rejected query), and wait for ever where one that is closed
 * never says so.
 */
export const DatabaseClient = class extends pg.Client {
  constructor(settings?: pg.ClientConfig) {
    super({ keepAlive: true, keepAliveInitialDelayMillis: 10_000, ...settings })
    this.on('error', () => undefined)
  }

  override end(): Promise<void>
  override end(callback: (error: Error) => void): void
  override end(callback?: (error: Error) => void): Promise<void> | void {
    const { stream } = this.connection as unknown as { stream: { destroy(): void } }
    const late = setTimeout(() => stream.destroy(), closeTimeoutMs)
    this.once('end', () => clearTimeout(late))
    return callback ? super.end(callback) : super.end()
  }
}
