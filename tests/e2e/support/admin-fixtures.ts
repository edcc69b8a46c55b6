import { expect, type Locator, type Page } from '@playwright/test'
import { adminAccount, logIn, logInAdmin, signUp, type Person as User } from '#tests/support/people/people.ts'
import { test as base, type Person, signInOnce } from './fixtures.ts'

/** Fixtures for the console: a signed-in administrator, and a user that no other test uses. */

type AdminFixtures = {
  /** Calls as the administrator, without a browser. */
  adminCalls: User
  /** `page`, signed in as the administrator, not yet at the console. */
  adminPage: Page
  /** A new user without chats. */
  user: User
}

export const test = base.extend<AdminFixtures>({
  adminCalls: async ({ server }, use) => use(await logInAdmin(server.url)),
  adminPage: async ({ page, server }, use) => {
    await signIn(page, server.url, adminAccount)
    await use(page)
  },
  user: async ({ server, person }, use) => use(await signUp(server.url, person.email)),
})

export async function signIn(page: Page, serverUrl: string, { email, password }: Person): Promise<void> {
  await signInOnce(page, (await logIn(serverUrl, email, password)).session)
}

export function userRow(page: Page, email: string): Locator {
  return page.getByRole('link').filter({ hasText: email }).filter({ hasText: /chat/ })
}

export async function openConsole(page: Page): Promise<void> {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
  await expect(page.getByRole('listitem').first()).toBeVisible()
}

/** Finds the user and opens their chats. */
export async function openUser(page: Page, email: string): Promise<void> {
  await openConsole(page)
  await selectUser(page, email)
}

/** The same, in the open console. */
export async function selectUser(page: Page, email: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search users...' }).fill(email)
  await userRow(page, email).click()
  await expect(page.getByRole('heading', { name: `Chats of ${email}` })).toBeVisible()
}

export function chatRow(page: Page, title: string): Locator {
  return page
    .getByRole('link')
    .filter({ hasText: title })
    .filter({ hasText: /message/ })
}

/** Creates a chat with that title and number of questions, each answered in one line. Returns its id. */
export async function converse(user: User, questionCount: number, title = 'Chat'): Promise<string> {
  let chatId: string | undefined
  for (let index = 0; index < questionCount; index += 1) {
    const more: Record<string, unknown> = chatId === undefined ? {} : { chatId }
    chatId = (await user.ask(`Question ${index} [[text Answer ${index}]]`, more)).chatId || chatId
  }
  // Renamed by the user, so that the model's title does not replace it.
  await user.call(`/api/chat/${chatId}`, { method: 'PATCH', json: { title } })
  return chatId ?? ''
}
