import type { Send } from '#shared/chat.ts'
import type { ModelId } from '#shared/models.ts'
import { randomId } from '#web/lib/random-id.ts'
import type { Desk } from './desk.ts'
import type { PickedFile } from './picked-files.ts'
import type { SentFiles } from './sent-files.ts'
import { documentIds } from './shown-message.ts'

/** A question as it was written, and what is sent of it. */

/** `text` may be blank where there are files. */
export type Question = {
  text: string
  files: readonly PickedFile[]
  model: ModelId
  webSearch: boolean
}

/** The stored history is the truth for the server: what goes with a question is a courtesy to simpler ones. */
const historySent = 20

/**
 * The same text and files sent again after a refusal are the same message: its first try may have arrived after all.
 * Files that did not go up then do get another try.
 */
export function refusedBefore(desk: Desk, { text, files, model, webSearch }: Question): Send | undefined {
  const { body, files: before } = desk.refusedSend ?? { body: undefined, files: [] }
  const isSame =
    body?.chatId === (desk.visit.chatId ?? null) &&
    body.model === model &&
    body.forceWebSearch === webSearch &&
    body.messages.at(-1)?.content === text &&
    body.failedAttachments === undefined &&
    before.length === files.length &&
    before.every(({ file }) => files.some(other => other.file === file))
  return isSame ? body : undefined
}

/** Takes down what the conversation holds now; the files' ids are known only later. */
export function sendWriter(desk: Desk, { text, model, webSearch }: Question): (files: SentFiles) => Send {
  const history = desk.state.messages.slice(-historySent).map(({ role, content }) => ({ role, content }))
  const knownDocuments = documentIds(desk.state.messages)
  const chatId = desk.visit.chatId ?? null
  return files => ({
    messages: [...history, { role: 'user', content: text }],
    model,
    chatId,
    forceWebSearch: webSearch,
    ...files,
    pdfFileIds: [...knownDocuments, ...(files.pdfPaths ?? [])],
    clientMessageId: randomId(),
  })
}
