import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { attachmentsOnlyContent } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { type Conversation, emptyConversation } from '#web/chat/conversation/conversation.ts'
import { createEditDraft } from '#web/chat/conversation/edit-draft.ts'
import { newQuestion, type ShownMessage } from '#web/chat/conversation/shown-message.ts'
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

const chatId = '11111111-1111-4111-8111-111111111111' as ChatId

/** A page that shows one question of a conversation. `change` tells the page about the new state. */
function openQuestion(userId: string, state: Partial<Conversation> & { messages: [ShownMessage] }) {
  const listeners = new Set<() => void>()
  let current: Conversation = { ...emptyConversation, ...state }
  const conversation = {
    subscribe: (onChange: () => void) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    getState: () => current,
  }
  const editDraft = createEditDraft(userId)
  const actions = { editDraft, edit: () => {}, regenerate: () => {}, choose: async () => {} }
  const page = ([question]: [ShownMessage]) => {
    const row = { ...question, text: question.content, live: false, isLast: false, retry: undefined }
    return (
      <VersionActionsContext value={actions}>
        <QuestionText row={row} conversation={conversation} />
      </VersionActionsContext>
    )
  }
  const { rerender } = render(page(state.messages))
  return {
    change: (next: typeof state) =>
      act(() => {
        current = { ...current, ...next }
        for (const notify of listeners) notify()
        rerender(page(next.messages))
      }),
  }
}

const editField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit your question' })

async function edit(text: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Edit question' }))
  fireEvent.change(await editField(), { target: { value: text } })
}

const sent = newQuestion('key-in-this-page', 'My deposti?', [])
const stored = { ...sent, key: 'stored-id', id: 'stored-id' }

it('the new text of a question that was just sent survives a reload, and stays with that question (C-9, E-8)', async () => {
  const userId = crypto.randomUUID()
  openQuestion(userId, { chatId, offset: 6, messages: [sent] })
  await edit('My deposit?')

  cleanup()
  openQuestion(userId, { chatId, offset: 4, messages: [stored] })
  expect(screen.getByRole('button', { name: 'Edit question' })).toBeTruthy()

  cleanup()
  openQuestion(userId, { chatId, offset: 6, messages: [stored] })
  expect((await editField()).value).toBe('My deposit?')
})

it('the new text of the first question survives a reload once its chat has an id (C-9, E-8)', async () => {
  const userId = crypto.randomUUID()
  const page = openQuestion(userId, { messages: [sent] })
  await edit('My deposit?')
  page.change({ chatId, messages: [sent] })

  cleanup()
  openQuestion(userId, { chatId, messages: [stored] })
  expect((await editField()).value).toBe('My deposit?')
})

it('a new text follows its question by id once there is one, even if its place changes (E-8)', async () => {
  const userId = crypto.randomUUID()
  const page = openQuestion(userId, { chatId, messages: [sent] })
  await edit('My deposit?')
  page.change({ chatId, messages: [{ ...sent, id: stored.id }] })

  cleanup()
  openQuestion(userId, { chatId, offset: 2, messages: [stored] })
  expect((await editField()).value).toBe('My deposit?')
})

it('a new text that was sent survives a reload until the server has stored it (C-9, E-8)', async () => {
  const userId = crypto.randomUUID()
  openQuestion(userId, { chatId, messages: [stored] })
  await edit('My deposit?')
  fireEvent.keyDown(await editField(), { key: 'Enter' })
  expect(screen.getByRole('button', { name: 'Edit question' })).toBeTruthy()

  cleanup()
  openQuestion(userId, { chatId, messages: [stored] })
  expect((await editField()).value).toBe('My deposit?')
})
