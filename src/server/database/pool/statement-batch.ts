import pg from 'pg'

/** `name`: the name under which the server prepares the statement. */
export type Statement = { name: string; text: string; values: readonly unknown[] }

/**
 * Statements for one connection, sent in one write. Only the last one is followed by a Sync, so PostgreSQL treats them
 * as one transaction and commits all of them or none
 * (https://www.postgresql.org/docs/15/protocol-flow.html#PROTOCOL-FLOW-PIPELINING). Works like a query of `pg`, which
 * passes it what the server sends.
 */
export class StatementBatch implements pg.Submittable {
  readonly results: Promise<pg.QueryResult[]>
  /** Called at the end. */
  callback: (error: Error | null | undefined) => void
  readonly #queries: DriverQuery[]
  /** The statement whose results come next. */
  #at = 0
  #hasFailed = false

  constructor(statements: readonly Statement[]) {
    const results: pg.QueryResult[] = []
    let settle: StatementBatch['callback'] = () => undefined
    this.results = new Promise((resolve, reject) => {
      settle = error => (error ? reject(error) : resolve(results))
    })
    this.callback = error => {
      this.#hasFailed ||= Boolean(error)
      settle(error)
    }
    this.#queries = statements.map(({ name, text, values }) => {
      const config = { name, text, values: values as unknown[] }
      return new pg.Query(config, (error, result) => {
        if (error) this.callback(error)
        else results.push(result)
      }) as unknown as DriverQuery
    })
  }

  /** `pg` reads these two to record which statements the server has parsed. */
  get name(): string | undefined {
    return this.#current?.name
  }

  get text(): string | undefined {
    return this.#current?.text
  }

  submit(connection: pg.Connection): void {
    const withoutSync = Object.create(connection, { sync: { value: () => undefined } }) as DriverConnection
    const { stream } = connection as DriverConnection
    stream.cork()
    for (const query of this.#queries) query.submit(withoutSync)
    // A value could not be converted. Nothing has been sent yet, and nothing may be.
    if (this.#hasFailed) stream.destroy()
    else (connection as DriverConnection).sync()
    stream.uncork()
  }

  handleRowDescription(message: unknown): void {
    this.#current?.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.#current?.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: unknown): void {
    this.#current?.handleCommandComplete(message, connection)
    this.#at += 1
  }

  handleReadyForQuery(connection: unknown): void {
    for (const query of this.#queries) query.handleReadyForQuery(connection)
    this.callback(null)
  }

  handleError(error: Error, connection: DriverConnection): void {
    // The server skipped what came after the error, so it may not have parsed these.
    for (const { name } of this.#queries.slice(this.#at)) {
      delete connection.submittedNamedStatements[name]
    }
    this.callback(error)
  }

  get #current(): DriverQuery | undefined {
    return this.#queries[this.#at]
  }
}

/** What the types of `pg` lack. */
type DriverQuery = Statement & {
  submit(connection: DriverConnection): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: unknown): void
  handleReadyForQuery(connection: unknown): void
}

type DriverConnection = pg.Connection & {
  stream: { cork(): void; uncork(): void; destroy(): void }
  submittedNamedStatements: Record<string, string>
  sync(): void
}
