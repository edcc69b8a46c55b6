import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChatId } from '#shared/api/ids.ts'
import { useComposerFocus } from './use-composer-focus.ts'

const nextFrame = () => new Promise(requestAnimationFrame)
const chat = '11111111-1111-4111-8111-111111111111' as ChatId

afterEach(() => vi.unstubAllGlobals())

type PageProps = { chatId: ChatId | undefined; isEmpty?: boolean; returned?: boolean }

/** A page with a field in which a question of the chat is edited, as long as that question is on screen. */
function Page({ chatId, isEmpty = chatId === undefined, returned = false }: PageProps) {
  const { field, focus } = useComposerFocus(chatId, isEmpty, returned)
  return (
    <>
      {!isEmpty && !returned && <input aria-label="Edit" />}
      <textarea ref={field} aria-label="Question" />
      <button type="button" onClick={focus}>
        Another
      </button>
    </>
  )
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

it('when the field takes the focus, the caret moves from the beginning of the draft to its end, and a selection stays', async () => {
  render(<Page chatId={undefined} />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Question' })
  const selectionAfterFocus = async (start: number, end: number) => {
    field.setSelectionRange(start, end)
    fireEvent.click(screen.getByRole('button'))
    await nextFrame()
    return [field.selectionStart, field.selectionEnd]
  }
  await nextFrame()
  field.value = 'A draft'
  expect(await selectionAfterFocus(0, 0)).toEqual([7, 7])
  expect(await selectionAfterFocus(0, 7)).toEqual([0, 7])
})

it('the field takes the focus if the focus was in a chat that was deleted elsewhere, and otherwise leaves it where it is (X-4)', async () => {
  const { rerender } = render(<Page chatId={chat} />)
  const field = screen.getByRole('textbox', { name: 'Question' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  screen.getByRole('textbox', { name: 'Edit' }).focus()
  // The address changes first, and the messages leave the screen later.
  rerender(<Page chatId={undefined} isEmpty={false} />)
  rerender(<Page chatId={undefined} />)
  await waitFor(() => expect(document.activeElement).toBe(field))

  const another = screen.getByRole('button')
  another.focus()
  rerender(<Page chatId={chat} />)
  for (let frame = 0; frame < 3; frame += 1) await nextFrame()
  expect(document.activeElement).toBe(another)
})

it('the field takes the focus if the focus was in the row of a question that returns to the field (X-4)', async () => {
  const { rerender } = render(<Page chatId={chat} />)
  const field = screen.getByRole('textbox', { name: 'Question' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  screen.getByRole('textbox', { name: 'Edit' }).focus()
  rerender(<Page chatId={chat} returned />)
  await waitFor(() => expect(document.activeElement).toBe(field))
})
