import { afterEach, expect, it, vi } from 'vitest'
import { dayOf, longDate } from './date-format.ts'

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
