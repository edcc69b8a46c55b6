import * as z from 'zod/mini'
import { emergencySchema } from './emergency.ts'
import { chatIdSchema } from './ids.ts'
import { sheetLinkSchema } from './library.ts'
import { maxFileCount, maxFileNameLength, maxHistoryMessageCount, maxTitleLength } from './limits.ts'
import { modelIdSchema } from './models.ts'

/**
 * Bodies of the calls under /api/chat. The server parses requests with these; for most responses, the browser has schemas
 * that require less (web/api/received.ts). Times are ISO 8601 in UTC.
 */

export const chatSchema = z.object({
  id: chatIdSchema,
  title: z.nullable(z.string()),
  created_at: z.string(),
  messageCount: z.number(),
  lastMessageAt: z.nullable(z.string()),
  pinned: z.boolean(),
  archived: z.boolean(),
})
export type Chat = z.infer<typeof chatSchema>

/** GET /api/chat: pinned chats first, then newest first, by creation time. */
export const chatPageSchema = z.object({ chats: z.array(chatSchema), hasMore: z.boolean() })
export type ChatPage = z.infer<typeof chatPageSchema>

export const sourceSchema = z.object({
  title: z.string(),
  url: z.string(),
  snippet: z.string(),
  /** Only for a sheet of the firm's library. Its `url` is a path without a host. */
  sheetId: z.optional(z.string()),
})
export type Source = z.infer<typeof sourceSchema>

export const attachmentSchema = z.object({
  kind: z.enum(['image', 'pdf']),
  /** On the same origin under /files/; needs no header; expires. */
  url: z.string(),
  name: z.string(),
  fileId: z.optional(z.string()),
  /** Only for a PDF: how many pages it has, and how many of them contain text (0: a scan). */
  pages: z.optional(z.number()),
  textPages: z.optional(z.number()),
})
export type Attachment = z.infer<typeof attachmentSchema>

export const messageStatusSchema = z.enum(['complete', 'running', 'stopped', 'interrupted', 'error'])
export type MessageStatus = z.infer<typeof messageStatusSchema>

export const feedbackSchema = z.object({
  /** 1: good; -1: bad. */
  value: z.number(),
  reason: z.nullable(z.string()),
  text: z.nullable(z.string()),
  /** Whether administrators may read the question and the answer. */
  withAnswer: z.boolean(),
})
export type Feedback = z.infer<typeof feedbackSchema>

/** What the model was given with a question, besides the text of the chat: files of the whole chat, and sheets. */
export const givenSchema = z.object({
  /** `pages`: how many pages, beginning with the first; fewer than `of` if the rest did not fit. */
  pdfs: z.array(z.object({ name: z.string(), pages: z.number(), of: z.number() })),
  images: z.number(),
  sheets: z.number(),
})
export type Given = z.infer<typeof givenSchema>

export const messageSchema = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  created_at: z.string(),
  status: messageStatusSchema,
  attachments: z.optional(z.array(attachmentSchema)),
  /** Names of files that could not be uploaded with the question. */
  failedAttachments: z.optional(z.array(z.string())),
  sources: z.optional(z.array(sourceSchema)),
  /** Only for a question about an emergency. */
  emergency: z.optional(emergencySchema),
  /** Only for an answer: sheets that it offers, as buttons. */
  suggestions: z.optional(z.array(sheetLinkSchema)),
  /** Only for an answer. */
  given: z.optional(givenSchema),
  /** If a question was edited or an answer regenerated: the ids of all its versions, oldest first. */
  versions: z.optional(z.array(z.uuid())),
  /** In the console: false if another version is chosen, or another version of a message before it. */
  chosen: z.optional(z.boolean()),
  /** The owner's feedback on an answer. Not in the console. */
  feedback: z.optional(feedbackSchema),
})
export type Message = z.infer<typeof messageSchema>

/**
 * GET /api/chat/{id}/messages: oldest first; `offset` is the index in the chat of the first message returned. In a chat
 * with several versions, only the chosen ones count, and `before` is the id of the message before the first one returned:
 * if it is the last message that a client already has, this page continues from there. The console's pages hold all
 * versions, in the order in which they were created.
 */
export const messagePageSchema = z.object({
  messages: z.array(messageSchema),
  offset: z.number(),
  hasOlder: z.boolean(),
  before: z.optional(z.uuid()),
})
export type MessagePage = z.infer<typeof messagePageSchema>

/** biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it rejects. */
const controlCharacters = /[\u0000-\u001f\u007f-\u009f]/

/** PATCH /api/chat/{id}: the title is trimmed, 1 to 200 characters, no control characters. At least one change. */
export const chatChangesSchema = z
  .object({
    title: z.optional(
      z.string().check(
        z.trim(),
        z.minLength(1, 'A title needs at least one character.'),
        z.maxLength(maxTitleLength, `A title can have at most ${maxTitleLength} characters.`),
        z.refine(title => !controlCharacters.test(title), 'A title cannot contain control characters.'),
      ),
    ),
    pinned: z.optional(z.boolean()),
    archived: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ title, pinned, archived }) => [title, pinned, archived].some(change => change !== undefined),
      'Send at least one of title, pinned and archived.',
    ),
  )
export type ChatChanges = z.infer<typeof chatChangesSchema>

/** The content of a message with attachments but no text. */
export const attachmentsOnlyContent = '(sent attachments)'

/** POST /api/chat/upload: the server's ids, in the order of the files; a PDF's path is its fileId. */
export const uploadResponseSchema = z.object({
  imagePaths: z.array(z.string()),
  pdfs: z.array(z.object({ fileId: z.string(), path: z.string() })),
})
export type UploadResponse = z.infer<typeof uploadResponseSchema>

const fileId = z.string().check(z.maxLength(200))
const attachedFiles = z.optional(z.nullable(z.array(fileId).check(z.maxLength(maxFileCount))))

/**
 * POST /api/chat/stream. Without `chatId`, the last user message starts a new chat. With one, the server uses its stored
 * history and only the last user message is new. `clientMessageId` makes a send idempotent. The files in `imagePaths`
 * and `pdfPaths` are attached to the message; other `pdfFileIds` are context. `failedAttachments` are the names of files
 * that could not be uploaded. `replaces` edits an earlier question of the chat: the new one takes its place and has the
 * same files; the former one stays as another version, with all that followed it. `after` is the last message that the
 * client shows: if another version was chosen elsewhere, the question follows that message and not the chosen one.
 * `temporary`: the new chat appears in no list. It is removed when it is closed, or some hours after its last question.
 */
export const sendSchema = z.object({
  messages: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() }))
    .check(z.minLength(1), z.maxLength(maxHistoryMessageCount)),
  model: z.optional(z.nullable(modelIdSchema)),
  chatId: z.optional(z.nullable(chatIdSchema)),
  forceWebSearch: z.optional(z.nullable(z.boolean())),
  imagePaths: attachedFiles,
  pdfFileIds: z.optional(z.nullable(z.array(fileId).check(z.maxLength(maxHistoryMessageCount)))),
  pdfPaths: attachedFiles,
  failedAttachments: z.optional(
    z.nullable(z.array(z.string().check(z.maxLength(maxFileNameLength))).check(z.maxLength(maxFileCount))),
  ),
  clientMessageId: z.optional(z.nullable(z.uuid())),
  replaces: z.optional(z.nullable(z.uuid())),
  after: z.optional(z.nullable(z.uuid())),
  temporary: z.optional(z.nullable(z.boolean())),
})
export type Send = z.infer<typeof sendSchema>

/**
 * POST /api/chat/{id}/retry: answers the last question again, with a web search if it requested one. The new answer
 * replaces the former one. With `messageId`, of an answer or a question, it becomes another version, and the former ones
 * stay.
 */
export const retrySchema = z.object({
  model: z.optional(z.nullable(modelIdSchema)),
  messageId: z.optional(z.nullable(z.uuid())),
})
export type Retry = z.infer<typeof retrySchema>

/** POST /api/chat/{id}/choose: shows this version of a question or an answer, with what followed it. */
export const chooseSchema = z.object({ messageId: z.uuid() })
export type Choose = z.infer<typeof chooseSchema>
