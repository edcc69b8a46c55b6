import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeConsole, openConsole, see, shown } from '#tests/support/pages/admin-console.tsx'
import { newWorld, problem } from '#tests/support/pages/admin-console-server.ts'
import { sampleUsage as usage } from '#tests/support/samples/sample-usage.ts'

const figures = { questions: 0, inputTokens: 0, outputTokens: 0, estimatedCalls: 0, cost: null }

function open(respond: (call: string) => Response, path = '/admin?view=usage') {
  const console = openConsole(newWorld(), path)
  console.script(call => (call.startsWith('GET /admin/usage') ? respond(call) : undefined))
  return console
}

const table = (name: string) => within(screen.getByRole('table', { name }))
const cells = (name: string, row: RegExp) =>
  within(table(name).getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(cell => cell.textContent)

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))

afterEach(() => {
  closeConsole()
  vi.restoreAllMocks()
})

it('the usage shows questions, tokens and costs by model, day and account, and the shared budgets (Q-11)', async () => {
  open(() => Response.json(usage))
  await see('Questions: 1,234Accounts: 250Cost: €1.50')
  expect(document.title).toContain('Usage')
  expect(cells('By model', /^gpt-4o/)).toEqual([
    'Questions3',
    'Tokens in12,345',
    'Tokens out678',
    'Cost€1.50',
  ])
  expect(cells('By model', /^o3/).at(-1)).toBe('Cost–')
  expect(cells('By day', /^Monday,? 23 November 2026/)[1]).toBe('Tokens in≈\u00a0partly estimated 12,345')
  expect(cells('By day', /^Sunday,? 22 November 2026/)[1]).toBe('Tokens in12,345')
  expect(table('By account').getByRole('link', { name: 'marie@example.fr' }).getAttribute('href')).toBe(
    '/admin?user=11111111-1111-4111-8111-111111111111',
  )
  expect(table('By account').getByRole('row', { name: /^Deleted account/ })).toBeTruthy()
  const page = shown()
  expect(page).toContain('The 2 accounts that used the most tokens, out of 250.')
  expect(page).toContain('1,250,000 of 5,000,000 tokens (25%)')
  expect(page).toContain('50,000,001 of 50,000,000 tokens (100%)')
  expect(page).toContain('The costs leave out the models that have no price in MODEL_PRICES: o3.')
  expect(page).toContain('≈ Partly estimated')
})

it('after Back from an account, the link that led there has the focus, so that it is in view (Q-11)', async () => {
  open(() => Response.json(usage))
  const link = () => screen.findByRole('link', { name: 'marie@example.fr' })
  await userEvent.click(await link())
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  history.back()
  const again = await link()
  await waitFor(() => expect(document.activeElement).toBe(again))
})

it('an administrator chooses the period, which is in the address (Q-11)', async () => {
  const calls: string[] = []
  open(call => {
    calls.push(call)
    return Response.json(usage)
  }, '/admin?view=usage&days=7')
  await see('By day')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Period' }).value).toBe('7')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Today')
  await waitFor(() => expect(calls).toEqual(['GET /admin/usage?days=7', 'GET /admin/usage?days=1']))
  expect(location.search).toBe('?view=usage&days=1')
})

it('the usage says if there are no questions or prices, and shows no budgets if there are none (Q-11)', async () => {
  const none = { ...usage, unpriced: [], budgets: [], total: figures, days: [], models: [], accounts: [] }
  let body: object = none
  open(() => Response.json(body))
  await see('No questions in this period')
  expect(screen.queryByRole('table')).toBeNull()
  expect(shown()).not.toContain('Limits shared by all accounts')
  // Prices may be set for other models.
  body = { ...usage, unpriced: ['gpt-4o', 'o3'], total: { ...usage.total, cost: null } }
  await userEvent.click(screen.getByRole('button', { name: 'Refresh the figures' }))
  await see('No costs are shown, because MODEL_PRICES (docs/cost.md) has no price for gpt-4o, o3.')
  expect(screen.queryByRole('columnheader', { name: 'Cost' })).toBeNull()
  // Without a model, answers cost nothing.
  body = { ...usage, unpriced: [], total: { ...usage.total, cost: null } }
  await userEvent.click(screen.getByRole('button', { name: 'Refresh the figures' }))
  await waitFor(() => expect(shown()).not.toContain('MODEL_PRICES'))
})

it('if the usage cannot be loaded, the page says so and offers to try again; an unknown currency is left out', async () => {
  let respond = () => problem(500)
  open(() => respond())
  await see('The usage figures could not be loaded.')
  respond = () => Response.json({ ...usage, currency: 'coins', days: [{ day: 'one day' }, {}] })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await see('Cost: 1.50')
  expect(shown()).toContain('one day')
})
