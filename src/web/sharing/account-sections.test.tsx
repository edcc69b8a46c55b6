import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { QueryScope } from '#web/api/queries.tsx'
import { sharingTexts } from '#web/i18n/sharing/texts-sharing.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import { AccountSections } from './account-sections.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

async function renderSections(retentionDays: number | null) {
  vi.stubGlobal('fetch', async () => Response.json({ shares: [] }))
  render(
    <ConfigContext value={{ ...appConfig, retentionDays }}>
      <QueryScope owner={crypto.randomUUID()}>
        <ToastProvider dismissLabel="Dismiss">
          <AccountSections />
        </ToastProvider>
      </QueryScope>
    </ConfigContext>,
  )
  await screen.findByText('You are not sharing any conversations.')
}

it('the account page says how long chats are kept, even pinned ones, and suggests an export (RT-8)', async () => {
  await renderSections(365)
  expect(
    screen.getByText(
      'A conversation is deleted 365 days after its last message, even if it is pinned or archived. Export what you want to keep.',
    ).tagName,
  ).toBe('P')
})

it('the account page names no period if RETENTION_DAYS is not set (RT-1)', async () => {
  await renderSections(null)
  expect(screen.getAllByRole('button', { name: 'Export all my conversations' })).toHaveLength(1)
  expect(screen.queryByText(/is deleted/)).toBeNull()
})

it('in both languages, only the export of all chats is said to contain the data of the account (T-5)', () => {
  for (const texts of [sharingTexts.en, sharingTexts.fr]) {
    const named = Object.entries(texts).filter(([, text]) => String(text).includes('account.json'))
    expect(named.map(([key]) => key)).toEqual(['exportAllHint'])
  }
})
