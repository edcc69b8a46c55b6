import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createDrafts } from '#web/chat/composer/use-draft.ts'
import { createTray } from '#web/chat/composer/use-tray.ts'
import { emptyConversation } from '#web/chat/conversation/conversation.ts'
import { createEditDraft } from '#web/chat/conversation/edit-draft.ts'
import type { ConversationActions } from '#web/chat/conversation/use-conversation.ts'
import { findDraft, temporaryChat } from '#web/lib/storage/drafts.ts'
import { removeDrafts } from '#web/lib/storage/remove-drafts.ts'
import { useTemporaryChat } from './use-temporary-chat.ts'

it('an edit that was begun before a temporary chat is there afterwards, and one of the temporary chat is not (C-9, J-11)', () => {
  const userId = crypto.randomUUID()
  const editDraft = createEditDraft(userId)
  const memory = { drafts: createDrafts(userId), tray: createTray(), editDraft }
  const actions = {} as ConversationActions
  const conversationIn = (temporary: boolean) => ({
    subscribe: () => () => {},
    getState: () => ({ ...emptyConversation, temporary }),
  })
  const { rerender } = renderHook(
    (temporary: boolean) =>
      useTemporaryChat({ chatId: undefined, conversation: conversationIn(temporary), actions, ...memory }),
    { initialProps: false },
  )
  const edit = { key: 'stored', text: 'When is my deposit due?' }
  act(() => editDraft.set(edit))
  rerender(true)
  rerender(false)
  expect(editDraft.get()).toEqual(edit)
  rerender(true)
  act(() => editDraft.set({ key: 'temporary', text: 'A secret' }))
  rerender(false)
  expect(editDraft.get()).toEqual(edit)
  expect(createEditDraft(userId).get()).toEqual(edit)

  rerender(true)
  act(() => editDraft.set({ key: 'temporary', text: 'A secret' }))
  act(() => editDraft.set(undefined))
  rerender(false)
  expect(createEditDraft(userId).get()).toEqual(edit)

  rerender(true)
  act(() => editDraft.set({ key: 'temporary', text: 'A secret' }))
  removeDrafts()
  rerender(false)
  expect(createEditDraft(userId).get()).toBeUndefined()
})

it('what was typed and picked in a temporary chat is gone with it, and the next draft is stored again (J-11)', () => {
  const userId = crypto.randomUUID()
  const memory = { drafts: createDrafts(userId), tray: createTray(), editDraft: createEditDraft(userId) }
  const { unmount } = renderHook(() =>
    useTemporaryChat({
      chatId: undefined,
      conversation: {
        subscribe: () => () => {},
        getState: () => ({ ...emptyConversation, temporary: true }),
      },
      actions: {} as ConversationActions,
      ...memory,
    }),
  )
  act(() => memory.drafts.write(temporaryChat, 'A secret'))
  act(() => memory.tray.setSearch(temporaryChat, true))
  memory.drafts.write(undefined, 'Not stored yet')
  expect(findDraft(userId, undefined)).toBeUndefined()
  unmount()
  expect(memory.drafts.typed(temporaryChat)).toBe('')
  expect(memory.tray.contents(temporaryChat).search).toBe(false)
  memory.drafts.write(undefined, 'My deposit?')
  expect(findDraft(userId, undefined)).toBe('My deposit?')
})
