import { render, screen, within } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import type { AppConfig } from '#shared/api/app-config.ts'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { FirmLine } from './firm-line.tsx'
import { LegalLinks } from './legal-links.tsx'
import { PageFrame } from './page-frame.tsx'

const contactUrl = 'mailto:accueil@example.fr'
const bookingUrl = 'https://www.example.fr/rendez-vous'
const firm = { ...appConfig.firm, name: 'Lormel & Associés', title: 'Parvis' }
const topics: AppConfig['topics'] = [{ id: 'work', en: 'Work', fr: 'Travail' }]

function pageWith(changes: Partial<AppConfig> = {}, title = 'Your account') {
  return (
    <ConfigContext value={{ ...appConfig, firm, ...changes }}>
      <PageFrame title={title}>Content</PageFrame>
    </ConfigContext>
  )
}

const renderPage = (...page: Parameters<typeof pageWith>) => render(pageWith(...page))

const links = (part: string) =>
  within(screen.getByRole(part))
    .getAllByRole<HTMLAnchorElement>('link')
    .map(link => [link.getAttribute('aria-label') ?? link.textContent, link.target])

it('a page links to the firm and its texts: to web pages in a new tab, to a mail program in this one (P-7, L-3)', () => {
  renderPage({ firm: { ...firm, contactUrl, bookingUrl }, topics })
  expect(links('banner').slice(1)).toEqual([['Book an appointment', '_blank']])
  expect(links('contentinfo')).toEqual([
    ['Information sheets', ''],
    ['Contact the firm', ''],
    ['Book an appointment', '_blank'],
    ['Conditions d’utilisation', ''],
    ['Politique de confidentialité', ''],
    ['Mentions légales', ''],
  ])
})

it('the legal links that a phone shortens keep their full names for screen readers (L-3, X-4)', () => {
  render(<LegalLinks oneLine />)
  expect(screen.getAllByRole('link').map(link => link.getAttribute('aria-label'))).toEqual([
    'Conditions d’utilisation',
    'Politique de confidentialité',
    'Mentions légales',
  ])
})

it('the page of a firm without addresses or sheets has only its legal links (P-7, B-26)', () => {
  renderPage()
  expect(links('banner')).toHaveLength(1)
  expect(links('contentinfo')).toHaveLength(3)
})

it('the tab and the header name the product, and the firm if it has another name (P-5)', () => {
  const { unmount } = renderPage()
  expect(document.title).toBe('Your account – Parvis')
  expect(screen.getByRole('banner').textContent).toMatch(/^ParvisLormel & Associés/)
  unmount()
  renderPage({ firm: { ...firm, title: firm.name } })
  expect(screen.getByRole('banner').textContent?.match(/Lormel/g)).toHaveLength(1)
})

it('a page that replaces another takes the focus and starts at its top, and screen readers say “Français” in French (X-4)', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  renderPage().unmount()
  renderPage({}, 'Legal notices')
  expect(document.activeElement).toBe(screen.getByRole('main', { name: 'Legal notices' }))
  // Without a tabindex, a browser cannot focus this element, although the DOM of these tests can.
  expect(screen.getByRole('main').getAttribute('tabindex')).toBe('-1')
  expect(scroll).toHaveBeenLastCalledWith(0, 0)
  expect(screen.getByRole('button', { name: 'Français' }).lang).toBe('fr')
  scroll.mockRestore()
})

it('a page takes the focus again if the user goes back to it before the next page is loaded (X-4)', () => {
  const Next = lazy(() => new Promise<never>(() => {}))
  const { rerender } = render(<Suspense>{pageWith()}</Suspense>)
  const main = screen.getByRole('main')
  rerender(
    <Suspense>
      <Next />
    </Suspense>,
  )
  // A browser takes the focus from what is hidden.
  main.blur()
  expect(document.activeElement).toBe(document.body)
  rerender(<Suspense>{pageWith()}</Suspense>)
  expect(document.activeElement).toBe(main)
})

it('the line below an answer has one link to a lawyer, all links if there is no answer, and nothing without links (P-9, P-10)', () => {
  const line = (config: AppConfig, reason: 'lawyer' | 'no answer') => (
    <ConfigContext value={config}>
      <FirmLine reason={reason} />
    </ConfigContext>
  )
  const reachable = { ...appConfig, firm: { ...firm, contactUrl, bookingUrl } }
  const hrefs = () => screen.queryAllByRole('link').map(link => link.getAttribute('href'))
  const { container, rerender } = render(line(reachable, 'lawyer'))
  expect(hrefs()).toEqual([bookingUrl])
  rerender(line(reachable, 'no answer'))
  expect(hrefs()).toEqual([contactUrl, bookingUrl])
  rerender(line(appConfig, 'no answer'))
  expect(container.innerHTML).toBe('')
})
