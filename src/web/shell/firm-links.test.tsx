import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { FirmLinks } from './firm-links.tsx'

const contactUrl = 'mailto:accueil@example.fr'
const bookingUrl = 'https://www.example.fr/rendez-vous'

const hrefs = () => screen.getAllByRole('link').map(link => link.getAttribute('href'))

function Breaks(): never {
  throw new Error('broken on purpose')
}

afterEach(() => {
  vi.restoreAllMocks()
})

it('an error page still links to the firm (P-7)', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <ConfigContext value={{ ...appConfig, firm: { ...appConfig.firm, contactUrl, bookingUrl } }}>
      <ErrorBoundary>
        <Breaks />
      </ErrorBoundary>
    </ConfigContext>,
  )
  expect(screen.getByRole('main').textContent).toContain('This page has stopped working.')
  expect(screen.getByRole('main').textContent).toContain(appConfig.firm.name)
  expect(hrefs()).toEqual([contactUrl, bookingUrl])
})

it('a firm with one address has one link; without an address or without the settings, there is no list', () => {
  const withBooking = { ...appConfig, firm: { ...appConfig.firm, bookingUrl } }
  const { container, rerender } = render(
    <ConfigContext value={withBooking}>
      <FirmLinks />
    </ConfigContext>,
  )
  expect(hrefs()).toEqual([bookingUrl])
  rerender(
    <ConfigContext value={appConfig}>
      <FirmLinks />
    </ConfigContext>,
  )
  expect(container.innerHTML).toBe('')
  rerender(<FirmLinks />)
  expect(container.innerHTML).toBe('')
})
