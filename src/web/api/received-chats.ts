import * as v from 'valibot'
import {
  anySourceSchema,
  type Chat,
  type ChatPage,
  givenSchema,
  type Message,
  type MessagePage,
  messageStatusSchema,
} from '#shared/api/chat.ts'
import { emergencySchema } from '#shared/api/emergency.ts'
import { anyIdSchema } from '#shared/api/ids.ts'
import { sheetLinkSchema } from '#shared/api/library.ts'
import { finite, plainObject, text, textOrNull } from '#shared/schema.ts'
import { count, flag, items, listOf, readItems } from './received.ts'
import { receivedChatId } from './received-ids.ts'

/** Received chats and messages. The account page is the only page that loads this code without showing either. */

export const receivedChat: v.GenericSchema<unknown, Chat> = plainObject({
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

export const receivedChatPage: v.GenericSchema<unknown, ReceivedChatPage> = v.pipe(
  plainObject({ chats: items, hasMore: flag }),
  v.transform(page => {
    const chats = readItems(receivedChat, page.chats)
    return { chats, hasMore: page.hasMore, unreadableCount: page.chats.length - chats.length }
  }),
)

const attachment = plainObject({
  kind: v.picklist(['image', 'pdf']),
  url: v.string(),
  name: text,
  fileId: v.fallback(v.optional(v.string()), undefined),
  pages: v.fallback(v.optional(finite), undefined),
  textPages: v.fallback(v.optional(finite), undefined),
})

const message = plainObject({
  id: v.fallback(anyIdSchema, ''),
  role: v.picklist(['user', 'assistant']),
  content: v.string(),
  created_at: text,
  status: v.fallback(messageStatusSchema, 'complete'),
  attachments: v.fallback(v.optional(listOf(attachment)), undefined),
  emergency: v.fallback(v.optional(emergencySchema), undefined),
  failedAttachments: v.fallback(v.optional(listOf(v.string())), undefined),
  sources: v.fallback(v.optional(listOf(anySourceSchema)), undefined),
  suggestions: v.fallback(v.optional(listOf(sheetLinkSchema)), undefined),
  given: v.fallback(v.optional(givenSchema), undefined),
  builtIn: v.fallback(v.optional(v.boolean()), undefined),
  versions: v.fallback(v.optional(v.array(anyIdSchema)), undefined),
  chosen: v.fallback(v.optional(v.boolean()), undefined),
  feedback: v.fallback(
    v.optional(plainObject({ value: finite, reason: textOrNull, text: textOrNull, withAnswer: flag })),
    undefined,
  ),
})

/** A message that cannot be read keeps its position, and one without an id is identified by its position. */
export const receivedMessagePage: v.GenericSchema<unknown, MessagePage> = v.pipe(
  plainObject({
    messages: items,
    offset: count,
    hasOlder: flag,
    before: v.fallback(v.optional(anyIdSchema), undefined),
  }),
  v.transform(({ messages, offset, hasOlder, before }) => ({
    messages: readItems<Message>(message, messages, unreadableMessage).map((each, index) =>
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
