import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { maxQuestionLength } from '#shared/limits.ts'
import { Composer } from './composer.tsx'
import { useTray } from './use-tray.ts'
// Loads the lazy modules in advance.
import './attachment-tray.tsx'
import './pick-problems.tsx'

const ignore = () => {}

/** The composer of an empty chat, with its own tray. */
function EmptyChat({ text = '', onSend = ignore }: { text?: string; onSend?: () => void }) {
  const textField = useRef<HTMLTextAreaElement>(null)
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
      field={textField}
      large
      text={text}
      onText={ignore}
      attachments={attachments}
      answering={false}
      stopping={false}
      choosing={false}
      search={search}
      onSearch={ignore}
      onSend={onSend}
      onStop={ignore}
    />
  )
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ask anything' })
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })

it('the Enter that completes a composed character sends nothing (C-7)', () => {
  const onSend = vi.fn()
  render(<EmptyChat text="にほん" onSend={onSend} />)
  const composing = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  Object.defineProperty(composing, 'isComposing', { value: true })
  fireEvent(field(), composing)
  // Safari: the composition has already ended.
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
  expect(onSend).not.toHaveBeenCalled()
  expect(field().value).toBe('にほん')
  fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true })
  expect(onSend).not.toHaveBeenCalled()
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(onSend).toHaveBeenCalledOnce()
})

it('a blank text is not sent (C-8)', () => {
  const onSend = vi.fn()
  render(<EmptyChat text="   " onSend={onSend} />)
  expect(send().disabled).toBe(true)
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(onSend).not.toHaveBeenCalled()
})

it('a text that is too long says so and is not sent (C-8)', () => {
  const onSend = vi.fn()
  const { rerender } = render(<EmptyChat text={'x'.repeat(maxQuestionLength + 1)} onSend={onSend} />)
  expect(screen.getByText(/^This message is too long\. The limit is [\d,]+ characters\.$/)).toBeTruthy()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(send().disabled).toBe(true)
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(onSend).not.toHaveBeenCalled()
  // Spaces around the text do not count.
  rerender(<EmptyChat text={` ${'x'.repeat(maxQuestionLength)} `} onSend={onSend} />)
  expect(screen.queryByText(/too long/)).toBeNull()
  expect(send().disabled).toBe(false)
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(onSend).toHaveBeenCalledOnce()
})

it('files that cannot be attached are named with the reason, and the others are attached (U-1)', async () => {
  render(<EmptyChat />)
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
  expect(screen.getByRole('status').textContent).toBe('10 files attached')
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
  act(() => close.focus())
  fireEvent.click(close)
  expect(notice.textContent).toBe('')
  expect(document.activeElement).toBe(field())
  expect(within(tray).getAllByRole('listitem')).toHaveLength(10)
})
