import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { startBuiltServer } from '#tests/support/built-server.ts'
import { answered, ask, field } from './chat-steps.ts'
import { test as base } from './fixtures.ts'

/** P-5, P-7, L-1, L-2: the product shows which firm it belongs to. */

const example = 'Lormel & Associés, avocats à Lyon'

const links = (page: Page, contact: string, booking: string) => ({
  contact: page.getByRole('link', { name: contact }).filter({ visible: true }),
  booking: page.getByRole('link', { name: booking }).filter({ visible: true }),
})

async function expectFirmLinks(page: Page, contact = 'Contact the firm', booking = 'Book an appointment') {
  const found = links(page, contact, booking)
  await expect(found.contact).toHaveAttribute('href', 'mailto:accueil@lormel-avocats.example')
  await expect(found.booking).toHaveAttribute('href', 'https://www.lormel-avocats.example/rendez-vous')
  await expect(found.booking).toHaveAttribute('target', '_blank')
}

base(
  'a visitor sees whose service it is and how to reach the firm, in both languages @phone',
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'J’ai compris' }).click()
    await expect(page.getByText(example).filter({ visible: true })).toBeInViewport()
    await expectFirmLinks(page)
    await page.getByRole('button', { name: 'Français' }).filter({ visible: true }).click()
    await expectFirmLinks(page, 'Contacter le cabinet', 'Prendre rendez-vous')
  },
)

base('a user sees the same, also in a conversation @phone', async ({ chatPage: page, isMobile }) => {
  await expect(page.getByText(example).filter({ visible: true })).toBeInViewport()
  await expectFirmLinks(page)
  await ask(page, 'Hello. [[text Good day.]]')
  await answered(page)
  await expect(page.getByText(example).filter({ visible: true })).toBeInViewport()
  // On a phone there is no space next to a conversation, so the links are in the drawer.
  if (isMobile) await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expectFirmLinks(page)
})

base('error pages, legal pages and forms link to the firm', async ({ page, expectTrouble }) => {
  expectTrouble(/404/)
  for (const path of ['/no-such-page', '/legal/notices', '/login']) {
    await page.goto(path)
    await expectFirmLinks(page)
  }
})

const english = {
  'firm.json': JSON.stringify({ name: 'Hart & Lowe Solicitors', title: 'Ask Hart' }),
  'disclaimer.md':
    '# Please read this first\n\nThe answers are general information, and they are not the advice of a lawyer for you.',
  'legal/terms.md':
    '# Terms\n\nThese are the terms of the service, and they are written in English for the people that use it.',
}

const test = base.extend<{ firmDir: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture uses from its pattern.
  firmDir: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'parvis-firm-'))
    await cp('firm', folder, { recursive: true })
    for (const [file, text] of Object.entries(english)) await writeFile(join(folder, file), text)
    await use(folder)
    await rm(folder, { recursive: true })
  },
  server: [
    async ({ firmDir }, use) => {
      const server = await startBuiltServer({ FIRM_DIR: firmDir })
      await use(server)
      await server.close()
    },
    { scope: 'test', timeout: 60_000 },
  ],
})

test('an English firm has English texts and its own disclaimer, which is shown again when it changes', async ({
  page,
  firmDir,
  server,
}) => {
  const dialog = page.getByRole('dialog')
  await test.step('its own heading is above the disclaimer, which is accepted once', async () => {
    await page.goto('/')
    await expect(page.getByRole('dialog', { name: 'Please read this first' })).toContainText(
      'not the advice of a lawyer',
    )
    await expect(dialog).toHaveAttribute('lang', 'en')
    await dialog.getByRole('button').click()
    await page.reload()
    await expect(field(page)).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
  await test.step('a page says so if its text is in another language than the screen', async () => {
    await page.goto('/legal/terms')
    await expect(page.getByRole('article')).toHaveAttribute('lang', 'en')
    await expect(page.getByText('in French')).toHaveCount(0)
    await page.getByRole('button', { name: 'Français' }).click()
    await expect(page.getByText('Ce texte est en anglais')).toBeVisible()
    await page.getByRole('button', { name: 'English' }).click()
    await page.goto('/legal/notices')
    await expect(page.getByText('This text is in French')).toBeVisible()
  })
  await test.step('a changed disclaimer is shown again once', async () => {
    await writeFile(join(firmDir, 'disclaimer.md'), `${english['disclaimer.md']}\n\nAnd one more sentence.`)
    await server.restart()
    await page.goto('/')
    await expect(dialog).toContainText('And one more sentence.')
    await dialog.getByRole('button').click()
    await page.reload()
    await expect(field(page)).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
})
