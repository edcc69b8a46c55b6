import { expect, type Page } from '@playwright/test'
import { signUp } from '#tests/support/people/people.ts'
import { attach, photo, tray } from './support/attachment-steps.ts'
import { chatLink, test } from './support/chat-fixtures.ts'
import { answer, answered, ask, field } from './support/chat-steps.ts'

/**
 * A returning user with a stored session is signed in at once, and the auth provider's client is loaded only when it is
 * needed: product.md A-18.
 */

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' })

/** The paths requested from now on, in order. */
function watchPaths(page: Page): string[] {
  const paths: string[] = []
  page.on('request', request => paths.push(new URL(request.url()).pathname))
  return paths
}

const clientLoadCount = (paths: string[]) =>
  paths.filter(path => path.startsWith('/assets/auth-client')).length

test('with a session that is still valid, a user asks, attaches, renames and signs out without the auth client', async ({
  page,
  owner,
  server,
}) => {
  const paths = watchPaths(page)
  await page.goto('/')
  await attach(page, await photo())
  await expect(tray(page)).toHaveCount(1)
  await ask(page, 'What is this? [[text A letter.]]')
  await expect(answer(page)).toContainText('A letter.')
  await answered(page)
  await page.getByRole('button', { name: /^More options/ }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('The letter')
  await page.getByRole('textbox', { name: 'Title' }).press('Enter')
  await expect(chatLink(page, 'The letter')).toBeVisible()
  await expect(page).toHaveTitle(/^The letter/)
  await page.reload()
  await expect(chatLink(page, 'The letter')).toBeVisible()
  expect(paths).toContain('/api/chat/upload')
  expect(clientLoadCount(paths)).toBe(0)

  // The provider ends the session.
  const logout = page.waitForResponse('**/auth/v1/logout?scope=local')
  await signOut(page).click()
  await expect(page.getByRole('link', { name: 'Sign up for free' })).toBeVisible()
  expect((await logout).status()).toBe(204)
  const refused = await fetch(`${server.url}/api/account`, {
    headers: { authorization: `Bearer ${owner.token}` },
  })
  expect(refused.status).toBe(401)
})

test('with a token about to expire, the client is loaded once, and renews it before the first call, even if the browser’s storage is full (A-9)', async ({
  page,
  owner,
}) => {
  await page.addInitScript(() => {
    const session = JSON.parse(localStorage.getItem('parvis.session') ?? '')
    session.expires_at = Math.floor(Date.now() / 1000) + 60
    localStorage.setItem('parvis.session', JSON.stringify(session))
    for (let length = 2 ** 22; length >= 1; length /= 2) {
      try {
        localStorage.setItem(`filling-${length}`, 'x'.repeat(length))
      } catch {}
    }
  })
  const bearers: (string | undefined)[] = []
  page.on('request', request => {
    if (/\/api\/(account|chat)/.test(request.url())) bearers.push(request.headers().authorization)
  })
  const paths = watchPaths(page)
  await page.goto('/')
  await expect(page.getByText('No conversations yet.')).toBeVisible()
  await expect.poll(() => bearers.length).toBeGreaterThan(1)
  for (const bearer of bearers) {
    expect(bearer).toMatch(/^Bearer ey/)
    expect(bearer).not.toBe(`Bearer ${owner.token}`)
  }
  expect(clientLoadCount(paths)).toBe(1)
  expect(paths.filter(path => path === '/auth/v1/token')).toHaveLength(1)
})

test('signing in as another user in another tab takes effect here, too', async ({
  chatPage: page,
  server,
}) => {
  await ask(page, 'Mine alone [[text Mine.]]')
  await answered(page)
  await field(page).fill('my draft')
  const { session } = await signUp(server.url, `other-${crypto.randomUUID()}@example.fr`)
  const tab = await page.context().newPage()
  await tab.goto('/legal/terms')
  await expect(page).toHaveURL(/chat=/)
  await tab.evaluate(value => localStorage.setItem('parvis.session', value), JSON.stringify(session))
  await expect(page.getByText('No conversations yet.')).toBeVisible({ timeout: 2000 })
  await expect(page.getByText('Mine alone')).toHaveCount(0)
  await expect(field(page)).toHaveValue('')
  await ask(page, 'Theirs [[text Theirs.]]')
  await expect(answer(page)).toContainText('Theirs.')
})
