import type { ColumnType, Generated } from 'kysely'
import type { Role } from '#shared/api/account.ts'
import type { AuditAction } from '#shared/api/admin.ts'
import type { Given, MessageStatus, Source } from '#shared/api/chat.ts'
import type { Emergency } from '#shared/api/emergency.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import type { SheetLink } from '#shared/api/library.ts'
import type { SharedMessage } from '#shared/api/share.ts'
import type { AuthTables } from './auth-schema.ts'
import type { UploadTables } from './upload-schema.ts'

/**
 * The tables as Kysely's queries see them. migrations/*.sql defines all tables and explains the less obvious columns.
 */

export type Schema = AuthTables &
  UploadTables & {
    users: UsersTable
    chats: ChatsTable
    chat_words: ChatWordsTable
    messages: MessagesTable
    generations: GenerationsTable
    generation_log: GenerationLogTable
    secrets: SecretsTable
    processes: ProcessesTable
    audit_log: AuditLogTable
    audit_addresses: AuditAddressesTable
    audit_head: AuditHeadTable
    user_removals: UserRemovalsTable
    library_counts: LibraryCountsTable
    shares: SharesTable
    feedback: FeedbackTable
    budget_use: BudgetUseTable
    token_use: TokenUseTable
    accepted_disclaimers: AcceptedDisclaimersTable
  }

/** Set by the database's clock if the insert omits it. */
type CreatedAt = ColumnType<Date, Date | undefined, never>

type UsersTable = {
  id: UserId
  email: string
  role: Generated<Role>
  created_at: Generated<Date>
  deleted_at: Date | null
  chat_count: Generated<number>
  last_chat_at: Date | null
  exporting_until: Date | null
}

type ChatsTable = {
  id: ChatId
  user_id: UserId
  title: string | null
  title_by: Generated<'question' | 'model' | 'person'>
  created_at: CreatedAt
  message_count: Generated<number>
  total_count: number | null
  last_message_at: Date | null
  pinned: Generated<boolean>
  archived: Generated<boolean>
  expires_at: Date | null
  searchable_at: Date | null
}

/** `words`: written and read by SQL only. */
type ChatWordsTable = {
  chat_id: ChatId
  message_id: string
  user_id: UserId
  created_at: Date
  checksum: number
  words: unknown
}

type MessagesTable = {
  id: string
  chat_id: ChatId
  position: number | null
  parent_id: string | null
  ordinal: number | null
  left_at: Date | null
  role: 'user' | 'assistant'
  content: string
  status: MessageStatus
  created_at: CreatedAt
  sources: ColumnType<Source[] | null, string | null | undefined, string | null>
  sheets: ColumnType<
    { id: string; language: string; written: string }[] | null,
    string | null | undefined,
    never
  >
  suggestions: ColumnType<SheetLink[] | null, string | null | undefined, never>
  given: ColumnType<Given | null, string | null | undefined, never>
  failed_attachments: ColumnType<string[] | null, string | null | undefined, never>
  web_search: Generated<boolean>
  emergency: ColumnType<Emergency | null, string | null | undefined, never>
}

type GenerationsTable = {
  id: string
  chat_id: ChatId
  user_id: UserId
  message_id: string | null
  status: Generated<MessageStatus>
  model: string
  error_code: string | null
  process_id: string
  stop_requested: Generated<boolean>
  client_message_id: string | null
  payload_hash: string | null
  created_at: CreatedAt
  ended_at: Date | null
  log_expires_at: Date | null
  asked_on: string | null
  budgeted: Generated<boolean>
  reserved_input: Generated<number>
  reserved_output: Generated<number>
}

/** The bigints are strings unless a query converts them. */
type BudgetUseTable = { user_id: UserId; day: string; questions: number; tokens: string; reserved: string }

type AcceptedDisclaimersTable = { user_id: UserId; version: string; accepted_at: CreatedAt }

type TokenUseTable = {
  day: string
  /** Null: accounts that were erased. */
  user_id: UserId | null
  model: string
  questions: number
  input_tokens: string
  output_tokens: string
  estimated_calls: number
}

type GenerationLogTable = {
  generation_id: string
  start: number
  kind: 'text' | 'event'
  body: string
}

type SecretsTable = { name: string; value: string; created_at: Generated<Date> }

type ProcessesTable = { id: string; started_at: CreatedAt; heartbeat_at: Generated<Date> }

type AuditLogTable = {
  seq: number
  at: Date
  actor_id: UserId | null
  actor_address: number | null
  actor_mark: Buffer | null
  action: AuditAction
  subject_id: UserId | null
  chat_id: ChatId | null
  request_id: string | null
  reason: string
  hash: Buffer
}

type AuditAddressesTable = { id: Generated<number>; user_id: UserId; email: string; salt: Generated<string> }

type AuditHeadTable = { only_row: Generated<boolean>; seq: number; hash: Buffer }

type UserRemovalsTable = {
  user_id: UserId
  state: Generated<'marked' | 'resumed' | 'erasing'>
  due_at: Generated<Date>
}

type SharesTable = {
  id: string
  user_id: UserId
  chat_id: ChatId
  token_hash: Buffer
  title: string | null
  messages: ColumnType<SharedMessage[], string, never>
  with_files: boolean
  created_at: CreatedAt
  expires_at: Date
}

type FeedbackTable = {
  message_id: string
  seq: Generated<number>
  given_at: Generated<Date>
  model: string
  value: 1 | -1
  reason: string | null
  words: string | null
  with_answer: Generated<boolean>
}

/** `day`: a date without a time. */
type LibraryCountsTable = { day: string; kind: 'found' | 'unanswered'; key: string; count: number }
