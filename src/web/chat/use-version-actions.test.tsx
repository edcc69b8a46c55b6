import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { attachmentsOnlyContent } from '#shared/chat.ts'
import { emptyConversation } from '#web/chat/conversation/conversation.ts'
import { createEditDraft } from '#web/chat/conversation/edit-draft.ts'
import { newQuestion } from '#web/chat/conversation/shown-message.ts'
import { QuestionText } from '#web/chat/messages/question-text.tsx'
import { VersionActionsContext } from '#web/chat/messages/version-actions-context.ts'
import { editLastQuestion } from './use-version-actions.ts'

it.each([
  ['My deposit?', 'My deposit?'],
  [attachmentsOnlyContent, ''],
])('to edit “%s”, the Up arrow and the button open a field with “%s” (E-8, E-11)', async (content, text) => {
  const question = newQuestion('question-1', content, [])
  const conversation = {
    subscribe: () => () => {},
    getState: () => ({ ...emptyConversation, messages: [question] }),
  }
  const row = { ...question, text: content, live: false, isLast: false, retry: undefined }
  const byArrow = createEditDraft(crypto.randomUUID())
  editLastQuestion(conversation, byArrow)
  expect(byArrow.get()).toEqual({ key: 'question-1', text })

  const byButton = createEditDraft(crypto.randomUUID())
  const actions = { editDraft: byButton, edit: () => {}, regenerate: () => {}, choose: async () => {} }
  render(
    <VersionActionsContext value={actions}>
      <QuestionText row={row} conversation={conversation} />
    </VersionActionsContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Edit question' }))
  expect(byButton.get()).toEqual(byArrow.get())
})
