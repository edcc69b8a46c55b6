import { expect } from '@playwright/test'
import * as v from 'valibot'
import { messagePageSchema } from '#shared/api/chat.ts'
import { numbered } from '#tests/support/model/scripted-scripts.ts'
import { logIn } from '#tests/support/people/people.ts'
import {
  answer,
  answered,
  ask,
  countInParts,
  field,
  numbersIn,
  numbersShown,
  numbersUpTo,
  opensAccountAndReturns,
  seesNumbers,
} from './support/chat-steps.ts'
import { test } from './support/fixtures.ts'

test('a visitor types a question, signs up, asks it, and reads the answer as it is written; a page that is opened from the chat takes the focus with its header in view, and so does the chat on return (P-3, V-1, A-7, X-4)', async ({
  page,
  person,
  model,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'J’ai compris' }).click()
  const question = 'My landlord keeps my deposit.'
  await field(page).fill(question)
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('link', { name: "Don't have an account? Sign up" }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Account created. You can log in now.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()

  await expect(field(page)).toHaveValue(question)
  const answering = countInParts(model, question, 10, 30)
  await field(page).press('Enter')
  await expect.poll(() => numbersShown(page)).toEqual(numbersUpTo(10))
  answering.next()
  await seesNumbers(page, 30)
  await answered(page)
  expect(await numbersShown(page)).toEqual(numbersUpTo(30))
  await expect(page).toHaveURL(/\/\?chat=[0-9a-f-]{36}$/)

  await opensAccountAndReturns(page)
  // A focused field would open the keyboard over the page.
  await expect(page.getByRole('main')).toBeFocused()
})

/** What the browser's console says while the server is away. */
const serverAway =
  /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_EMPTY_RESPONSE|503 \(Service Unavailable\)/

/**
 * A phone's tests run on the embedded database, where the next start marks an abandoned answer as interrupted. On
 * PostgreSQL (tests/api/kill.test.ts), this takes seven heartbeats.
 */
test('after the server is killed during an answer, the text is shown as interrupted, and Retry answers the question again; earlier messages are there too (F-7, C-12)', async ({
  chatPage: page,
  server,
  model,
  allowErrors,
  person,
}) => {
  test.slow()
  allowErrors(serverAway)
  await ask(page, 'The keys? [[text Give them back against a receipt.]]')
  await answered(page)
  const question = 'A long one. [[paced 40x5]]'
  // Long enough to be running when the server is killed, even on a slow machine. The second answer is short.
  model.next({ steps: numbered(0, 2000), paceMs: 25 }, request => request.question === question)
  await ask(page, question)
  await seesNumbers(page, 60)
  const shown = await numbersShown(page)
  await server.kill()
  // May take the test's whole timeout: this test does not measure how fast the server starts.
  const loading = page.waitForResponse(response => response.url().includes('/messages?'), { timeout: 0 })
  await server.start()
  // The open page reconnects by itself and loads the saved messages.
  const { pathname, search } = new URL((await loading).url())
  const { call } = await logIn(server.url, person.email, person.password)
  const { messages } = v.parse(messagePageSchema, await (await call(pathname + search)).json())
  const stored = numbersIn(messages.at(-1)?.content ?? '')
  expect(stored).toEqual(numbersUpTo(stored.length))
  await expect(
    answer(page).getByText('This answer was interrupted. Your partial answer was saved.'),
  ).toBeVisible()
  await expect.poll(() => numbersShown(page)).toEqual(stored)
  // At most one second of the visible text is lost.
  expect(stored.length).toBeGreaterThanOrEqual(shown.length - 40)
  // Screen readers get the answer as well, in another element.
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await expect(conversation.getByText('Give them back against a receipt.', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Retry' }).click()
  await seesNumbers(page, 40)
  await answered(page)
  expect(await numbersShown(page)).toEqual(numbersUpTo(40))
  await expect(page.getByText('A long one.')).toHaveCount(1)
})
