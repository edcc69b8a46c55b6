import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { expect, it } from 'vitest'
import { useMailLink } from './use-mail-link.ts'

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
