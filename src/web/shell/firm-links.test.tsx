import { afterEach, expect, it, vi } from 'vitest'
import { appConfig } from '#tests/support/app-config.ts'
import { draw } from '#tests/support/draw.tsx'
import { ConfigContext } from '#web/api/config-context.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { FirmLinks } from './firm-links.tsx'

const contactUrl = 'mailto:accueil@example.fr'
const bookingUrl = 'https://www.example.fr/rendez-vous'

const hrefs = (page: HTMLElement) => [...page.querySelectorAll('a')].map(link => link.getAttribute('href'))

function Breaks(): never {
  throw new Error('broken on purpose')
}

afterEach(() => {
  vi.restoreAllMocks()
})

it('a page that broke still leads to the firm (P-7)', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { page, clear } = draw(
    <ConfigContext value={{ ...appConfig, firm: { ...appConfig.firm, contactUrl, bookingUrl } }}>
      <ErrorBoundary>
        <Breaks />
      </ErrorBoundary>
    </ConfigContext>,
  )
  expect(page.textContent).toContain('This page has stopped working.')
  expect(hrefs(page)).toEqual([contactUrl, bookingUrl])
  clear()
})

it('a firm that names only one address has one link, and one that names none has no empty list', () => {
  const withBooking = { ...appConfig, firm: { ...appConfig.firm, bookingUrl } }
  const { page, redraw, clear } = draw(
    <ConfigContext value={withBooking}>
      <FirmLinks />
    </ConfigContext>,
  )
  expect(hrefs(page)).toEqual([bookingUrl])
  redraw(
    <ConfigContext value={appConfig}>
      <FirmLinks />
    </ConfigContext>,
  )
  expect(page.innerHTML).toBe('')
  redraw(<FirmLinks />)
  expect(page.innerHTML).toBe('')
  clear()
})
