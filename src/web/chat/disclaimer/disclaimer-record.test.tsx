import { afterEach, describe, expect, it, vi } from 'vitest'
import { acceptDisclaimer, isDisclaimerAccepted, wasDisclaimerAccepted } from './disclaimer-record.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('the disclaimer', () => {
  it('stores the time of acceptance in ISO format, under a key with its version', () => {
    expect(isDisclaimerAccepted('v1')).toBe(false)
    acceptDisclaimer('v1')
    const [key = ''] = Object.keys(localStorage)
    expect(key).toMatch(/disclaimer\.v1$/)
    expect(new Date(localStorage.getItem(key) ?? '').toISOString()).toBe(localStorage.getItem(key))
    expect(isDisclaimerAccepted('v1')).toBe(true)
  })

  it('must be accepted again after the firm changes its text, and only the latest time is stored', () => {
    acceptDisclaimer('v1')
    expect(isDisclaimerAccepted('v1-0123456789ab')).toBe(false)
    expect(wasDisclaimerAccepted()).toBe(true)
    acceptDisclaimer('v1-0123456789ab')
    expect(isDisclaimerAccepted('v1-0123456789ab')).toBe(true)
    expect(Object.keys(localStorage)).toEqual(['parvis.disclaimer.v1-0123456789ab'])
  })

  it('is shown again if the storage cannot be read or does not contain a time', () => {
    localStorage.setItem('parvis.disclaimer.v1', 'yes')
    expect(isDisclaimerAccepted('v1')).toBe(false)
    acceptDisclaimer('v1')
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('refused')
      },
    })
    expect(isDisclaimerAccepted('v1')).toBe(false)
  })
})
