import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { type ComponentProps, useRef, useState, useSyncExternalStore } from 'react'
import { expect, it, vi } from 'vitest'
import { maxQuestionLength } from '#shared/limits.ts'
import { Composer } from './composer.tsx'
import { createTray } from './use-tray.ts'
// Loads the lazy modules in advance.
import './attachment-tray.tsx'
import './pick-problems.tsx'

const ignore = () => {}

type EmptyChatProps = Partial<ComponentProps<typeof Composer>>

/** The composer of an empty chat, with its own tray. */
function EmptyChat({ text = '', onSend = ignore, ...more }: EmptyChatProps) {
  const textField = useRef<HTMLTextAreaElement>(null)
  const [tray] = useState(createTray)
  const { search, ...contents } = useSyncExternalStore(tray.subscribe, () => tray.contents(undefined))
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
      {...more}
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

it('the field has its name as a tooltip too, for when text covers the placeholder (X-4)', () => {
  render(<EmptyChat text="My deposit" />)
  expect(field().title).toBe('Ask anything')
})

it('a blank text is not sent (C-8)', () => {
  const onSend = vi.fn()
  render(<EmptyChat text="   " onSend={onSend} />)
  expect(send().disabled).toBe(true)
  fireEvent.keyDown(field(), { key: 'Enter' })
  // As a phone's keyboard does.
  fireEvent.submit(field())
  expect(onSend).not.toHaveBeenCalled()
})

it('a question is not sent while the version that it will follow is being chosen', () => {
  const onSend = vi.fn()
  render(<EmptyChat text="May I?" onSend={onSend} choosing />)
  expect(send().disabled).toBe(true)
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(onSend).not.toHaveBeenCalled()
})

it('ArrowUp edits the last question if the field is empty, and otherwise moves the cursor', () => {
  const onEditLast = vi.fn()
  const { rerender } = render(<EmptyChat text="May I?" onEditLast={onEditLast} />)
  expect(fireEvent.keyDown(field(), { key: 'ArrowUp' })).toBe(true)
  expect(onEditLast).not.toHaveBeenCalled()
  rerender(<EmptyChat text="" onEditLast={onEditLast} />)
  expect(fireEvent.keyDown(field(), { key: 'ArrowUp' })).toBe(false)
  expect(onEditLast).toHaveBeenCalledOnce()
})

it('the field has the focus after a message is made to wait', () => {
  const onWait = vi.fn()
  render(<EmptyChat text="May I?" answering onWait={onWait} />)
  fireEvent.click(screen.getByRole('button', { name: 'Send when the answer ends' }))
  expect(onWait).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(field())
})

it('a pasted text is left to the browser, and a pasted image is attached (U-1)', async () => {
  render(<EmptyChat />)
  const photo = new File(['x'], 'photo.png', { type: 'image/png' })
  const pasted = (text: string) => ({ clipboardData: { getData: () => text, files: [photo] } })
  expect(fireEvent.paste(field(), pasted('A table'))).toBe(true)
  expect(fireEvent.paste(field(), pasted(''))).toBe(false)
  // No test before this one has shown the view of the files. Until its code arrives, their names are shown.
  expect(screen.getByText('“photo.png”')).toBeTruthy()
  expect(await screen.findByText('photo.png')).toBeTruthy()
})

it('the button of the web search says whether it is on (W-1)', () => {
  const search = () => screen.getByRole('button', { name: 'Search' }).getAttribute('aria-pressed')
  const { rerender } = render(<EmptyChat search={false} />)
  expect(search()).toBe('false')
  rerender(<EmptyChat search />)
  expect(search()).toBe('true')
})

it('images and PDFs can be picked together, and the same file again after it was removed (U-2)', async () => {
  render(<EmptyChat />)
  const picker = document.querySelector<HTMLInputElement>('input[type=file]')
  expect([picker?.multiple, picker?.accept]).toEqual([true, 'image/*,application/pdf'])
  const setValue = vi.fn()
  Object.defineProperty(picker, 'value', { set: setValue })
  const files = ['a', 'b', 'c'].map(name => new File(['x'], `${name}.png`, { type: 'image/png' }))
  fireEvent.change(picker as Element, { target: { files } })
  expect(setValue).toHaveBeenCalledWith('')
  const button = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}\\.png`) })
  await screen.findByText('a.png')
  // The focus stays in the tray until it is empty.
  fireEvent.click(button('a'))
  expect(document.activeElement).toBe(button('b'))
  fireEvent.click(button('c'))
  expect(document.activeElement).toBe(button('b'))
  fireEvent.click(button('b'))
  expect(document.activeElement).toBe(field())
})

it('a text that is too long is not sent, and the composer says why (C-8)', () => {
  const onSend = vi.fn()
  const { rerender } = render(<EmptyChat text={'x'.repeat(maxQuestionLength + 1)} onSend={onSend} />)
  const note = screen.getByText(/^This message is too long\. The limit is [\d,]+ characters\.$/)
  expect(field().getAttribute('aria-describedby')).toBe(note.id)
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
