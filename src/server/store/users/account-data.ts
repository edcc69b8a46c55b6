import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { UserId } from '#shared/api/ids.ts'

/**
 * What the database has about an account besides its chats and shares, for its owner. Reads by administrators are left
 * out, because the firm decides what to say about them. So are the counters of the budgets, which repeat `usage`.
 * `newEmail` (an address that is not confirmed yet), `userMetadata` (what a client sent at the sign-up; the pages send
 * nothing) and the sign-ins are those of the embedded provider.
 */
export type AccountData = {
  id: UserId
  email: string
  newEmail: string | null
  userMetadata: object | null
  role: string
  createdAt: string
  lastSignInAt: string | null
  sessions: { signedInAt: string; lastUsedAt: string }[]
  disclaimers: { version: string; acceptedAt: string }[]
  usage: { day: string; model: string; questions: number; inputTokens: number; outputTokens: number }[]
}

export async function findAccountData(db: Db, userId: UserId): Promise<AccountData | undefined> {
  const { rows } = await sql<AccountData>`
    select u.id, u.email, a.new_email as "newEmail", a.user_metadata as "userMetadata", u.role,
      ${utc('u.created_at')} as "createdAt", ${utc('a.last_sign_in_at')} as "lastSignInAt",
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'signedInAt', ${utc('s.created_at')}, 'lastUsedAt', ${utc('s.refreshed_at')}) order by s.created_at)
        from auth_sessions s where s.user_id = u.id
      ), '[]') as sessions,
      coalesce((
        select jsonb_agg(jsonb_build_object('version', d.version, 'acceptedAt', ${utc('d.accepted_at')})
          order by d.accepted_at)
        from accepted_disclaimers d where d.user_id = u.id
      ), '[]') as disclaimers,
      coalesce((
        select jsonb_agg(jsonb_build_object('day', t.day, 'model', t.model, 'questions', t.questions,
          'inputTokens', t.input_tokens, 'outputTokens', t.output_tokens) order by t.day, t.model)
        from token_use t where t.user_id = u.id
      ), '[]') as usage
    from users u left join auth_users a on a.id = u.id
    where u.id = ${userId} and u.deleted_at is null`.execute(db)
  return rows[0]
}

function utc(column: string) {
  return sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
