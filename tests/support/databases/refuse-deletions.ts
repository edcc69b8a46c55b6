import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'

/** While `run` runs, no chat can be deleted: the database refuses it. */
export async function whileChatsCannotBeDeleted<T>(db: Db, run: () => Promise<T>): Promise<T> {
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
    db,
  )
  await sql`create trigger refusal before delete on chats for each row execute function refuse()`.execute(db)
  try {
    return await run()
  } finally {
    await sql`drop function refuse cascade`.execute(db)
  }
}
