import { describe, expect, it } from 'vitest'
import { mailLink, readMailLink } from './mail-link.ts'

describe('a mail link', () => {
  it('leads to a page of ours with the token in the fragment, and is read back there', () => {
    const link = mailLink('https://parvis.example', 'recovery', 'AbC-_123456789012345')
    expect(link).toBe('https://parvis.example/reset-password#token_hash=AbC-_123456789012345&type=recovery')
    expect(readMailLink(new URL(link).hash)).toEqual({ type: 'recovery', token_hash: 'AbC-_123456789012345' })
  })

  it('is not read from other fragments', () => {
    for (const fragment of ['', '#', '#type=recovery', '#token_hash=short&type=signup', '#token_hash=AbC-_123456789012345&type=admin']) {
      expect(readMailLink(fragment)).toBeUndefined()
    }
  })
})
