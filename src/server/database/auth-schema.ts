import type { ColumnType, Generated } from 'kysely'
import type { UserId } from '#shared/api/ids.ts'

/** The embedded auth provider's tables (migrations/0002_embedded_auth.sql and later ones). */
export type AuthTables = {
  auth_users: AuthUsersTable
  auth_sessions: AuthSessionsTable
  auth_mail_tokens: AuthMailTokensTable
}

/** What a program or a user stores with an account: JSON, written as text. */
export type Metadata = Record<string, unknown>

type MetadataColumn = ColumnType<Metadata, string, string>
type CreatedAt = ColumnType<Date, Date | undefined, never>
/** Null if the insert omits it. */
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

type AuthUsersTable = {
  id: UserId
  email: string | null
  password_hash: string | null
  password_expires_at: Optional<Date>
  is_anonymous: Generated<boolean>
  email_confirmed_at: Optional<Date>
  mailbox_proven: Generated<boolean>
  confirmation_sent_at: Optional<Date>
  recovery_sent_at: Optional<Date>
  new_email: Optional<string>
  email_change_sent_at: Optional<Date>
  last_sign_in_at: Optional<Date>
  banned_until: Optional<Date>
  identity_id: string
  app_metadata: MetadataColumn
  user_metadata: MetadataColumn
  created_at: CreatedAt
  updated_at: Generated<Date>
}

type AuthSessionsTable = {
  id: string
  user_id: UserId
  refresh_key: string
  /** A bigint: the driver returns a string. */
  refresh_counter: ColumnType<string, number | undefined, number>
  method: SignInMethod
  created_at: CreatedAt
  refreshed_at: Generated<Date>
}

export type SignInMethod = 'password' | 'otp' | 'recovery' | 'anonymous'

type AuthMailTokensTable = {
  token_hash: string
  user_id: UserId
  kind: MailTokenKind
  code_hash: string
  tries: Generated<number>
  password_hash: Optional<string>
  created_at: CreatedAt
  expires_at: Date
}

export type MailTokenKind =
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'
