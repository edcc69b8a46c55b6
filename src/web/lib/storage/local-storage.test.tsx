import { afterEach, describe, expect, it, vi } from 'vitest'
import { initialLanguage } from '#web/i18n/language.ts'
import { findDraft, storeDraft, takeVisitorDraft, temporaryChat } from './drafts.ts'
import { findStored, removeStored, store } from './local-storage.ts'
import { removeDrafts } from './remove-drafts.ts'

const refusing = {
  getItem: () => {
    throw new DOMException('refused', 'SecurityError')
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
  removeItem: () => {
    throw new DOMException('refused', 'SecurityError')
  },
  get length(): number {
    throw new DOMException('refused', 'SecurityError')
  },
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('the browser’s storage', () => {
  it('stores, finds and removes', () => {
    expect(store('a', '1')).toBe(true)
    expect(findStored('a')).toBe('1')
    removeStored('a')
    expect(findStored('a')).toBeUndefined()
  })

  it('that refuses everything seems empty', () => {
    vi.stubGlobal('localStorage', refusing)
    expect(store('a', '1')).toBe(false)
    expect(findStored('a')).toBeUndefined()
    removeStored('a')
    removeDrafts()
    expect(initialLanguage()).toBe('en')
  })

  it('that contains an unknown language falls back to the browser’s, or to English', () => {
    vi.stubGlobal('navigator', { languages: ['fr-FR', 'en'] })
    localStorage.setItem('parvis.language', 'klingon')
    expect(initialLanguage()).toBe('fr')
    vi.stubGlobal('navigator', { languages: ['de-DE'] })
    expect(initialLanguage()).toBe('en')
    localStorage.setItem('parvis.language', 'en')
    expect(initialLanguage()).toBe('en')
  })
})

describe('a draft', () => {
  it('is stored by user and chat, and removed when it is blank', () => {
    storeDraft('u', 'c', 'for the chat')
    storeDraft('u', undefined, 'for a new one')
    expect([findDraft('u', 'c'), findDraft('u', undefined), findDraft('v', 'c')]).toEqual([
      'for the chat',
      'for a new one',
      undefined,
    ])
    storeDraft('u', 'c', '  ')
    expect(findDraft('u', 'c')).toBeUndefined()
  })

  it('of a temporary chat is neither stored nor found (J-11)', () => {
    storeDraft('u', temporaryChat, 'private')
    expect(localStorage.length).toBe(0)
    store('parvis.draft.u.temporary', 'of another version')
    expect(findDraft('u', temporaryChat)).toBeUndefined()
  })

  it('of a visitor passes to the user who signs in, once', () => {
    storeDraft(undefined, undefined, 'before the sign-in')
    expect(takeVisitorDraft()).toBe('before the sign-in')
    expect(findDraft(undefined, undefined)).toBeUndefined()
    expect(takeVisitorDraft()).toBeUndefined()
  })

  it('is removed with all others when the user signs out, and nothing else is', () => {
    storeDraft('u', 'c', 'a')
    storeDraft(undefined, undefined, 'b')
    store('parvis.theme', 'dark')
    removeDrafts()
    expect(localStorage.length).toBe(1)
  })
})
