import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Feedback } from '#shared/api/chat.ts'
import { sampleRow } from '#tests/support/samples/sample-row.ts'
import { type MessageActions, MessageActionsContext } from '#web/chat/messages/message-actions-context.ts'
import type { Row } from '#web/chat/messages/use-rows.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import { RateAnswer } from './rate-answer.tsx'

type Rate = NonNullable<MessageActions['rate']>

/** What the server does before it stores the feedback. */
const serve = vi.fn<Rate>()

function Answer({ changes, canRate = true }: { changes: Partial<Row>; canRate?: boolean }) {
  const [feedback, setFeedback] = useState<Feedback | undefined>(changes.feedback)
  const rate: Rate = async (id, changed) => {
    await serve(id, changed)
    setFeedback(changed)
  }
  const actions = { refreshLinks: async () => {}, pickAgain: () => {}, ask: () => {} }
  return (
    <ToastProvider dismissLabel="Dismiss">
      <MessageActionsContext value={{ ...actions, rate: canRate ? rate : undefined }}>
        <RateAnswer row={{ ...sampleRow, ...changes, feedback }} />
      </MessageActionsContext>
    </ToastProvider>
  )
}

const show = (changes: Partial<Row> = {}, canRate?: boolean) =>
  render(<Answer changes={changes} {...(canRate === undefined ? {} : { canRate })} />)
const button = (name: string) => screen.getByRole('button', { name })
const pressed = (name: string) => button(name).getAttribute('aria-pressed')
const openDetails = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Details' }))
  return screen.findByRole<HTMLTextAreaElement>('textbox')
}
const good: Feedback = { value: 1, reason: null, text: null, withAnswer: false }

beforeEach(() => {
  serve.mockReset().mockResolvedValue()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

it('pressing a thumb turns it on at once and sends it once; pressing it again removes it (FB-1)', async () => {
  const gate = Promise.withResolvers<void>()
  serve.mockReturnValueOnce(gate.promise)
  show()
  expect([pressed('Good answer'), pressed('Bad answer')]).toEqual(['false', 'false'])
  await userEvent.click(button('Good answer'))
  expect(pressed('Good answer')).toBe('true')
  await waitFor(() => expect(serve).toHaveBeenCalledOnce())
  await userEvent.click(button('Good answer'))
  await userEvent.click(button('Bad answer'))
  gate.resolve()
  const announcement = await screen.findByText('Thank you. Your feedback was saved.')
  expect(announcement.getAttribute('role')).toBe('status')
  expect(serve.mock.calls).toEqual([['a1', good]])
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(button('Good answer'))
  await screen.findByText('Your feedback was removed.')
  expect(serve.mock.lastCall).toEqual(['a1', undefined])
  expect([pressed('Good answer'), pressed('Bad answer')]).toEqual(['false', 'false'])
})

it('"Bad answer" asks why, and the answer is not included unless the box is ticked (FB-2, FB-3)', async () => {
  show()
  await userEvent.click(button('Bad answer'))
  // Read when the dialog opens: the status outside it is not read from then on.
  const description = 'Thank you. Your feedback was saved.'
  await screen.findByRole('dialog', { name: 'Your feedback', description })
  expect(screen.getAllByRole('radio').map(each => each.parentElement?.textContent)).toEqual([
    'Not correct',
    'Hard to understand',
    'Not about my question, or not about French law',
    'Sources are missing or wrong',
    'Something else',
  ])
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Include this question and answer' })
  expect(box.checked).toBe(false)
  await userEvent.click(screen.getByRole('radio', { name: 'Not correct' }))
  await userEvent.type(screen.getByRole('textbox'), ' The period is wrong. ')
  const gate = Promise.withResolvers<void>()
  serve.mockReturnValueOnce(gate.promise)
  const status = () => screen.getAllByRole('status', { hidden: true })[0]?.textContent
  await userEvent.click(button('Send'))
  // A text that stays the same is not announced.
  expect(status()).toBe('')
  gate.resolve()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(status()).toBe('Thank you. Your feedback was saved.')
  const bad = { value: -1, reason: 'not_correct', text: 'The period is wrong.', withAnswer: false }
  expect(serve.mock.lastCall).toEqual(['a1', bad])

  await userEvent.click(button('Details'))
  expect(screen.getByRole('dialog', { description: '' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Not correct' }).checked).toBe(true)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('The period is wrong.')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(button('Send'))
  await waitFor(() => expect(serve.mock.lastCall).toEqual(['a1', { ...bad, withAnswer: true }]))

  await userEvent.click(button('Details'))
  // The space bar does the same as a second click.
  screen.getByRole('radio', { name: 'Not correct' }).focus()
  await userEvent.keyboard(' ')
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  await userEvent.click(button('Send'))
  await waitFor(() => expect(serve.mock.lastCall).toEqual(['a1', { ...bad, reason: null, withAnswer: true }]))
})

it('a comment that is too long, or that could not be sent, stays in the form (FB-2)', async () => {
  show({ feedback: { ...good, text: 'x'.repeat(1000) } })
  await userEvent.click(await screen.findByRole('button', { name: 'Details' }))
  await screen.findByText('What was good about this answer?')
  await userEvent.type(screen.getByRole('textbox'), 'yz')
  expect(screen.getByText('Your comment is too long. The limit is 1,000 characters.')).toBeTruthy()
  await userEvent.click(button('Send'))
  expect(serve).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox'), '{Backspace}{Backspace}{Backspace}')
  serve.mockRejectedValueOnce(new Error('scripted'))
  await userEvent.click(button('Send'))
  await screen.findByText('Your feedback could not be saved. Please try again.')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toHaveLength(999)
})

it('what was entered is still there after the form is dismissed, but not after "Cancel" (FB-2)', async () => {
  show({ feedback: good })
  await userEvent.type(await openDetails(), 'Clear, but')
  await userEvent.click(screen.getByRole('radio', { name: 'Good sources' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await openDetails()).value).toBe('Clear, but')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Good sources' }).checked).toBe(true)
  await userEvent.click(button('Cancel'))
  expect((await openDetails()).value).toBe('')
  expect(serve).not.toHaveBeenCalled()
})

it('a form that was dismissed unchanged shows the comment that another tab sent since (FB-2)', async () => {
  const actions = { refreshLinks: async () => {}, pickAgain: () => {}, ask: () => {}, rate: serve }
  const answer = (feedback: Feedback) => (
    <ToastProvider dismissLabel="Dismiss">
      <MessageActionsContext value={actions}>
        <RateAnswer row={{ ...sampleRow, feedback }} />
      </MessageActionsContext>
    </ToastProvider>
  )
  const { rerender } = render(answer(good))
  await userEvent.type(await openDetails(), '{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(answer({ ...good, text: 'Clear.' }))
  expect((await openDetails()).value).toBe('Clear.')
})

it('a thumb that could not be stored is off again, and a message says so', async () => {
  serve.mockRejectedValueOnce(new Error('scripted'))
  show()
  await userEvent.click(button('Bad answer'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('could not be saved'))
  expect(pressed('Bad answer')).toBe('false')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  ['in a shared or temporary chat', {}, false],
  ['before it is stored', { id: undefined }, true],
  ['if it is incomplete', { status: 'stopped' }, true],
] as const)('an answer cannot be rated %s (FB-1)', (_, changes, canRate) => {
  show(changes, canRate)
  expect(screen.queryByRole('button')).toBeNull()
})
