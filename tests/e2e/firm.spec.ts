import { expect } from '@playwright/test'
import { onPhone } from './support/accessibility-checks.ts'
import { answered, ask, field } from './support/chat-steps.ts'
import { expectFirmLinks, onBothScreens, seesFirm, suggest } from './support/firm-steps.ts'
import { test } from './support/fixtures.ts'
import { follow } from './support/visit.ts'

/** P-7 to P-10: the product shows which firm it belongs to, what to ask, and how to reach the firm. */

test('a visitor sees whose service it is, how to reach the firm and what to ask, in both languages (P-8)', async ({
  page,
}) => {
  await suggest(page, ['Deposit', 'Dismissal', 'Divorce', 'Debts'])
  await page.goto('/')
  await page.getByRole('button', { name: 'J’ai compris' }).click()
  await onBothScreens(page, async () => {
    await seesFirm(page)
    await expectFirmLinks(page)
  })
  await test.step('suggestions are put into the field', async () => {
    const list = page.getByRole('list', { name: 'Suggested questions' })
    await expect(list.getByRole('button')).toHaveCount(4)
    await list.getByRole('button', { name: 'Deposit' }).click()
    await list.getByRole('button', { name: 'Divorce' }).click()
    await expect(field(page)).toHaveValue('What are my rights? Divorce.')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type(' I rent.')
    await list.getByRole('button', { name: 'Deposit' }).click()
    await expect(field(page)).toHaveValue(
      'What are my rights? Divorce. I rent.\nWhat are my rights? Deposit.',
    )
  })
  await page.getByRole('button', { name: 'Français' }).filter({ visible: true }).click()
  await onBothScreens(page, async () => {
    await expect(page.getByRole('button', { name: 'English' }).filter({ visible: true })).toBeVisible()
    await expectFirmLinks(page, 'Contacter le cabinet', 'Prendre rendez-vous')
    const inFrench = page.getByRole('list', { name: 'Questions proposées' }).getByRole('button')
    await expect(inFrench.first()).toHaveText('Deposit\u00a0: quels droits\u00a0?')
    await expect(inFrench.last()).toBeInViewport()
  })
})

test('a user sees the firm and its links, even in a chat; an answer that mentions a lawyer, and a question without an answer, lead to the firm (P-7, P-9, P-10)', async ({
  chatPage: page,
}) => {
  const inHeader = page.getByRole('banner').getByRole('link', { name: 'Book an appointment' })
  const lawyer = page.getByRole('article').filter({ hasText: 'To see a lawyer:' })
  const urgent = page.getByText('If your question cannot wait, please contact Lormel & Associés')
  await test.step('the empty chat', async () => {
    await onBothScreens(page, async () => {
      await seesFirm(page)
      await expectFirmLinks(page)
    })
    await expect(inHeader).toBeVisible()
    for (const width of [1100, 900]) {
      await page.setViewportSize({ width, height: 800 })
      await seesFirm(page)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step('a conversation', async () => {
    await ask(page, 'And now? [[text A month.]]')
    await answered(page)
    await seesFirm(page)
    await expectFirmLinks(page)
    await onPhone(page, async () => {
      await seesFirm(page)
      // There is no space below a conversation, so the links are in the drawer.
      await page.getByRole('button', { name: 'Expand sidebar' }).click()
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Book an appointment' })).toBeVisible()
      await expectFirmLinks(page)
      await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    })
  })
  await test.step('answers', async () => {
    await ask(page, 'My deposit? [[text Your landlord has a month. For your case, see a lawyer.]]')
    await answered(page)
    await expect(lawyer).toHaveCount(1)
    await expect(lawyer.getByRole('link')).toHaveText(['Book an appointment'])
    await ask(page, 'What now? [[quota]]')
    await expect(page.getByRole('article').filter({ has: urgent }).getByRole('link')).toHaveCount(2)
  })
  await test.step('the account page', async () => {
    await follow(page, '/account')
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
    await expect(inHeader).toBeVisible()
    await seesFirm(page)
    await onPhone(page, () => expect(inHeader).toBeHidden())
  })
})
