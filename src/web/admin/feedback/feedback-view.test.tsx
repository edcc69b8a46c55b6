import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { button, closeConsole, openConsole, press, see, shown } from '#tests/support/pages/admin-console.tsx'
import { newWorld, problem } from '#tests/support/pages/admin-console-server.ts'
import {
  sampleFeedback,
  sampleFeedbackTexts,
  sampleRatedAnswer,
} from '#tests/support/samples/sample-feedback.ts'

const calls: string[] = []
let responses: Record<string, () => Response | Promise<Response>>

function open(path = '/admin?view=feedback') {
  openConsole(newWorld(), path).script(call => {
    if (!call.startsWith('GET /admin/feedback')) return undefined
    calls.push(call)
    const [, respond] =
      Object.entries(responses).find(([start]) => call.startsWith(`GET /admin/feedback${start}`)) ?? []
    return respond?.()
  })
}

const cells = (name: string, row: RegExp) =>
  within(within(screen.getByRole('table', { name })).getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(cell => cell.textContent)

beforeEach(() => {
  calls.length = 0
  responses = {
    '?': () => Response.json(sampleFeedback),
    '/texts': () => Response.json(sampleFeedbackTexts),
    '/7/answer': () => Response.json(sampleRatedAnswer),
  }
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  closeConsole()
  vi.restoreAllMocks()
})

it('the totals are shown by model, reason and day, for the period in the address (FB-5)', async () => {
  open('/admin?view=feedback&days=7')
  await see('Good: 12Bad: 4Rated good: 75%')
  expect(document.title).toContain('Feedback')
  expect(cells('By model', /^gpt-4o/)).toEqual(['Good11', 'Bad1', 'Rated good92%'])
  expect(cells('By day', /^Monday,? 23 November 2026/)).toEqual(['Good12', 'Bad3', 'Rated good80%'])
  expect(cells('By reason', /^Bad answer: Not correct/)).toEqual(['Count2'])
  expect(cells('By reason', /^Good answer: from_a_newer_server/)).toEqual(['Count1'])
  expect(shown()).toContain('Days begin at midnight in Europe/Paris.')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Today')
  await waitFor(() => expect(calls).toEqual(['GET /admin/feedback?days=7', 'GET /admin/feedback?days=1']))
  expect(location.search).toBe('?view=feedback&days=1')
})

it('comments are loaded only on request, and show an address only if the answer was included (FB-6)', async () => {
  open()
  await see('Good: 12')
  expect(calls).toHaveLength(1)
  await press('Show the comments')
  await see('The period is wrong.')
  expect(calls.at(-1)).toBe('GET /admin/feedback/texts?days=30&limit=50')
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain('Bad answer: Not correct')
  expect(within(first as HTMLElement).queryByRole('link')).toBeNull()
  expect(within(second as HTMLElement).getByRole('link', { name: 'marie@example.fr' })).toBeTruthy()
  expect(calls).toHaveLength(2)
  await press('Show question and answer')
  await see('Two months.')
  expect(shown()).toContain('When do I get my deposit back?')
  await press('Hide question and answer')
  expect(shown()).not.toContain('Two months.')
})

it('after Back from a user, the comments are there again, and the link that led there has the focus (FB-6)', async () => {
  open()
  await see('Good: 12')
  await press('Show the comments')
  const link = () => screen.findByRole('link', { name: 'marie@example.fr' })
  await userEvent.click(await link())
  await waitFor(() => expect(shown()).not.toContain('The period is wrong.'))
  history.back()
  const again = await link()
  await waitFor(() => expect(document.activeElement).toBe(again))
})

it('a comment, a question and an answer in French are marked as French (X-4)', async () => {
  const [, included] = sampleFeedbackTexts.entries
  const comment = 'La réponse est trop longue pour les locataires.'
  const question = 'Quand est-ce que le bailleur rend le dépôt et que faire pour les intérêts ?'
  const answer = 'Le dépôt est rendu dans les deux mois qui suivent la remise des clés.'
  responses['/texts'] = () => Response.json({ entries: [{ ...included, text: comment }], hasMore: false })
  responses['/7/answer'] = () => Response.json({ question, answer })
  open()
  await see('Good: 12')
  await press('Show the comments')
  await see(comment)
  await press('Show question and answer')
  await see(answer)
  const languageAround = (text: string) => screen.getByText(text).closest<HTMLElement>('[lang]')?.lang
  expect([comment, question, answer].map(languageAround)).toEqual(['fr', 'fr', 'fr'])
})

it('the next page of comments begins after the last one; if it fails, those on screen stay', async () => {
  responses['/texts'] = () => Response.json({ ...sampleFeedbackTexts, hasMore: true })
  open()
  await see('Good: 12')
  await press('Show the comments')
  await see('The period is wrong.')
  responses['/texts'] = () => problem(500)
  await press('Load more')
  await see('The comments could not be loaded.')
  expect(shown()).toContain('The period is wrong.')
  responses['/texts'] = () =>
    Response.json({ entries: [{ seq: 2, value: 1, text: 'Older.' }], hasMore: false })
  await press('Load more')
  await see('Older.')
  expect(calls.at(-1)).toBe('GET /admin/feedback/texts?days=30&limit=50&before=7')
  expect(shown()).not.toContain('The comments could not be loaded.')
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

it('"Load more" keeps the focus while the next page of comments is loaded (X-4)', async () => {
  responses['/texts'] = () => Response.json({ ...sampleFeedbackTexts, hasMore: true })
  open()
  await see('Good: 12')
  await press('Show the comments')
  await see('The period is wrong.')
  const loading = Promise.withResolvers<Response>()
  responses['/texts'] = () => loading.promise
  await press('Load more')
  await see('Loading…')
  expect(document.activeElement).toBe(button('Loading…'))
  loading.resolve(Response.json({ entries: [{ seq: 2, value: 1, text: 'Older.' }], hasMore: true }))
  await see('Older.')
  expect(document.activeElement).toBe(button('Load more'))
})

it('a refresh also reloads the comments that are shown, and a second press while it runs sends nothing (X-4)', async () => {
  open()
  await see('Good: 12')
  await press('Show the comments')
  await see('The period is wrong.')
  calls.length = 0
  const loading = Promise.withResolvers<Response>()
  responses['?'] = () => loading.promise
  responses['/texts'] = () =>
    Response.json({ entries: [{ seq: 8, value: 1, text: 'Newer.' }], hasMore: false })
  await press('Refresh the feedback')
  await press('Refresh the feedback')
  await see('Newer.')
  loading.resolve(Response.json(sampleFeedback))
  await waitFor(() => expect(button('Refresh the feedback').getAttribute('aria-busy')).toBe('false'))
  expect(calls).toEqual(['GET /admin/feedback?days=30', 'GET /admin/feedback/texts?days=30&limit=50'])
  expect(fireEvent.keyDown(button('Refresh the feedback'), { key: 'Enter', repeat: true })).toBe(false)
})

it('the view says if there is no feedback, or no comment', async () => {
  responses['/texts'] = () => Response.json({ entries: [], hasMore: false })
  open()
  await see('Good: 12')
  await press('Show the comments')
  await see('No comments in this period')
  expect(screen.queryByRole('list')).toBeNull()
  responses['?'] = () => Response.json({ ...sampleFeedback, days: [], models: [], reasons: [] })
  await press('Refresh the feedback')
  await see('No feedback in this period')
  expect(screen.queryByRole('table')).toBeNull()
})

it('feedback that could not be loaded can be loaded again; the view says if an answer is no longer included', async () => {
  const { '?': totals = problem.bind(null, 500), '/texts': texts = problem.bind(null, 500) } = responses
  Object.assign(responses, {
    '?': () => problem(500),
    '/texts': () => problem(429),
    '/7': () => problem(404),
  })
  delete responses['/7/answer']
  open()
  await see('The feedback could not be loaded.')
  responses['?'] = totals
  await press('Try again')
  await see('Good: 12')
  await press('Show the comments')
  await see('Please wait a moment')
  responses['/texts'] = texts
  await press('Try again')
  await see('The period is wrong.')
  await press('Show question and answer')
  await see('This feedback was changed or deleted, or no longer includes the question and answer.')
})
