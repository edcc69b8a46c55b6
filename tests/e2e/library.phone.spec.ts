import { expect, type Page } from '@playwright/test'
import { boxOf } from './chat-fixtures.ts'
import { answer, answered, ask, field } from './chat-steps.ts'
import { test } from './library-fixtures.ts'

const question = 'My landlord is keeping my deposit after I moved out, what can I do?'
const title = 'Rent, rent increases and the deposit'
const citation = (page: Page) => answer(page).getByRole('link', { name: `Source 1: ${title}` })

test('on a phone a cited sheet has its own page, and Back returns to the same place (B-28)', async ({
  page,
  owner: _,
  model,
}) => {
  const text = `${'General information. '.repeat(120)}\n\nTwo months [[sheet:rent-and-deposit]].\n\n${'And more. '.repeat(300)}`
  model.next({ steps: [{ type: 'text', text }, { type: 'complete' }] }, request =>
    request.question.endsWith(question),
  )
  await page.goto('/')
  await ask(page, question)
  await answered(page)
  await expect(page).toHaveURL(/\/\?chat=/)
  await citation(page).evaluate(link => link.scrollIntoView({ block: 'center' }))
  await expect(page.getByRole('button', { name: 'Scroll to the newest message' })).toBeVisible()
  const before = await boxOf(citation(page))
  await citation(page).tap()
  await expect(page).toHaveURL('/library/rent-and-deposit?lang=en')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(citation(page)).toBeInViewport()
  expect(Math.abs((await boxOf(citation(page))).y - before.y)).toBeLessThan(3)

  await citation(page).tap()
  await page.getByRole('button', { name: 'Ask about this' }).tap()
  await expect(page).toHaveURL(/\/\?chat=/)
  await expect(field(page)).toHaveValue(`About “${title}”: `)
})
