import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeConsole, openConsole, see, shown } from '#tests/support/pages/admin-console.tsx'
import { newWorld, problem } from '#tests/support/pages/admin-console-server.ts'
import { sampleLibrary as library } from '#tests/support/samples/sample-library.ts'

const path = '/admin?view=library'

function open(respond: () => Response) {
  const console = openConsole(newWorld(), path)
  console.script(call => (call === 'GET /admin/library' ? respond() : undefined))
  return console
}

const rowOf = (name: string) => {
  const row = screen.getByText(name).closest('tr')
  if (!row) throw new Error(`There is no row for ${name}.`)
  return within(row)
}

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))

afterEach(() => {
  closeConsole()
  vi.restoreAllMocks()
})

it('the library shows each sheet with its languages, dates, reviewer and use (B-35)', async () => {
  open(() => Response.json(library))
  await see('2 sheets, 1 not reviewed by a lawyer')
  expect(document.title).toContain('Library')
  const rent = rowOf('Rent and deposit')
  expect(rent.getByRole('link', { name: 'Rent and deposit in English' }).getAttribute('href')).toBe(
    '/library/rent-and-deposit?lang=en',
  )
  expect(rent.getByRole('link', { name: 'Le loyer in French' }).getAttribute('href')).toBe(
    '/library/rent-and-deposit?lang=fr',
  )
  expect(rent.getAllByRole('cell').map(cell => cell.textContent)).toEqual([
    'WrittenEN22 Nov 2026FR24 Nov 2026',
    'Reviewed byENnot reviewedFRMaître Diallo',
    'Used, 30 days1,234',
    'Used, 400 days5,678',
  ])
  expect(rowOf('Le testament').getByText('Maître Diallo')).toBeTruthy()
  expect(shown()).not.toContain('Files with mistakes')
})

it('after Back from a sheet, the link that led there has the focus, so that it is in view (B-35)', async () => {
  open(() => Response.json(library))
  const link = () => screen.findByRole('link', { name: 'Le loyer in French' })
  await userEvent.click(await link())
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  history.back()
  const again = await link()
  await waitFor(() => expect(document.activeElement).toBe(again))
})

it('subjects without a sheet are named and counted (B-37)', async () => {
  open(() => Response.json(library))
  await see('Trademarks')
  const table = screen.getByRole('table', { name: 'Questions without an answer in the sheets' })
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(each => each.textContent),
  ).toEqual(['Trademarks', 'Other, or subject not recognised', 'removed-subject'])
  expect(
    rowOf('Trademarks')
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual(['30 days7', '400 days9'])
})

it.each([
  ['en', 'Questions without an answer in the sheets', 'None in the last 400 days.'],
  ['fr', 'Questions sans réponse dans les fiches', 'Aucune au cours des 400\u00a0derniers jours.'],
])(
  'without counted questions, a sentence with the period takes the place of the table (B-37, B-39): %s',
  async (language, heading, sentence) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language])
    open(() => Response.json({ ...library, unanswered: [] }))
    await see(heading)
    expect(screen.getByText(heading).nextElementSibling?.textContent).toBe(sentence)
    expect(screen.queryByRole('table', { name: heading })).toBeNull()
  },
)

const brokenFile = {
  file: 'rent.en.md',
  problems: [
    { code: 'empty', values: { field: 'title' } },
    { code: 'unknown_field', values: { field: 'author' } },
    { code: 'of-a-newer-server', values: {} },
  ],
}

function shownProblems(): (string | null)[] {
  const list = screen.getByText(brokenFile.file).nextElementSibling
  return [...(list?.children ?? [])].map(each => each.textContent)
}

it('a broken file comes first, with what to change, and disappears once it is corrected (B-36)', async () => {
  let broken = [brokenFile]
  open(() => Response.json({ ...library, broken }))
  await see('Files with mistakes')
  expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Files with mistakes')
  expect(shownProblems()).toEqual(['title must not be empty.', 'There is no field author.'])
  broken = []
  // The administrator returns from the editor.
  fireEvent(document, new Event('visibilitychange', { bubbles: true }))
  await waitFor(() => expect(shown()).not.toContain('rent.en.md'))
})

it('a French administrator reads in French what to change in a broken file (B-36)', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr'])
  open(() => Response.json({ ...library, broken: [brokenFile] }))
  await see('Fichiers à corriger')
  expect(shownProblems()).toEqual(['Le champ title ne doit pas être vide.', 'Le champ author n’existe pas.'])
})

it('the view says if there are no sheets, and how to add them (B-36)', async () => {
  open(() => Response.json({ sheets: [], broken: [], unanswered: [] }))
  await see('There are no sheets yet')
  expect(shown()).toContain('Set LIBRARY_DIR to a folder with sheets')
  expect(screen.queryByRole('table')).toBeNull()
})

it('if the library cannot be loaded, the view says so and offers to try again', async () => {
  let respond = () => problem(429)
  open(() => respond())
  await see('Please wait a moment')
  respond = () => Response.json(library)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await see('Rent and deposit')
  respond = () => problem(500)
  await userEvent.click(screen.getByRole('button', { name: 'Refresh the library' }))
  await see('The library could not be loaded.')
  expect(shown()).toContain('Rent and deposit')
})

it('an administrator who has lost the role is taken to the start page', async () => {
  const console = open(() => problem(403))
  console.script(call => (call === 'GET /admin/users' ? problem(403) : undefined))
  await waitFor(() => expect(location.pathname).toBe('/'))
})

it('sheets from a newer server are shown as far as this version can read them (X-9)', async () => {
  const odd = {
    id: 'odd',
    topic: 'space',
    editions: [{ language: 'de', title: 'Miete' }, {}],
    recent: 'many',
  }
  open(() =>
    Response.json({ sheets: [odd, { topic: 'x' }], broken: [{}], unanswered: [{ id: 'x', names: 'y' }] }),
  )
  await see('Miete')
  expect(screen.getByRole('link', { name: 'Miete in de' })).toBeTruthy()
})
