import { expect, type Page } from '@playwright/test'
import { startBuiltServer } from '#tests/support/servers/built-server.ts'
import { type MailSink, startMailSink } from '#tests/support/servers/mail-sink.ts'
import { test as base } from './support/fixtures.ts'

/** With a mail server: the links in emails, and their pages. */

const test = base.extend<{ mail: MailSink }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture uses from its pattern.
  mail: async ({}, use) => {
    const mail = await startMailSink()
    await use(mail)
    await mail.close()
  },
  server: [
    async ({ mail, template }, use) => {
      const server = await startBuiltServer({ SMTP_URL: mail.url, AUTH_LIMITS: 'off' }, template)
      await use(server)
      await server.close()
    },
    { scope: 'test', timeout: 60_000 },
  ],
})

/** Like a mail program: loads a new page instead of navigating within one. */
async function openLink(page: Page, link: URL) {
  await page.goto('about:blank')
  await page.goto(link.href)
}

test('an emailed link confirms an address after a click, and another one sets a new password once, even if it is opened in a tab that already shows its page (A-11, A-12)', async ({
  page,
  person,
  mail,
  browser,
  server,
  allowErrors,
}) => {
  allowErrors(/40[013]/)
  await test.step('confirmation', async () => {
    await page.goto('/signup')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByLabel('Confirm password').fill(person.password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(`We sent an email to ${person.email}.`, { exact: false })).toBeVisible()
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password').fill(person.password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Email not confirmed' })).toBeVisible()
    const { link } = await mail.next(person.email)
    await openLink(page, link)
    await expect(page).toHaveURL('/confirm')
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  await test.step('recovery, on other devices', async () => {
    const forgetful = await browser.newPage({ baseURL: server.url })
    await forgetful.goto('/login')
    await forgetful.getByRole('link', { name: 'Forgot password?' }).click()
    await forgetful.getByLabel('Email').fill(person.email)
    await forgetful.getByRole('button', { name: 'Send the link' }).click()
    await expect(forgetful.getByText('we have sent a link to that address')).toBeVisible()
    const { link } = await mail.next(person.email)
    await openLink(forgetful, link)
    await forgetful.getByRole('button', { name: 'Choose a new password' }).click()
    await forgetful.getByLabel('New password', { exact: true }).fill('quite another passphrase')
    await forgetful.getByLabel('Confirm password').fill('quite another passphrase')
    await forgetful.getByRole('button', { name: 'Save the new password' }).click()
    await expect(forgetful.getByText('Your new password was saved.')).toBeVisible()
    await expect(forgetful).toHaveURL('/')

    // Still signed in, and the new password is forgotten too.
    await fetch(`${server.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.email }),
    })
    // The first email says that the password was changed.
    await mail.next(person.email)
    const second = await mail.next(person.email)
    await openLink(forgetful, second.link)
    await forgetful.getByRole('button', { name: 'Choose a new password' }).click()
    await expect(forgetful.getByLabel('New password', { exact: true })).toBeVisible()
    await expect(forgetful.getByLabel('Current password')).toBeHidden()
    await forgetful.close()

    // On the first device, whose session has ended, with the link that was used.
    await page.goto('/reset-password')
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    // As from the address bar: the browser changes only the fragment.
    await page.goto(link.href)
    await page.getByRole('button', { name: 'Choose a new password' }).click()
    expect(page.url()).not.toContain(link.hash)
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
  })
})
