import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { Attachment, Feedback, Given, Message, MessagePage, Source } from '#shared/api/chat.ts'
import type { Emergency } from '#shared/api/emergency.ts'
import type { UserId } from '#shared/api/ids.ts'
import type { SheetLink } from '#shared/api/library.ts'
import type { ChatKey } from './chats.ts'
import { isOpen } from './temporary.ts'

export type PageRequest = { limit: number; offset: number; tail: boolean }

/** Returns the `url` of a user's file: usually a link that opens it. */
export type LinkTo = (file: { id: string; userId: UserId }) => string

type ListOptions = {
  linkTo: LinkTo
  /** For the console: all versions, not only the chosen ones, in the order of their creation, and without feedback. */
  allVersions?: boolean
}

/** One page of the user's chat, oldest first; undefined if the user has no such chat, or if it expired. */
export async function listMessages(
  db: Db,
  key: ChatKey,
  { limit, offset, tail }: PageRequest,
  { linkTo, allVersions = false }: ListOptions,
): Promise<MessagePage | undefined> {
  const chat = await findLength(db, key)
  if (!chat) return undefined
  const hasVersions = chat.totalCount !== null
  const count = (allVersions ? chat.totalCount : null) ?? chat.length
  const index = allVersions && hasVersions ? 'ordinal' : 'position'
  const first = tail ? Math.max(0, count - limit) : offset
  const rows = await db
    .selectFrom('messages')
    .select([
      'id',
      'role',
      'content',
      'status',
      'position',
      'parent_id',
      'created_at',
      'sources',
      'suggestions',
      'given',
      'failed_attachments',
      'emergency',
      textSoFar,
      builtInOf,
      attachmentsOf,
      ...(hasVersions ? [versionsOf] : []),
      ...(allVersions ? [] : [feedbackOf]),
    ])
    .where('chat_id', '=', key.chatId)
    .where(index, '>=', first)
    .where(index, '<', first + limit)
    .orderBy(index)
    .execute()
  const messages = rows.map(row => toMessage(row, file => linkTo({ id: file, userId: key.userId })))
  const before = !allVersions && first > 0 ? rows[0]?.parent_id : undefined
  return { messages, offset: first, hasOlder: first > 0 && count > 0, ...(before && { before }) }
}

async function findLength(db: Db, { chatId, userId }: ChatKey) {
  return db
    .selectFrom('chats')
    .select(['message_count as length', 'total_count as totalCount'])
    .where('id', '=', chatId)
    .where('user_id', '=', userId)
    .where(isOpen)
    .executeTakeFirst()
}

/** The text of a running answer so far, from the log. Its row has no text yet, or that of the answer it replaces. */
const textSoFar = sql<string | null>`case when status = 'running' then (
  select string_agg(l.body, '' order by l.start)
  from generations g join generation_log l on l.generation_id = g.id
  where g.message_id = messages.id and g.status = 'running' and l.kind = 'text'
) end`.as('text_so_far')

/**
 * Whether the built-in model wrote an answer, whatever is configured now: only its answers reserved no tokens. Answers
 * from before reservations count as those of a provider's model.
 */
const builtInOf = sql<boolean | null>`case when role = 'assistant' then (
  select g.asked_on is not null and g.reserved_input = 0 from generations g where g.message_id = messages.id
  order by g.created_at desc limit 1
) end`.as('built_in')

/** The files of a question: those of its former version, then its own; both in the order of `place`. */
const attachmentsOf = sql<AttachmentRow[] | null>`case when role = 'user' then (
  select json_agg(json_build_object('id', u.id, 'kind', u.kind, 'name', u.name, 'pages', u.pages,
    'textPages', u.text_pages) order by u.is_own, u.place, u.id)
  from (
    select own.*, true as is_own from uploads own where own.message_id = messages.id
    union all
    select former.*, false from shared_uploads s join uploads former on former.id = s.upload_id
      where s.message_id = messages.id
  ) u
) end`.as('attachments')

/** All versions of the message, oldest first. */
const versionsOf = sql<string[] | null>`(
  select array_agg(v.id order by v.ordinal) from messages v where v.parent_id = messages.parent_id
)`.as('versions')

const feedbackOf = sql<Feedback | null>`case when role = 'assistant' then (
  select json_build_object('value', f.value, 'reason', f.reason, 'text', f.words, 'withAnswer', f.with_answer)
  from feedback f where f.message_id = messages.id
) end`.as('feedback')

type AttachmentRow = {
  id: string
  kind: Attachment['kind']
  name: string
  pages: number | null
  textPages: number | null
}

type MessageRow = {
  id: string
  role: Message['role']
  content: string
  status: Message['status']
  created_at: Date
  sources: Source[] | null
  suggestions: SheetLink[] | null
  given: Given | null
  failed_attachments: string[] | null
  emergency: Emergency | null
  text_so_far: string | null
  built_in: boolean | null
  position: number | null
  versions?: string[] | null
  feedback?: Feedback | null
  attachments: AttachmentRow[] | null
}

function toAttachment(row: AttachmentRow, linkTo: (file: string) => string): Attachment {
  return {
    kind: row.kind,
    url: linkTo(row.id),
    name: row.name,
    ...(row.kind === 'pdf' && { fileId: row.id, pages: row.pages ?? 0, textPages: row.textPages ?? 0 }),
  }
}

function toMessage(row: MessageRow, linkTo: (file: string) => string): Message {
  return {
    id: row.id,
    role: row.role,
    content: row.status === 'running' ? (row.text_so_far ?? '') : row.content,
    created_at: row.created_at.toISOString(),
    status: row.status,
    ...(row.attachments && {
      attachments: row.attachments.map(attachment => toAttachment(attachment, linkTo)),
    }),
    ...(row.emergency && { emergency: row.emergency }),
    ...(row.failed_attachments && { failedAttachments: row.failed_attachments }),
    ...(row.sources && row.status !== 'running' && { sources: row.sources }),
    ...(row.suggestions && row.status !== 'running' && { suggestions: row.suggestions }),
    ...(row.given && row.status !== 'running' && { given: row.given }),
    ...(row.built_in && { builtIn: true }),
    ...(row.versions && row.versions.length > 1 && { versions: row.versions }),
    ...(row.position === null && { chosen: false }),
    ...(row.feedback && { feedback: row.feedback }),
  }
}
