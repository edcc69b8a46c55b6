import { describe, expect, it } from 'vitest'
import { loginPath, returnPath, withReturnPath } from './return-path.ts'

describe('the return path after a sign-in', () => {
  it('is passed from page to page', () => {
    expect(loginPath('/')).toBe('/login')
    const login = loginPath('/?chat=1f')
    expect(returnPath(login.slice('/login'.length))).toBe('/?chat=1f')
    expect(returnPath(withReturnPath('/signup', '/account').slice('/signup'.length))).toBe('/account')
  })

  it.each(['/login', '/signup', '/login?next=/signup', '/login/', '/LOGIN', '/%6cogin', '/x/../login'])(
    'never leads back to a sign-in page (%s) (A-8)',
    next => {
      expect(returnPath(`?next=${encodeURIComponent(next)}`)).toBe('/')
      expect(returnPath(`?next=${next}`)).toBe('/')
    },
  )

  it.each(['/%', '/%ff?chat=1'])('survives a path that cannot be decoded (%s)', next => {
    expect(returnPath(`?next=${encodeURIComponent(next)}`)).toBe(next)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    'http://',
  ])('never leads to another site (%s)', next => {
    expect(returnPath(`?next=${encodeURIComponent(next)}`)).toMatch(/^\/(?!\/)/)
    expect(returnPath(`?next=${encodeURIComponent(next)}`)).not.toContain('//')
  })
})
