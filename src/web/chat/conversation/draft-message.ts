import type { AttachmentKind } from '#shared/api/chat.ts'
import type { ModelId } from '#shared/api/models.ts'

export type PickedFile = { key: string; kind: AttachmentKind; file: File }

/** A question to send. `text` is trimmed, and is '' only if there are files. */
export type DraftMessage = {
  text: string
  files: readonly PickedFile[]
  model: ModelId
  webSearch: boolean
  /** It waited for the answer before it, and is sent without the user. */
  waited?: boolean
}

/**
 * The new text of a question. `key`: the key of the message on screen when the text is sent; before and after that, any
 * key that `isEditOf` accepts.
 */
export type Edit = { key: string; text: string }
