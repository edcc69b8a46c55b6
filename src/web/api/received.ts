import * as z from 'zod/mini'
import type { Account } from '#shared/account.ts'
import { type AccountBudget, budgetSchema } from '#shared/budget.ts'
import {
  type Chat,
  type ChatPage,
  givenSchema,
  type Message,
  type MessagePage,
  messageStatusSchema,
} from '#shared/chat.ts'
import { emergencySchema } from '#shared/emergency.ts'
import { anyIdSchema } from '#shared/ids.ts'
import { sheetLinkSchema } from '#shared/library.ts'
import { logFailure } from '#web/lib/log-failure.ts'

/**
 * What the browser requires of the server's responses: less than `shared` promises, as the server may be newer than the
 * page. Unknown fields are dropped, most missing or unknown values get a default, and an item that cannot be read does
 * not hide the rest of its list.
 */

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Not necessarily a UUID, but safe to use in a URL. UUIDs are converted to lower case. */
const id = anyIdSchema.check(
  z.regex(/^[\w-][\w.~-]{0,127}$/),
  z.overwrite(value => (uuid.test(value) ? value.toLowerCase() : value)),
)
export const receivedChatId = id.brand<'ChatId'>()
export const receivedUserId = id.brand<'UserId'>()

export const text = z.catch(z.string(), '')
export const textOrNull = z.catch(z.nullable(z.string()), null)
export const count = z.catch(z.number(), 0)
export const flag = z.catch(z.boolean(), false)
const items = z.array(z.unknown())
export const role = z.catch(z.enum(['user', 'admin']), 'user')

/** The items that can be read. `placeholder` replaces one that cannot. */
function readItems<T>(item: z.ZodMiniType<T>, values: unknown[], placeholder?: (index: number) => T): T[] {
  return values.flatMap((value, index) => {
    const read = z.safeParse(item, value)
    if (read.success) return [read.data]
    // The name of the wrong field, never its content.
    logFailure('Omitted an item that cannot be read', read.error.issues[0]?.path.join('.'))
    return placeholder ? [placeholder(index)] : []
  })
}

export function listOf<T>(item: z.ZodMiniType<T>) {
  return z.pipe(
    items,
    z.transform(values => readItems(item, values)),
  )
}

export const receivedAccount: z.ZodMiniType<Account> = z.object({ id: receivedUserId, email: text, role })

export const receivedBudget: z.ZodMiniType<AccountBudget> = z.object({
  budget: z.catch(z.nullable(budgetSchema), null),
})

export const receivedChat: z.ZodMiniType<Chat> = z.object({
  id: receivedChatId,
  title: textOrNull,
  created_at: text,
  messageCount: count,
  lastMessageAt: textOrNull,
  pinned: flag,
  archived: flag,
})

/** `unreadableCount`: how many chats could not be read. They count towards the offset of the next page. */
export type ReceivedChatPage = ChatPage & { unreadableCount?: number }

export const receivedChatPage: z.ZodMiniType<ReceivedChatPage> = z.pipe(
  z.object({ chats: items, hasMore: flag }),
  z.transform(page => {
    const chats = readItems(receivedChat, page.chats)
    return { chats, hasMore: page.hasMore, unreadableCount: page.chats.length - chats.length }
  }),
)

const attachment = z.object({
  kind: z.enum(['image', 'pdf']),
  url: z.string(),
  name: text,
  fileId: z.catch(z.optional(z.string()), undefined),
  pages: z.catch(z.optional(z.number()), undefined),
  textPages: z.catch(z.optional(z.number()), undefined),
})

export const receivedSource = z.object({
  title: text,
  url: text,
  snippet: text,
  sheetId: z.catch(z.optional(z.string()), undefined),
})

const message = z.object({
  id: z.catch(anyIdSchema, ''),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  created_at: text,
  status: z.catch(messageStatusSchema, 'complete'),
  attachments: z.catch(z.optional(listOf(attachment)), undefined),
  emergency: z.catch(z.optional(emergencySchema), undefined),
  failedAttachments: z.catch(z.optional(z.array(z.string())), undefined),
  sources: z.catch(z.optional(listOf(receivedSource)), undefined),
  suggestions: z.catch(z.optional(listOf(sheetLinkSchema)), undefined),
  given: z.catch(z.optional(givenSchema), undefined),
  versions: z.catch(z.optional(z.array(anyIdSchema)), undefined),
  chosen: z.catch(z.optional(z.boolean()), undefined),
  feedback: z.catch(
    z.optional(z.object({ value: z.number(), reason: textOrNull, text: textOrNull, withAnswer: flag })),
    undefined,
  ),
})

/** A message that cannot be read keeps its position, and one without an id is identified by its position. */
export const receivedMessagePage: z.ZodMiniType<MessagePage> = z.pipe(
  z.object({
    messages: items,
    offset: count,
    hasOlder: flag,
    before: z.catch(z.optional(anyIdSchema), undefined),
  }),
  z.transform(({ messages, offset, hasOlder, before }) => ({
    messages: readItems<Message>(message, messages, () => unreadableMessage).map((each, index) =>
      each.id === '' ? { ...each, id: `at-${offset + index}` } : each,
    ),
    offset,
    hasOlder,
    ...(before !== undefined && { before }),
  })),
)

const unreadableMessage: Message = {
  id: '',
  role: 'assistant',
  content: '',
  created_at: '',
  status: 'complete',
}

/** Whether this is the placeholder for a message that could not be read. There is nothing to show. */
export function isUnreadable({ content, status }: Pick<Message, 'content' | 'status'>): boolean {
  return content === '' && status === 'complete'
}
