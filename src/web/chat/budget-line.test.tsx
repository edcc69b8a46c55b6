import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AppConfig } from '#shared/api/app-config.ts'
import type { Budget } from '#shared/api/budget.ts'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { storeLanguage } from '#web/i18n/language.ts'
import { LanguageProvider } from '#web/i18n/language-context.tsx'
import { clearUserMemory } from '#web/lib/storage/user-memory.ts'
import { BudgetLine } from './budget-line.tsx'
import { showBudget, useBudget } from './use-budget.ts'

const renewsAt = '2026-11-24T23:00:00.000Z'
/** In the time zone of the machine, which is the user's. */
const clock = new Date(renewsAt).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
const left: Budget = { scope: 'account', questionsLeft: 3, percentLeft: null, renewsAt }

const firm = { ...appConfig.firm, name: 'Cabinet Lormel', contactUrl: 'https://lormel.example/contact' }
const topics = [{ id: 'housing', en: 'Housing', fr: 'Logement' }]

function Page({ saves }: { saves: boolean }) {
  const budget = useBudget('person')
  return <div role="status">{budget && <BudgetLine budget={budget} saves={saves} />}</div>
}

let responseBody: { budget: Budget | null }

function open(config: AppConfig = { ...appConfig, firm, topics }, saves = true) {
  return render(
    <LanguageProvider>
      <ConfigContext value={config}>
        <Page saves={saves} />
      </ConfigContext>
    </LanguageProvider>,
  )
}

const settled = () => act(() => vi.advanceTimersByTimeAsync(0))
const status = () => screen.getByRole('status').textContent

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T20:00:00Z') })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(responseBody))
  responseBody = { budget: null }
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  clearUserMemory()
  localStorage.clear()
})

it('a user with little left sees how much, from when the page opens until the budget renews (Q-9)', async () => {
  responseBody = { budget: left }
  open()
  await settled()
  expect(status()).toMatch(new RegExp(`^3 questions left until \\w+ 2[45] November at ${clock}\\.$`))
  act(() => showBudget('person', { ...left, questionsLeft: 1 }))
  expect(status()).toContain('1 question left')
  act(() => showBudget('person', { ...left, questionsLeft: null, percentLeft: 8 }))
  expect(status()).toContain('About 8% of your account’s allowance is left until')
  expect(fetch).toHaveBeenCalledTimes(1)
  responseBody = { budget: null }
  await act(() => vi.advanceTimersByTimeAsync(3 * 3_600_000 + 2_000))
  expect(status()).toBe('')
})

it('a user sees nothing about a budget while enough is left, or if it cannot be loaded (Q-9)', async () => {
  const { unmount } = open()
  await settled()
  expect(status()).toBe('')
  unmount()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(fetch).mockRejectedValue(new TypeError('down'))
  open()
  await settled()
  expect(status()).toBe('')
})

it('a budget that could not be loaded when it was renewed is loaded a minute later (Q-9)', async () => {
  responseBody = { budget: { ...left, questionsLeft: 0 } }
  open()
  await settled()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const loaded = vi.mocked(fetch).getMockImplementation()
  vi.mocked(fetch).mockRejectedValue(new TypeError('down'))
  await act(() => vi.advanceTimersByTimeAsync(3 * 3_600_000 + 2_000))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(status()).toContain('You have used all')
  expect(fetch).toHaveBeenCalledTimes(3)
  responseBody = { budget: null }
  if (loaded) vi.mocked(fetch).mockImplementation(loaded)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(status()).toBe('')
})

it('a budget that could not be loaded when the page opened is loaded a minute later, unless the server refused it (Q-9)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('down'))
  responseBody = { budget: left }
  const { unmount } = open()
  await settled()
  expect(status()).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(status()).toContain('3 questions left')
  unmount()
  clearUserMemory()
  vi.mocked(fetch)
    .mockClear()
    .mockResolvedValue(new Response('', { status: 404 }))
  open()
  await act(() => vi.advanceTimersByTimeAsync(10 * 60_000))
  expect(fetch).toHaveBeenCalledOnce()
})

it('a temporary conversation does not say that what is typed is saved (J-11)', async () => {
  const { unmount } = open()
  await settled()
  act(() => showBudget('person', { ...left, questionsLeft: 0 }))
  expect(status()).toContain('What you type here is saved until then.')
  unmount()
  open(undefined, false)
  expect(status()).toContain('You can ask again from')
  expect(status()).not.toContain('saved')
})

it('once nothing is left, the page says when to ask again and where to get help, in French too (Q-10)', async () => {
  const { unmount } = open()
  await settled()
  act(() => showBudget('person', { ...left, questionsLeft: 0 }))
  expect(status()).toContain('You have used all of your account’s questions for today.')
  expect(screen.getByText(new RegExp(`^You can ask again from .*${clock}`))).toBeTruthy()
  expect(status()).toContain('please contact Cabinet Lormel')
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    firm.contactUrl,
    '/library',
  ])
  act(() => showBudget('person', { ...left, scope: 'everyone', questionsLeft: null, percentLeft: 0 }))
  expect(status()).toContain('The assistant has reached its limit for all users')
  unmount()
  storeLanguage('fr')
  open(appConfig)
  expect(status()).toMatch(
    new RegExp(`Vous pourrez poser de nouvelles questions à partir du .* novembre à ${clock}\\.`),
  )
  expect(status()).not.toContain('contacter')
  expect(screen.queryByRole('link')).toBeNull()
})

it('each refusal is read by a screen reader, even if the text is on the page already (Q-10, X-4)', async () => {
  open()
  await settled()
  const spent = { ...left, questionsLeft: 0 }
  act(() => showBudget('person', spent))
  const before = screen.getByRole('status').firstChild
  // The refusal has a budget of its own with the same values.
  act(() => showBudget('person', { ...spent }))
  const after = screen.getByRole('status').firstChild
  expect(after?.textContent).toBe(before?.textContent)
  expect(after).not.toBe(before)
})

it('in French, the first day of a month is written as in a letter (Q-9)', async () => {
  storeLanguage('fr')
  open()
  await settled()
  act(() => showBudget('person', { ...left, renewsAt: new Date(2026, 11, 1).toISOString() }))
  expect(status()).toContain('mardi 1er décembre à 00:00')
})
