import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { noConversation } from '#web/chat/conversation/use-conversation-state.ts'
import { MessageRow } from './message-row.tsx'
import type { Row } from './use-rows.ts'

const row: Row = {
  key: 'answer',
  id: undefined,
  role: 'assistant',
  text: 'It beg',
  status: 'interrupted',
  sources: [],
  attachments: [],
  unsent: undefined,
  live: false,
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
