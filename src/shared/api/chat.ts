import * as v from 'valibot'
import { maxFileCount, maxFileNameLength, maxHistoryMessageCount } from '#shared/limits.ts'
import { finite, limitedList, plainObject, text, uuid } from '#shared/schema.ts'
import { emergencySchema } from './emergency.ts'
import { chatIdSchema } from './ids.ts'
import { sheetLinkSchema } from './library.ts'
import { modelIdSchema } from './models.ts'

/**
 * Bodies of the calls under /api/chat, except those of sharing and feedback (share.ts, feedback.ts), and requests that
 * only the server parses (chat-requests.ts). The server parses requests with these; for most responses, the browser has
 * schemas that require less (web/api/received-chats.ts). Times are ISO 8601 in UTC.
 */

const chatSchema = plainObject({
  id: chatIdSchema,
  title: v.nullable(v.string()),
  created_at: v.string(),
  messageCount: finite,
  lastMessageAt: v.nullable(v.string()),
  pinned: v.boolean(),
  archived: v.boolean(),
})
export type Chat = v.InferOutput<typeof chatSchema>

/** GET /api/chat: pinned chats first, except in the archive; then newest first, by creation time. */
export const chatPageSchema = plainObject({ chats: v.array(chatSchema), hasMore: v.boolean() })
export type ChatPage = v.InferOutput<typeof chatPageSchema>

const sourceSchema = plainObject({
  title: v.string(),
  url: v.string(),
  snippet: v.string(),
  /** Only for a sheet of the firm's library. Its `url` is a path without a host. */
  sheetId: v.optional(v.string()),
})
export type Source = v.InferOutput<typeof sourceSchema>

/** A source as a newer or simpler server may send it. */
export const anySourceSchema = plainObject({
  title: text,
  url: text,
  snippet: text,
  sheetId: v.fallback(v.optional(v.string()), undefined),
})

export const attachmentSchema = plainObject({
  kind: v.picklist(['image', 'pdf']),
  /** On the same origin under /files/; needs no header; expires. */
  url: v.string(),
  name: v.string(),
  fileId: v.optional(v.string()),
  /** Only for a PDF: how many pages it has, and how many of them contain text (0: a scan). */
  pages: v.optional(finite),
  textPages: v.optional(finite),
})
export type Attachment = v.InferOutput<typeof attachmentSchema>
export type AttachmentKind = Attachment['kind']

export const messageStatusSchema = v.picklist(['complete', 'running', 'stopped', 'interrupted', 'error'])
export type MessageStatus = v.InferOutput<typeof messageStatusSchema>

const feedbackSchema = plainObject({
  /** 1: good; -1: bad. */
  value: finite,
  reason: v.nullable(v.string()),
  text: v.nullable(v.string()),
  /** Whether administrators may read the question and the answer. */
  withAnswer: v.boolean(),
})
export type Feedback = v.InferOutput<typeof feedbackSchema>

/**
 * What the model was given with a question, besides the text of the chat: the files of the whole chat, others that the
 * request named, and sheets.
 */
export const givenSchema = plainObject({
  /**
   * `pages`: how many pages, beginning with the first; fewer than `of` if the rest did not fit. If a PDF was given as
   * text and fitted, neither number counts pages without text.
   */
  pdfs: v.array(plainObject({ name: v.string(), pages: finite, of: finite })),
  images: finite,
  sheets: finite,
})
export type Given = v.InferOutput<typeof givenSchema>

export const messageSchema = plainObject({
  id: uuid,
  role: v.picklist(['user', 'assistant']),
  content: v.string(),
  created_at: v.string(),
  status: messageStatusSchema,
  attachments: v.optional(v.array(attachmentSchema)),
  /** Names of files that could not be uploaded with the question. */
  failedAttachments: v.optional(v.array(v.string())),
  sources: v.optional(v.array(sourceSchema)),
  /** Only for a question about an emergency. */
  emergency: v.optional(emergencySchema),
  /** Only for an answer: sheets that it offers, as buttons. */
  suggestions: v.optional(v.array(sheetLinkSchema)),
  /** Only for an answer, if something was given; never for one of the built-in model. */
  given: v.optional(givenSchema),
  /** Only for an answer of the built-in model: its text comes from the firm's sheets. */
  builtIn: v.optional(v.boolean()),
  /** If a question was edited or an answer regenerated: the ids of all its versions, oldest first. */
  versions: v.optional(v.array(uuid)),
  /** In the console: false if another version is chosen, or another version of a message before it. */
  chosen: v.optional(v.boolean()),
  /** The owner's feedback on an answer. Not in the console. */
  feedback: v.optional(feedbackSchema),
})
export type Message = v.InferOutput<typeof messageSchema>

/**
 * GET /api/chat/{id}/messages: oldest first; `offset` is the index in the chat of the first message returned. In a chat
 * with several versions, only the chosen ones count, and `before` is the id of the message before the first one
 * returned: if it is the last message that a client already has, this page continues from there. The console's pages
 * contain all versions, in the order in which they were created.
 */
export const messagePageSchema = plainObject({
  messages: v.array(messageSchema),
  offset: finite,
  hasOlder: v.boolean(),
  before: v.optional(uuid),
})
export type MessagePage = v.InferOutput<typeof messagePageSchema>

/** The content of a message without text, whose files were attached or could not be uploaded. */
export const attachmentsOnlyContent = '(sent attachments)'

/** POST /api/chat/upload: the server's ids, in the order of the files; a PDF's path is its fileId. */
export const uploadResponseSchema = plainObject({
  imagePaths: v.array(v.string()),
  pdfs: v.array(plainObject({ fileId: v.string(), path: v.string() })),
})
export type UploadResponse = v.InferOutput<typeof uploadResponseSchema>

const fileId = v.pipe(v.string(), v.maxLength(200))
const attachedFiles = v.optional(v.nullable(limitedList(fileId, maxFileCount)))

/**
 * POST /api/chat/stream. Without `chatId`, the last user message starts a new chat. With one, the server uses its
 * stored history and only the last user message is new. `clientMessageId` makes a send idempotent. The files in
 * `imagePaths` and `pdfPaths` are attached to the message, unless they were sent before: then they are context, like
 * `pdfFileIds`. `failedAttachments` are the names of files that could not be uploaded. `replaces` edits an earlier
 * question of the chat: the new one takes its place and has its files too; the former one stays as another version,
 * with all that followed it. `after` is the last message that the client shows: if another version was chosen
 * elsewhere, the conversation with that message is chosen again, and the question is added at its end. `temporary`: the
 * new chat appears in no list. It is removed when it is closed, or some hours after its last question or retry.
 */
export const sendSchema = plainObject({
  messages: v.pipe(
    limitedList(
      plainObject({ role: v.picklist(['user', 'assistant']), content: v.string() }),
      maxHistoryMessageCount,
    ),
    v.minLength(1),
  ),
  model: v.optional(v.nullable(modelIdSchema)),
  chatId: v.optional(v.nullable(chatIdSchema)),
  forceWebSearch: v.optional(v.nullable(v.boolean())),
  imagePaths: attachedFiles,
  pdfFileIds: v.optional(v.nullable(limitedList(fileId, maxHistoryMessageCount))),
  pdfPaths: attachedFiles,
  failedAttachments: v.optional(
    v.nullable(limitedList(v.pipe(v.string(), v.maxLength(maxFileNameLength)), maxFileCount)),
  ),
  clientMessageId: v.optional(v.nullable(uuid)),
  replaces: v.optional(v.nullable(uuid)),
  after: v.optional(v.nullable(uuid)),
  temporary: v.optional(v.nullable(v.boolean())),
})
export type Send = v.InferOutput<typeof sendSchema>
