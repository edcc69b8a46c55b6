import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { sampleRow } from '#tests/support/samples/sample-row.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { noConversation } from '#web/chat/conversation/use-conversation-state.ts'
import { MessageActionsContext } from './message-actions-context.ts'
import { MessageRow } from './message-row.tsx'
import type { Row } from './use-rows.ts'

const row: Row = {
  ...sampleRow,
  id: undefined,
  text: 'It beg',
  status: 'interrupted',
  retry: { failure: undefined },
}

it('"Retry" moves the focus to the list before it disappears, even in a row that a link led to (X-4)', async () => {
  const retry = vi.fn()
  const shown = (retried: boolean) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: like the scrollable list.
    <div tabIndex={0} data-scroller="">
      {!retried && (
        <div tabIndex={-1}>
          <MessageRow row={row} conversation={noConversation} onRetry={retry} />
        </div>
      )}
    </div>
  )
  const { container, rerender } = render(shown(false))
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  rerender(shown(true))
  expect(retry).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(container.firstElementChild)
})

it('pressing a suggestion sends it as a question; only the last answer shows its suggestions (B-29)', async () => {
  const ask = vi.fn()
  const suggestions = [
    { sheetId: 'eviction', title: 'Eviction' },
    { sheetId: 'rent', title: 'The deposit' },
  ]
  const shown = (isLast: boolean) => (
    <MessageActionsContext value={{ refreshLinks: () => Promise.resolve(), pickAgain: vi.fn(), ask }}>
      <MessageRow
        row={{ ...row, status: 'complete', retry: undefined, suggestions, isLast }}
        conversation={noConversation}
        onRetry={vi.fn()}
      />
    </MessageActionsContext>
  )
  const { rerender } = render(shown(true))
  await userEvent.click(await screen.findByRole('button', { name: 'The deposit' }))
  expect(ask.mock.calls).toEqual([['The deposit']])
  rerender(shown(false))
  expect(screen.queryByRole('button', { name: 'The deposit' })).toBeNull()
})

it('the menu of an answer is where HTML allows one', () => {
  const answer = { ...row, id: 'answer', status: 'complete' as const, retry: undefined }
  render(<MessageRow row={answer} conversation={noConversation} onRetry={vi.fn()} />)
  expect(screen.getByRole('button', { name: 'Regenerate answer' }).closest('span, p')).toBeNull()
})

const firm = {
  ...appConfig.firm,
  name: 'Lormel',
  contactUrl: 'tel:+33400000000',
  bookingUrl: 'https://rdv.example',
}

function linesUnder(change: Partial<Row>, of = firm) {
  const shown = { ...row, status: 'complete' as const, retry: undefined, ...change }
  const { container, unmount } = render(
    <ConfigContext value={{ ...appConfig, firm: of }}>
      <MessageRow row={shown} conversation={noConversation} onRetry={vi.fn()} />
    </ConfigContext>,
  )
  const lines = [...container.querySelectorAll('p')].filter(line => line.querySelector('a'))
  const found = lines.map(line => ({
    words: line.querySelector('span')?.textContent,
    links: [...line.querySelectorAll('a')].map(link => [link.textContent, link.href, link.target, link.rel]),
  }))
  unmount()
  return found
}

const links = [
  ['Contact the firm', 'tel:+33400000000', '', ''],
  ['Book an appointment', 'https://rdv.example/', '_blank', 'noopener noreferrer'],
]
const seeLawyer = [{ words: 'To see a lawyer:', links: links.slice(1) }]
const urgent = [{ words: 'If your question cannot wait, please contact Lormel.', links }]

it('a complete answer that mentions a lawyer has one line with the link to the firm (P-9)', () => {
  expect(linesUnder({ text: 'Consultez un avocat. An avocat, a lawyer, a solicitor.' })).toEqual(seeLawyer)
  expect(linesUnder({ text: 'The deposit is returned within a month.' })).toEqual([])
  expect(linesUnder({ text: 'See a lawyer.', status: 'stopped', retry: { failure: undefined } })).toEqual([])
  expect(linesUnder({ text: 'See a lawyer.', live: true, status: 'running' })).toEqual([])
  expect(linesUnder({ text: 'See a lawyer.' }, { ...firm, contactUrl: '', bookingUrl: '' })).toEqual([])
})

it('a failed or interrupted answer, or a failed question, is followed by links to the firm (P-10)', () => {
  const failure = { code: 'model_unavailable', message: 'Unavailable.' }
  expect(linesUnder({ text: 'See a lawyer', status: 'error', retry: { failure } })).toEqual(urgent)
  expect(linesUnder({ status: 'interrupted', retry: { failure: undefined } })).toEqual(urgent)
  expect(linesUnder({ role: 'user', retry: { failure } })).toEqual(urgent)
  expect(linesUnder({ role: 'user', retry: { failure: undefined } })).toEqual([])
})

it.each([
  ['stopped', { code: 'model_busy', message: 'It is busy.' }, 'It is busy.'],
  ['stopped', { code: 'interrupted', message: 'Cut.' }, 'This answer was interrupted.'],
  ['stopped', { code: 'stopped', message: '' }, 'You stopped this answer.'],
  ['interrupted', { code: 'model_busy', message: 'It is busy.' }, 'It is busy.'],
] as const)(
  'a partial answer that was %s says how its retry ended, with links to the firm: %o (C-12, P-10)',
  (status, failure, reason) => {
    const partial = { ...row, status, retry: { failure } }
    render(<MessageRow row={partial} conversation={noConversation} onRetry={vi.fn()} />)
    expect(screen.getByText(new RegExp(`^${reason}`))).toBeTruthy()
    expect(linesUnder({ status, retry: { failure } })).toEqual(urgent)
  },
)
