import { createContext } from 'react'
import type { ModelId } from '#shared/api/models.ts'
import type { Edit } from '#web/chat/conversation/draft-message.ts'
import type { EditDraft } from '#web/chat/conversation/edit-draft.ts'

/** The page's actions for versions of messages. `key`: the key of a message on screen. */
export type VersionActions = {
  /** In a shared chat: nothing can be edited or regenerated. */
  readOnly?: true
  editDraft: EditDraft
  edit(edit: Edit): void
  regenerate(key: string, model: ModelId): void
  /** Shows the version with this id in place of the message with this key. */
  choose(key: string, id: string): void
}

const noEdit: EditDraft = {
  subscribe: () => () => {},
  get: () => undefined,
  set: () => {},
  beginSend: () => {},
  confirmSend: () => {},
}

const noActions: VersionActions = {
  editDraft: noEdit,
  edit: () => {},
  regenerate: () => {},
  choose: () => {},
}

export const VersionActionsContext = createContext(noActions)

export const readOnlyActions: VersionActions = { ...noActions, readOnly: true }
