import type pg from 'pg'
import { StartError } from '#server/errors.ts'

type Session = Pick<pg.Client, 'query' | 'end'>

/**
 * Behind a pooler that shares sessions between transactions, statements that were prepared in one session are missing
 * in the next: queries fail, but only when several run at once. Throws a StartError there. `connect` opens another
 * connection, and is called only if there is a pooler.
 */
export async function requireOwnSession(client: Session, connect: () => Promise<Session>): Promise<void> {
  const first = await processIdOf(client)
  // PostgreSQL itself tells the driver this id. A pooler sends one of its own.
  if ('processID' in client && client.processID === first) return
  const other = await connect()
  try {
    // A shared session that is free now belongs to this transaction, so that the first connection gets another one.
    await other.query('begin')
    await processIdOf(other)
    if ((await processIdOf(client)) === first) return
  } finally {
    await other.end()
  }
  throw new StartError(
    'DATABASE_URL: the database is behind a pooler that shares sessions between transactions. Set DATABASE_NAMED_STATEMENTS=off.',
  )
}

async function processIdOf(session: Session): Promise<unknown> {
  const { rows } = await session.query('select pg_backend_pid() as id')
  return rows[0]?.id
}
