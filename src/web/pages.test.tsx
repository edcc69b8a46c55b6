import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// A page whose code could not be fetched stays unavailable, so this file has its own copy of the pages.
beforeEach(() => {
  vi.resetModules()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.doUnmock('#web/legal/legal-page.tsx')
  vi.resetModules()
})

it('a page whose code cannot be fetched says that the service cannot be reached (X-5)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.doMock('#web/legal/legal-page.tsx', () => {
    throw new Error('Scripted')
  })
  const { LegalPage } = await import('./pages.tsx')
  const { ErrorBoundary } = await import('./shell/error-boundary.tsx')
  render(
    <ErrorBoundary>
      <Suspense>
        <LegalPage />
      </Suspense>
    </ErrorBoundary>,
  )
  const heading = await screen.findByRole('heading')
  expect(heading.textContent).toBe('The service cannot be reached at the moment.')
  expect(screen.getByText(/Your conversations are saved/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy()
})
