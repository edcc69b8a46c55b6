import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.restoreAllMocks()
  vi.doUnmock('./find-dialog.tsx')
  vi.resetModules()
})

/** A page with a composer, and a search whose code arrives once `loading` is resolved. */
async function showPage() {
  const loading = Promise.withResolvers<void>()
  vi.resetModules()
  vi.doMock('./find-dialog.tsx', async () => {
    await loading.promise
    return { FindDialog: ({ typed }: { typed: string }) => <output>{typed}</output> }
  })
  const { FindDialog, useFindDialog } = await import('./find-entry.tsx')
  const onComposerKey = vi.fn()
  function Page() {
    const { typed } = useFindDialog()
    return (
      <>
        <textarea onKeyDown={({ key }) => onComposerKey(key)} />
        {typed !== undefined && <FindDialog typed={typed} onClose={() => {}} />}
      </>
    )
  }
  render(<Page />)
  const composer = screen.getByRole<HTMLTextAreaElement>('textbox')
  return { loading, composer, onComposerKey, user: userEvent.setup() }
}

it('what is typed while the search is loading is in its field, and is not sent as a question (J-5)', async () => {
  const { loading, composer, onComposerKey, user } = await showPage()
  await user.type(composer, 'a draft')
  onComposerKey.mockClear()
  await user.keyboard('{Control>}k{/Control}my')
  await screen.findByRole('dialog', { name: 'Loading…' })
  await user.keyboard(' rents{Backspace}{Enter}')
  // Holding the shortcut's keys repeats it.
  await user.keyboard('{Control>}k{/Control}')
  loading.resolve()
  await screen.findByText('my rent')
  expect(composer.value).toBe('a draft')
  expect(onComposerKey.mock.calls).toEqual([['Control']])
})

it('Escape closes a search that is still loading, and what is typed afterwards is in the composer (J-5)', async () => {
  const { loading, composer, user } = await showPage()
  await user.click(composer)
  await user.keyboard('{Control>}k{/Control}my{Escape} rent')
  loading.resolve()
  await loading.promise
  expect(composer.value).toBe(' rent')
  expect(screen.queryByRole('status')).toBeNull()
})

it('on a Mac, Ctrl K is left to the field, where it deletes the rest of the line, and ⌘ K opens the search (J-5)', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')
  const { composer, onComposerKey, user } = await showPage()
  await user.click(composer)
  await user.keyboard('{Control>}k{/Control}')
  expect(onComposerKey).toHaveBeenLastCalledWith('k')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('{Meta>}k{/Meta}')
  await screen.findByRole('dialog', { name: 'Loading…' })
})

it('the shortcut does nothing while another dialog is loading (J-5)', async () => {
  const { loading, composer, user } = await showPage()
  const { PlaceholderDialog } = await import('#web/ui/placeholder-dialog.tsx')
  const other = render(<PlaceholderDialog loading onAgain={() => {}} onClose={() => {}} />)
  loading.resolve()
  await user.keyboard('{Control>}k{/Control}my')
  other.unmount()
  await user.type(composer, 'a draft')
  expect(composer.value).toBe('a draft')
  expect(screen.queryByText('my')).toBeNull()
})
