import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Lease } from './lease.ts'

/**
 * PostgreSQL for Kysely, over our pool. Kysely's own driver fetches a connection before each query and wraps it again,
 * which takes processor time (docs/decisions/0029).
 */
export function poolDialect(openLease: () => Lease | Promise<Lease>): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => poolDriver(openLease),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

type Connection = DatabaseConnection & { lease: Lease; mustClose: boolean }

function poolDriver(openLease: () => Lease | Promise<Lease>): Driver {
  return {
    init: async () => undefined,
    acquireConnection: async () => connectionOf(await openLease()),
    beginTransaction: async (connection, { isolationLevel, accessMode }) => {
      const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean)
      const text = modes.length > 0 ? `start transaction ${modes.join(' ')}` : 'begin'
      await connection.executeQuery(CompiledQuery.raw(text))
    },
    commitTransaction: async connection => {
      // PostgreSQL answers a commit with a rollback if a statement of the transaction failed.
      const { command } = await (connection as Connection).lease.query('commit', [])
      if (command === 'ROLLBACK') throw new AbortedTransactionError()
    },
    rollbackTransaction: async connection => {
      // Closing the connection rolls back too. The error of the rollback would replace the one that is its cause.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {
        ;(connection as Connection).mustClose = true
      })
    },
    releaseConnection: async connection => {
      const { lease, mustClose } = connection as Connection
      lease.release(mustClose)
    },
    // The pool is shared, and closed by its owner.
    destroy: async () => undefined,
  }
}

function connectionOf(lease: Lease): Connection {
  return {
    lease,
    mustClose: false,
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      const { rows, rowCount, command } = await lease.query(sql, parameters)
      const changes = changingCommands.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}
      return { rows: rows as Row[], ...changes }
    },
    streamQuery() {
      throw new Error('Queries are not streamed: read large tables in pages.')
    },
  }
}

const changingCommands = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])
