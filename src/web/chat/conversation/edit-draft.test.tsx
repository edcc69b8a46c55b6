import { beforeEach, describe, expect, it } from 'vitest'
import { attachmentsOnlyContent } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { findDraft, storeDraft } from '#web/lib/storage/drafts.ts'
import { beginEdit, createEditDraft, takeEdit } from './edit-draft.ts'

const chat = '11111111-1111-4111-8111-111111111111' as ChatId
const edit = { key: `${chat}.q1`, text: 'May I?\nAnd when?' }
const ofOtherTab = `${chat}.q2\nAnother question`
const stored = () => findDraft('ann', 'edit')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the new text of a question', () => {
  it('survives a reload, but is not another user’s', () => {
    createEditDraft('ann').set(edit)
    expect(createEditDraft('ann').get()).toEqual(edit)
    expect(createEditDraft('bob').get()).toBeUndefined()
  })

  it('stays in the browser until the server has stored it', () => {
    const draft = createEditDraft('ann')
    draft.set(edit)
    draft.beginSend()
    expect([draft.get(), stored()]).toEqual([undefined, `${edit.key}\n${edit.text}`])
    draft.confirmSend()
    expect(stored()).toBeUndefined()
  })

  it('that is back in its field stays when another one is stored', () => {
    const draft = createEditDraft('ann')
    draft.set(edit)
    draft.beginSend()
    draft.set(edit)
    draft.confirmSend()
    expect(stored()).toBe(`${edit.key}\n${edit.text}`)
  })

  it('that is back in its field leaves it when it turns out to be stored, unless it was changed', () => {
    const draft = createEditDraft('ann')
    draft.set(edit)
    draft.beginSend()
    draft.set({ ...edit, text: `${edit.text} Today?` })
    draft.confirmSend(edit.text)
    expect(draft.get()?.text).toBe(`${edit.text} Today?`)
    draft.set(edit)
    draft.confirmSend(edit.text)
    expect([draft.get(), stored()]).toEqual([undefined, undefined])
  })

  it('of another tab stays when this one is cancelled or stored', () => {
    const draft = createEditDraft('ann')
    draft.set(edit)
    storeDraft('ann', 'edit', ofOtherTab)
    draft.set(undefined)
    expect(stored()).toBe(ofOtherTab)
    draft.set(edit)
    draft.beginSend()
    storeDraft('ann', 'edit', ofOtherTab)
    draft.confirmSend()
    expect(stored()).toBe(ofOtherTab)
  })

  it('survives the reload of its tab even if another tab edits another question (E-8)', () => {
    createEditDraft('ann').set(edit)
    storeDraft('ann', 'edit', ofOtherTab)
    const reloaded = createEditDraft('ann')
    expect(reloaded.get()).toEqual(edit)
    reloaded.set(undefined)
    expect(stored()).toBe(ofOtherTab)
  })

  it('is empty at first if the question consists only of files', () => {
    const draft = createEditDraft('ann')
    beginEdit(draft, 'q1', attachmentsOnlyContent)
    expect(draft.get()).toEqual({ key: 'q1', text: '' })
  })

  it('is taken once if its chat no longer exists, and not if another chat no longer exists', () => {
    const draft = createEditDraft('ann')
    draft.set(edit)
    expect(takeEdit(draft, '22222222-2222-4222-8222-222222222222' as ChatId)).toBe('')
    expect(takeEdit(draft, chat)).toBe(edit.text)
    expect([draft.get(), takeEdit(draft, chat)]).toEqual([undefined, ''])
  })
})
