import { fireEvent, render, screen, within } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { Composer } from './composer.tsx'
import { useTray } from './use-tray.ts'
// Loads the lazy modules in advance.
import './attachment-tray.tsx'
import './pick-problems.tsx'

const ignore = () => {}

/** The composer of an empty chat, with its own tray. */
function Page() {
  const field = useRef<HTMLTextAreaElement>(null)
  const [{ search, ...contents }, tray] = useTray('person', undefined)
  const attachments = {
    ...contents,
    onFiles: (files: readonly File[]) => tray.add(undefined, files),
    onRemove: (key: string) => tray.remove(undefined, key),
    onDismiss: () => tray.dismiss(undefined),
    onRefused: undefined,
  }
  return (
    <Composer
      field={field}
      large
      text=""
      onText={ignore}
      attachments={attachments}
      answering={false}
      stopping={false}
      search={search}
      onSearch={ignore}
      onSend={ignore}
      onStop={ignore}
    />
  )
}

it('files that cannot be attached are named with the reason, and the others are attached (U-1)', async () => {
  render(<Page />)
  const pictures = Array.from(
    { length: 11 },
    (_, index) => new File(['x'], `page-${index}.png`, { type: 'image/png' }),
  )
  const files = [
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
    new File(['x'], 'IMG_1.HEIC', { type: 'image/heic' }),
    new File([], 'nothing.pdf', { type: 'application/pdf' }),
    ...pictures,
  ]
  const picker = document.querySelector('input[type=file]')
  if (!picker) throw new Error('There is no file picker.')
  fireEvent.change(picker, { target: { files } })

  const tray = await screen.findByRole('list', { name: 'Attached to your next message' })
  expect(within(tray).getAllByRole('listitem')).toHaveLength(10)
  expect(within(tray).queryByText(/page-10/)).toBeNull()
  const close = await screen.findByRole('button', { name: 'Close this message' })
  const notice = screen.getByRole('alert')
  expect(
    within(notice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '“notes.txt”: this type of file is not supported. Attach a PNG, JPEG, WebP or GIF image, or a PDF.',
    expect.stringContaining('“IMG_1.HEIC”: HEIC photos are not supported.'),
    '“nothing.pdf”: empty files cannot be attached.',
    '“page-10.png”: you can attach up to 10 files to a message.',
  ])
  fireEvent.click(close)
  expect(notice.textContent).toBe('')
  expect(within(tray).getAllByRole('listitem')).toHaveLength(10)
})
