import { afterEach, describe, expect, it, vi } from 'vitest'
import { acceptDisclaimer, isDisclaimerAccepted } from './disclaimer-record.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('the disclaimer', () => {
  it('is accepted once, with the time in ISO form under a key of its version', () => {
    expect(isDisclaimerAccepted()).toBe(false)
    acceptDisclaimer()
    const [key = ''] = Object.keys(localStorage)
    expect(key).toMatch(/disclaimer\.v1$/)
    expect(new Date(localStorage.getItem(key) ?? '').toISOString()).toBe(localStorage.getItem(key))
    expect(isDisclaimerAccepted()).toBe(true)
  })

  it('is shown again where the storage cannot be read or holds no time', () => {
    localStorage.setItem('parvis.disclaimer.v1', 'yes')
    expect(isDisclaimerAccepted()).toBe(false)
    acceptDisclaimer()
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('refused')
      },
    })
    expect(isDisclaimerAccepted()).toBe(false)
  })
})
