import { useMemo } from 'react'
import type { ModelId } from '#shared/api/models.ts'
import type { Edit } from '#web/chat/conversation/draft-message.ts'
import { beginEdit, type EditDraft } from '#web/chat/conversation/edit-draft.ts'
import type { ConversationActions } from '#web/chat/conversation/use-conversation.ts'
import type { ReadableConversation } from '#web/chat/conversation/use-conversation-state.ts'
import type { VersionActions } from '#web/chat/messages/version-actions-context.ts'

/** The actions for versions of messages. `model`: the one chosen in the header, which answers an edited question. */
export function useVersionActions(
  actions: ConversationActions,
  editDraft: EditDraft,
  model: ModelId,
): VersionActions {
  return useMemo(
    () => ({
      editDraft,
      edit: (edit: Edit) => actions.edit(edit, model),
      regenerate: (key: string, by: ModelId) => actions.retry(by, key),
      choose: actions.choose,
    }),
    [actions, editDraft, model],
  )
}

/** Opens the field to edit the newest question. */
export function editLastQuestion(conversation: ReadableConversation, editDraft: EditDraft): void {
  const last = conversation.getState().messages.findLast(message => message.role === 'user')
  if (last) beginEdit(editDraft, last.id ?? last.key, last.content)
}
