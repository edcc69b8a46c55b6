import { describe, expect, it } from 'vitest'
import { findMailLink } from './mail-link.ts'

describe('an emailed link', () => {
  it('carries its token in the fragment, or in the query of an older email', () => {
    const token = { kind: 'token', tokenHash: 'abc', type: 'recovery' }
    expect(findMailLink('#token_hash=abc&type=recovery', '', 'signup')).toEqual(token)
    expect(findMailLink('', '?token_hash=abc&type=recovery', 'signup')).toEqual(token)
    expect(findMailLink('#token_hash=abc&type=recovery', '?token_hash=other&type=signup', 'signup')).toEqual(
      token,
    )
  })

  it('without a type has the page’s default; a type such as `magiclink` confirms an address', () => {
    expect(findMailLink('#token_hash=a', '', 'recovery')).toMatchObject({ type: 'recovery' })
    expect(findMailLink('#token_hash=a&type=magiclink', '', 'recovery')).toMatchObject({ type: 'signup' })
  })

  it('of a hosted provider carries a session or an error', () => {
    expect(findMailLink('#access_token=a&refresh_token=r&type=signup&expires_in=3600', '', 'signup')).toEqual(
      {
        kind: 'session',
        accessToken: 'a',
        refreshToken: 'r',
        type: 'signup',
      },
    )
    expect(findMailLink('#error=access_denied&error_code=otp_expired', '', 'signup')).toEqual({
      kind: 'refused',
    })
  })

  it('is not found in an ordinary address', () => {
    expect(findMailLink('', '', 'signup')).toBeUndefined()
    expect(findMailLink('#main', '?next=%2F', 'signup')).toBeUndefined()
  })
})
