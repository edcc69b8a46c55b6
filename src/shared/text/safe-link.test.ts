import { expect, it } from 'vitest'
import { findLibraryPage, findSafeLink, hostToShow } from './safe-link.ts'

it('an address with a user name, a password or a long query, which could leak an answer, is not a link (C-14)', () => {
  const page = 'https://example.fr/page'
  expect(findSafeLink(`${page}?${'q'.repeat(99)}`)?.host).toBe('example.fr')
  expect(findSafeLink(`${page}?${'q'.repeat(100)}`)).toBeUndefined()
  expect(findSafeLink('https://bank.fr@example.fr')).toBeUndefined()
  expect(findSafeLink('https://:secret@example.fr')).toBeUndefined()
  expect(findSafeLink('mailto:a@example.fr?body=secret')?.href).toBe('mailto:a@example.fr')
})

it('a link shows the host that it leads to, without www', () => {
  expect(findSafeLink('http://www.example.fr/page')).toEqual({
    href: 'http://www.example.fr/page',
    host: 'example.fr',
  })
  expect(findSafeLink('https://wwwexample.fr')?.host).toBe('wwwexample.fr')
  expect(findSafeLink('https:///example.fr')?.host).toBe('example.fr')
  for (const address of ['javascript:alert(1)', 'ftp://example.fr', 'https://', '/page']) {
    expect(findSafeLink(address)).toBeUndefined()
  }
})

it('only the address of a sheet counts as a page of the library (B-13)', () => {
  expect(findLibraryPage('/library/rent-and-deposit?lang=fr')?.href).toBe('/library/rent-and-deposit?lang=fr')
  for (const address of [
    '/library/rent/../../account',
    '/library/rent/account',
    '/library/rent?lang=fr&q=x',
    '/library/',
    '/account',
  ]) {
    expect(findLibraryPage(address)).toBeUndefined()
  }
})

it('a link whose text has another address on a line of its own shows the real host (C-14)', () => {
  const link = { href: 'https://example.fr/', host: 'example.fr' }
  expect(hostToShow('example.fr/page', link)).toBeUndefined()
  expect(hostToShow('example.fr/<br>bank.fr/login', link)).toBe('example.fr')
})
