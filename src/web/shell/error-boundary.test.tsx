import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

function Page() {
  if (location.pathname === '/account') throw new Error('The code could not be fetched.')
  return <p>The conversation</p>
}

/** As Back and Forward do. */
const goTo = (path: string) =>
  act(() => {
    history.replaceState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  })

it('Back from a page that has stopped working shows the previous page again (X-5)', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  history.replaceState(null, '', '/account')
  render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading').textContent).toBe('This page has stopped working.')
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  fireEvent.click(screen.getByRole('button'))
  expect(reload).toHaveBeenCalledOnce()
  goTo('/')
  expect(screen.getByText('The conversation')).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
})
