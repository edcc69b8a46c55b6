import pg from 'pg'
import { openDatabase } from '../src/server/database/database.ts'
import { createLog } from '../src/server/log.ts'

/** The size of a database that resembles one after years of use. `seed` fills it with SQL. */
export type Size = { users: number; chatsPerUser: number; longListChats: number; longChatMessages: number }

/** One in 20 chats has messages; the others have only a count. Every second message is an answer. */
const chatsPerChatWithMessages = 20
const messagesPerChat = 20

export async function seed(url: string, size: Size): Promise<void> {
  const { close } = await openDatabase(
    { dataDir: '/tmp', database: { url, maxConnections: 4, namedStatements: false } },
    createLog('silent'),
  )
  await close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements(size)) await client.query(statement)
  } finally {
    await client.end()
  }
}

function statements({ users, chatsPerUser, longListChats, longChatMessages }: Size): string[] {
  return [
    'set max_parallel_workers_per_gather = 0',
    // The rows refer to one another correctly, and millions of checks would take most of the time.
    'set session_replication_role = replica',
    "set maintenance_work_mem = '512MB'",
    "set work_mem = '256MB'",
    `insert into users (id, email, created_at)
      select gen_random_uuid(), 'person' || n || '@example.fr', now() - n * interval '1 minute'
      from generate_series(1, ${users}) n`,
    `insert into users (id, email, role) values
      ('${longListOwner}', 'long@example.fr', 'user'), ('${admin}', 'admin@example.fr', 'admin')`,
    // Everyone is signed in once; the session has the user's own id.
    `insert into auth_users (id, email, identity_id) select id, email, id from users`,
    `insert into auth_sessions (id, user_id, refresh_key, method) select id, id, '', 'password' from users`,
    // In chronological order, as in real use, so that one user's chats are far apart on disk.
    insertChats(`(select id, chat from users, generate_series(1, ${chatsPerUser}) chat
      where id not in ('${longListOwner}', '${admin}') order by random()) chosen`),
    insertChats(`(select '${longListOwner}'::uuid as id from generate_series(1, ${longListChats})) chosen`),
    insertMessages(
      `select id, ${messagesPerChat} as count from chats where message_count = ${messagesPerChat}`,
    ),
    `insert into chats (id, user_id, title, message_count, last_message_at, searchable_at)
      values ('${longChatId}', '${longListOwner}', 'long', ${longChatMessages}, now(), now())`,
    insertMessages(`select '${longChatId}'::uuid as id, ${longChatMessages} as count`),
    `insert into generations (id, chat_id, user_id, message_id, status, model, process_id, ended_at)
      select gen_random_uuid(), m.chat_id, c.user_id, m.id, 'complete', 'gpt-4o', gen_random_uuid(), now()
      from messages m join chats c on c.id = m.chat_id where m.role = 'assistant'`,
    // As the periodic job writes them; a typical answer has about a hundred different words.
    `insert into chat_words (chat_id, message_id, user_id, created_at, checksum, words)
      select m.chat_id, m.id, c.user_id, m.created_at, hashtext(m.content), array_to_tsvector(array['une', 'repons', 'de', 'longueur', 'moyen']
        || array(select 'mot' || n from generate_series(m.position % 10, case when m.role = 'user' then 20 else 110 end) n))
      from messages m join chats c on c.id = m.chat_id`,
    `update users set chat_count = totals.count, last_chat_at = totals.newest
      from (select user_id, count(*) as count, max(created_at) as newest from chats group by user_id) totals
      where totals.user_id = users.id`,
    `insert into audit_addresses (user_id, email) values ('${admin}', 'admin@example.fr')`,
    // One entry per user. One in ten has no reason, so that a page of such entries is full in every database. Nothing
    // here verifies the hashes.
    `insert into audit_log (seq, at, actor_id, actor_address, action, subject_id, reason, hash)
      select row_number() over (), now(), '${admin}', 1, 'read_chats', id,
        case when row_number() over () % 10 = 0 then 'not given' else 'a reason' end, sha256('x') from users`,
    'vacuum analyze',
  ]
}

export const longListOwner = '00000000-0000-4000-8000-000000000001'
export const admin = '00000000-0000-4000-8000-000000000002'
export const longChatId = '00000000-0000-4000-8000-000000000003'

function insertChats(owners: string): string {
  return `insert into chats (id, user_id, title, created_at, message_count, last_message_at, searchable_at)
    select gen_random_uuid(), id, 'Chat ' || n, at,
      case when n % ${chatsPerChatWithMessages} = 0 then ${messagesPerChat} else (n % 7)::integer end, newest, newest
    from (select *, row_number() over () as n from ${owners}) numbered,
      lateral (select now() - interval '400 days' + n * interval '20 seconds' as at) moment,
      lateral (select at + n % 100 * interval '1 hour' as newest) last_message`
}

function insertMessages(chats: string): string {
  return `insert into messages (id, chat_id, position, role, content, status)
    select gen_random_uuid(), id, n, case when n % 2 = 0 then 'user' else 'assistant' end,
      repeat('Une réponse de longueur moyenne. ', case when n % 2 = 0 then 3 else 20 end), 'complete'
    from (${chats}) chosen, generate_series(0, count - 1) n`
}
