import { describe, expect, it } from 'vitest'
import { loginPath, returnPath, withReturnPath } from './return-path.ts'

describe('the way back after a sign-in', () => {
  it('is kept from page to page', () => {
    expect(loginPath('/')).toBe('/login')
    const login = loginPath('/?chat=1f')
    expect(returnPath(login.slice('/login'.length))).toBe('/?chat=1f')
    expect(returnPath(withReturnPath('/signup', '/account').slice('/signup'.length))).toBe('/account')
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    'http://',
  ])('never leads to another place (%s)', next => {
    expect(returnPath(`?next=${encodeURIComponent(next)}`)).toMatch(/^\/(?!\/)/)
    expect(returnPath(`?next=${encodeURIComponent(next)}`)).not.toContain('//')
  })
})
