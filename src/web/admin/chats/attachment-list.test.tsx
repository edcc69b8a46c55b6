import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fileLinkLifetimeSeconds } from '#shared/limits.ts'
import { toasts } from '#tests/support/pages/admin-console.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { AttachmentList } from './attachment-list.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

it('the console shows a small version of an image, which opens at its full size', () => {
  const attachment = { kind: 'image', name: 'bail.png', url: '/files/a-token' } as const
  render(<AttachmentList attachments={[attachment]} />)
  expect(screen.getByRole('img', { name: 'bail.png' }).getAttribute('src')).toBe('/files/a-token?size=small')
  expect(screen.getByRole('link', { name: 'bail.png' }).getAttribute('href')).toBe('/files/a-token')
})

it('a file whose link has expired is not opened: a message asks to refresh the list', () => {
  const attachment = { kind: 'pdf', name: 'bail.pdf', url: '/files/a-token' } as const
  const list = (url: string) => (
    <ToastProvider dismissLabel="Dismiss">
      <AttachmentList attachments={[{ ...attachment, url }]} />
    </ToastProvider>
  )
  const { rerender } = render(list('/files/a-token'))
  const opens = () => {
    let isOpened = false
    const record = (event: Event) => {
      isOpened = !event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', record, { once: true })
    fireEvent.click(screen.getByRole('link', { name: 'bail.pdf' }))
    return isOpened
  }
  expect(opens()).toBe(true)
  const nowMs = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(nowMs + fileLinkLifetimeSeconds * 1000)
  expect(opens()).toBe(false)
  expect(toasts()).toEqual(['This link has expired. Press “Refresh the list”, then open the file again.'])
  rerender(list('/files/another-token'))
  expect(opens()).toBe(true)
  clock.mockRestore()
})
