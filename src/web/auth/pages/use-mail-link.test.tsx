import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useLaterMailLinks, useMailLink } from './use-mail-link.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('the link from an email is found even if the page is rendered twice before it is shown (A-12)', async () => {
  history.replaceState(null, '', '/confirm#token_hash=abc&type=signup')
  const code = Promise.resolve()
  function Page() {
    const link = useMailLink('signup')
    // React discards the rendering that had to wait for this.
    use(code)
    return <p>{link ? 'Confirm my address' : 'No link'}</p>
  }
  await act(async () =>
    render(
      <Suspense>
        <Page />
      </Suspense>,
    ),
  )
  expect(screen.getByText('Confirm my address')).toBeTruthy()
  expect(location.href).not.toContain('abc')
})

it('a link that is opened in this tab while its page is on screen reloads the page (A-12)', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  history.replaceState(null, '', '/reset-password')
  function Page() {
    useLaterMailLinks()
    return null
  }
  const { unmount } = render(<Page />)
  const openHere = (fragment: string) => {
    history.pushState(null, '', `/reset-password${fragment}`)
    window.dispatchEvent(new Event('hashchange'))
  }
  openHere('#main')
  expect(reload).not.toHaveBeenCalled()
  openHere('#token_hash=abc&type=recovery')
  expect(reload).toHaveBeenCalledOnce()
  unmount()
  openHere('#token_hash=def&type=recovery')
  expect(reload).toHaveBeenCalledOnce()
})
