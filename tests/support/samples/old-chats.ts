import { sql } from 'kysely'
import { removeOldChats } from '#server/store/retention.ts'
import type { Person } from '#tests/support/people/people.ts'
import type { TestApp } from '#tests/support/servers/test-app.ts'

/** Chats past a retention period of 30 days. */

export const retentionDays = 30

/** Adds chats with one question each, whose last message is 300 days old. */
export async function addOldChats(of: TestApp, person: Person, count: number) {
  await sql`
    with chat as (
      insert into chats (id, user_id, title, message_count, created_at, last_message_at)
      select gen_random_uuid(), ${person.id}::uuid, 'Ancienne', 1, now() - interval '400 days', now() - interval '300 days'
      from generate_series(1, ${count}::integer) returning id
    ), counted as (
      update users set chat_count = chat_count + ${count}::integer where id = ${person.id}::uuid
    )
    insert into messages (id, chat_id, position, role, content, status)
    select gen_random_uuid(), id, 0, 'user', 'Une question', 'complete' from chat`.execute(of.db)
}

/** The user's chats, their number as stored with the user, and the number of removals in the audit log. */
export async function stateOf(of: TestApp, person: Person) {
  const { rows } = await sql<{ chatCount: number; storedCount: number; removedCount: number }>`
    select (select count(*)::integer from chats where user_id = ${person.id}::uuid) as "chatCount",
      (select chat_count from users where id = ${person.id}::uuid) as "storedCount",
      (select coalesce(sum(substring(reason from 'chats=(\\d+)')::integer), 0)::integer
        from audit_log where action = 'expire_chats') as "removedCount"`.execute(of.db)
  return rows[0]
}

/** Removes all chats that are past their period, batch after batch, and returns their number. */
export async function removeOldChatsOf({ db }: TestApp): Promise<number> {
  let removedCount = 0
  let count: number
  do {
    count = await removeOldChats(db, retentionDays)
    removedCount += count
  } while (count > 0)
  return removedCount
}
