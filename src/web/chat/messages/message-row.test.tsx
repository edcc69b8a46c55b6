import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { noConversation } from '#web/chat/conversation/use-conversation-state.ts'
import { MessageActionsContext } from './message-actions-context.ts'
import { MessageRow } from './message-row.tsx'
import type { Row } from './use-rows.ts'

const row: Row = {
  key: 'answer',
  id: undefined,
  role: 'assistant',
  text: 'It beg',
  status: 'interrupted',
  sources: [],
  suggestions: [],
  attachments: [],
  emergency: undefined,
  unsent: undefined,
  versions: [],
  live: false,
  isLast: true,
  retry: { failure: undefined },
}

it('"Retry" moves the focus to the list before it disappears', async () => {
  const retry = vi.fn()
  const shown = (retried: boolean) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: like the scrollable list.
    <div tabIndex={0}>
      {!retried && <MessageRow row={row} conversation={noConversation} onRetry={retry} />}
    </div>
  )
  const { container, rerender } = render(shown(false))
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  rerender(shown(true))
  expect(retry).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(container.firstElementChild)
})

it('an answer’s suggestions are sent as questions by a press, but only under the last answer (B-29)', async () => {
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
