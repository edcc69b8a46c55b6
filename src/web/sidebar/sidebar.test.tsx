import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { QueryScope } from '#web/api/queries.tsx'
import { Sidebar } from './sidebar.tsx'

const ignore = () => {}

function Page() {
  const [expanded, setExpanded] = useState(true)
  return (
    <Sidebar
      drawer={false}
      expanded={expanded}
      onToggle={() => setExpanded(!expanded)}
      selected={undefined}
      onNewChat={ignore}
      onChanged={ignore}
      onRemoved={ignore}
    />
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('the button that collapses the sidebar hands the focus to the one that expands it, and back (S-1, X-4)', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ chats: [], hasMore: false }))
  render(
    <ConfigContext value={appConfig}>
      <QueryScope owner="person">
        <Page />
      </QueryScope>
    </ConfigContext>,
  )
  for (const [pressed, next] of [
    ['Collapse sidebar', 'Expand sidebar'],
    ['Expand sidebar', 'Collapse sidebar'],
  ] as const) {
    screen.getByRole('button', { name: pressed }).focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: next }))
  }
})
