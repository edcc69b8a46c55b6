import { afterEach, describe, expect, it, vi } from 'vitest'
import { dateFormat, dayOf, longDate } from './date-format.ts'

afterEach(() => vi.unstubAllEnvs())

it.each(['America/New_York', 'Pacific/Auckland'])('a day is the same day in %s', zone => {
  vi.stubEnv('TZ', zone)
  expect(longDate('2026-12-01', 'fr')).toBe('1er décembre 2026')
  expect(longDate('2026-12-01', 'en')).toBe('1 December 2026')
})

it('a time is shown in the reader’s time zone, and an invalid one not at all', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland')
  expect(dayOf('2026-11-30T23:00:00.000Z', 'fr')).toBe('1er décembre 2026')
  expect([dayOf('', 'fr'), longDate('soon', 'en')]).toEqual(['', ''])
})

describe('a date in words', () => {
  it.each([
    ['2026-12-11', '11 décembre 2026'],
    ['2027-01-31', '31 janvier 2027'],
  ])('%s is “%s” in French', (date, words) => {
    expect(longDate(date, 'fr')).toBe(words)
  })

  it('has “1er” for the first day in French if the month is a word, and no other number changes', () => {
    const inWords = (options: Intl.DateTimeFormatOptions) =>
      dateFormat('fr', { ...options, timeZone: 'Europe/Paris' })('2027-01-01T00:01:00Z')
    expect(inWords({ dateStyle: 'full' })).toBe('vendredi 1er janvier 2027')
    expect(inWords({ dateStyle: 'medium', timeStyle: 'short' })).toBe('1er janv. 2027, 01:01')
    expect(inWords({ dateStyle: 'short' })).toBe('01/01/2027')
    expect(inWords({ day: 'numeric', month: 'numeric', hour: 'numeric', minute: 'numeric' })).toBe(
      '01/01 01:01',
    )
  })
})
