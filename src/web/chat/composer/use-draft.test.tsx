import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ChatId } from '#shared/api/ids.ts'
import { findDraft, pauseStoring, storeDraft } from '#web/lib/storage/drafts.ts'
import { removeDrafts } from '#web/lib/storage/remove-drafts.ts'
import { clearUserMemory } from '#web/lib/storage/user-memory.ts'
import { createDrafts, type DraftKey, useDrafts } from './use-draft.ts'
import { createTray } from './use-tray.ts'
import { moveWaiting, takeBack, waitingMessagesOf } from './waiting-messages.ts'

const user = 'person'
const chat = '11111111-1111-4111-8111-111111111111' as ChatId
const stored = (chatId?: DraftKey) => findDraft(user, chatId)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearUserMemory()
})

/** A page with the draft of one chat on screen. */
function openPage(chatId: DraftKey = undefined) {
  const { result, unmount } = renderHook(() => useDrafts(user, chatId))
  const drafts = result.current
  return { text: () => drafts.typed(chatId), drafts, close: unmount }
}

/** Another tab sends a text that it stored as the chat's draft. */
function removeInOtherTab(text: string) {
  storeDraft(user, chat, '')
  const key = `parvis.draft.${user}.${chat}`
  dispatchEvent(new StorageEvent('storage', { key, oldValue: text, newValue: null }))
}

describe('a question that is being sent', () => {
  it('stays stored, with what was typed since, until the server has stored it', () => {
    const page = openPage()
    page.drafts.write(undefined, ' A long question ')
    page.drafts.beginSend(undefined, 'A long question')
    expect([page.text(), stored()]).toEqual(['', 'A long question'])
    page.drafts.write(undefined, 'also…')
    expect([page.text(), stored()]).toEqual(['also…', 'A long question\nalso…'])
    page.drafts.confirmSend(undefined, 'A long question')
    expect([page.text(), stored()]).toEqual(['also…', 'also…'])
  })

  it('is restored above what was typed since', () => {
    const drafts = createDrafts(user)
    drafts.write(chat, 'first')
    drafts.beginSend(chat, 'first')
    drafts.write(chat, 'then')
    drafts.restore(chat, 'first', chat)
    expect([drafts.typed(chat), stored(chat)]).toEqual(['first\nthen', 'first\nthen'])
  })

  it('leaves the composer if the server has stored it after all, unless it was changed there (F-2)', () => {
    const drafts = createDrafts(user)
    for (const [typed, left] of [
      ['sent', ''],
      ['sent, and changed', 'sent, and changed'],
      ['sent\nand another one', 'and another one'],
    ] as const) {
      drafts.write(chat, 'sent')
      drafts.beginSend(chat, 'sent')
      drafts.restore(chat, 'sent', chat)
      drafts.write(chat, typed)
      drafts.confirmSend(chat, 'sent')
      expect([drafts.typed(chat), stored(chat) ?? '']).toEqual([left, left])
    }
  })

  it('can be one of several, each removed when the server has stored it', () => {
    const drafts = createDrafts(user)
    for (const text of ['one', 'two']) {
      drafts.write(undefined, text)
      drafts.beginSend(undefined, text)
    }
    expect(stored()).toBe('one\ntwo')
    drafts.confirmSend(undefined, 'two')
    expect(stored()).toBe('one')
    drafts.confirmSend(undefined, 'two')
    expect(stored()).toBe('one')
  })

  it('returns to the composer after a reload, but not after a visit to another page', () => {
    const before = openPage(chat)
    before.drafts.write(chat, 'sent')
    before.drafts.beginSend(chat, 'sent')
    before.close()
    expect(openPage(chat).text()).toBe('')
    expect(createDrafts(user).typed(chat)).toBe('sent')
  })

  it('leaves the composer after a reload if the server has stored it, but not the message that waited above it', () => {
    const before = createDrafts(user)
    for (const text of ['waits', 'sent']) before.beginSend(chat, text)
    const drafts = createDrafts(user)
    expect(drafts.typed(chat)).toBe('waits\nsent')
    drafts.confirmSend(chat, 'sent')
    expect([drafts.typed(chat), stored(chat)]).toEqual(['waits', 'waits'])
  })

  it('moves to the new chat if its own was deleted', () => {
    const drafts = createDrafts(user)
    drafts.write(chat, 'sent')
    drafts.beginSend(chat, 'sent')
    drafts.write(chat, 'typed')
    drafts.restore(chat, 'sent', undefined)
    drafts.move(chat, undefined)
    expect([drafts.typed(undefined), stored()]).toEqual(['sent\ntyped', 'sent\ntyped'])
    expect(stored(chat)).toBeUndefined()
  })

  it('keeps its stored copy if it is refused or accepted while a temporary chat is on screen', () => {
    onTestFinished(() => pauseStoring(false))
    const drafts = createDrafts(user)
    drafts.write(chat, 'sent')
    drafts.beginSend(chat, 'sent')
    pauseStoring(true)
    drafts.restore(chat, 'sent', chat)
    expect(stored(chat)).toBe('sent')
    pauseStoring(false)

    drafts.beginSend(chat, 'sent')
    drafts.write(chat, 'later')
    pauseStoring(true)
    drafts.confirmSend(chat, 'sent')
    pauseStoring(false)
    expect(stored(chat)).toBe('sent\nlater')
    drafts.beginSend(chat, 'later')
    drafts.confirmSend(chat, 'later')
    expect(stored(chat)).toBeUndefined()
  })

  it('moves to the new chat after a reload too, if its own was deleted in another tab (C-9)', () => {
    openPage(chat).drafts.write(chat, 'typed')
    clearUserMemory()
    const page = openPage(chat)
    expect(page.text()).toBe('typed')
    removeInOtherTab('typed')
    page.drafts.move(chat, undefined)
    expect([page.text(), page.drafts.typed(undefined), stored()]).toEqual(['', 'typed', 'typed'])
  })

  it('is in the new chat if its own was deleted while another one was open', () => {
    const drafts = createDrafts(user)
    drafts.write(chat, 'sent')
    drafts.beginSend(chat, 'sent')
    drafts.restore(chat, 'sent', undefined)
    expect([drafts.typed(undefined), drafts.typed(chat)]).toEqual(['sent', ''])
    expect([stored(), stored(chat)]).toEqual(['sent', undefined])
  })
})

describe('a stored draft', () => {
  it('of another tab is not removed with a question that was sent or a text that was cleared', () => {
    const [one, other] = [createDrafts(user), createDrafts(user)]
    one.write(undefined, 'here')
    one.beginSend(undefined, 'here')
    other.write(undefined, 'there')
    one.confirmSend(undefined, 'here')
    expect(stored()).toBe('there')
    one.write(undefined, '')
    expect(stored()).toBe('there')
  })

  it('does not come back after a sign-out', () => {
    const drafts = createDrafts(user)
    drafts.write(chat, 'sent')
    drafts.beginSend(chat, 'sent')
    drafts.write(chat, 'typed')
    removeDrafts()
    drafts.confirmSend(chat, 'sent')
    drafts.restore(chat, 'sent', chat)
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })

  it('survives the reload of its tab, even if another tab has stored or sent its own text (C-9)', () => {
    const tab = openPage(chat)
    tab.drafts.write(chat, 'here')
    storeDraft(user, chat, 'there')
    const reloaded = createDrafts(user)
    expect(reloaded.typed(chat)).toBe('here')
    reloaded.write(chat, '')
    expect(stored(chat)).toBe('there')

    tab.drafts.write(chat, 'here')
    storeDraft(user, chat, 'here and there')
    expect(createDrafts(user).typed(chat)).toBe('here and there')
    removeInOtherTab('here and there')
    expect(createDrafts(user).typed(chat)).toBe('here')
  })

  it('does not come back after it was sent, in this tab or another one', () => {
    const tab = openPage(chat)
    tab.drafts.write(chat, 'sent here')
    storeDraft(user, chat, 'there')
    tab.drafts.beginSend(chat, 'sent here')
    tab.drafts.confirmSend(chat, 'sent here')
    expect(createDrafts(user).typed(chat)).toBe('there')

    tab.drafts.write(chat, 'sent elsewhere')
    removeInOtherTab('sent elsewhere')
    expect(createDrafts(user).typed(chat)).toBe('')
  })

  it('from before the sign-in is added to the user’s own draft', () => {
    storeDraft(user, undefined, 'my own')
    storeDraft(undefined, undefined, 'as a visitor')
    expect(openPage().text()).toBe('my own\nas a visitor')
    expect(stored()).toBe('my own\nas a visitor')
    expect(findDraft(undefined, undefined)).toBeUndefined()
  })
})

describe('the draft of a chat', () => {
  it('that was deleted here is removed, even if another tab changed it', () => {
    const drafts = createDrafts(user)
    drafts.write(chat, 'here')
    storeDraft(user, chat, 'there')
    drafts.remove(chat)
    expect(stored(chat)).toBeUndefined()
  })

  it('that was deleted elsewhere is stored for a new one, even if another tab has written there', () => {
    const drafts = createDrafts(user)
    drafts.write(undefined, 'mine')
    drafts.beginSend(chat, 'sent')
    storeDraft(user, undefined, 'of the other tab')
    drafts.restore(chat, 'sent', undefined)
    expect(stored()).toBe('sent\nmine')
  })

  it('keeps a question that was sent twice until both sends are confirmed', () => {
    const drafts = createDrafts(user)
    drafts.beginSend(chat, 'again')
    drafts.beginSend(chat, 'again')
    drafts.confirmSend(chat, 'again')
    expect(stored(chat)).toBe('again')
  })
})

describe('a message that waits', () => {
  const message = { text: 'And then?', files: [], model: 'gpt-4o' as const, webSearch: true }
  const setUp = () => {
    const composer = { waiting: waitingMessagesOf(user), drafts: createDrafts(user), tray: createTray() }
    composer.drafts.beginSend(undefined, message.text)
    composer.waiting.set(undefined, { message, paused: false })
    return composer
  }

  it('in a new chat stays with the chat once it has an id, and so does its copy in the browser', () => {
    const composer = setUp()
    moveWaiting(composer, chat)
    expect(composer.waiting.get(undefined)).toBeUndefined()
    expect(composer.waiting.get(chat)?.message).toBe(message)
    expect([stored(), stored(chat)]).toEqual([undefined, message.text])
  })

  it('is in the composer once it is taken back, with its search button', () => {
    const composer = setUp()
    takeBack(composer, undefined)
    expect(composer.drafts.typed(undefined)).toBe(message.text)
    expect(composer.tray.contents(undefined).search).toBe(true)
  })
})

it('the beginning of a question about a sheet reaches the composer even if the browser stores nothing (B-25)', () => {
  const deny = () => {
    throw new Error('Access is denied.')
  }
  for (const area of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(area, { getItem: deny, setItem: deny })
  }
  onTestFinished(() => void vi.unstubAllGlobals())
  storeDraft(undefined, undefined, 'About eviction:')
  expect(openPage().text()).toBe('About eviction:')
  clearUserMemory()
  expect(openPage().text()).toBe('')
})
