import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility-checks.ts'
import { answer, answered, ask } from './support/chat-steps.ts'
import { test } from './support/fixtures.ts'

/** Feedback on answers. */

test('a bad rating by keyboard is shown in every tab, with its comment; it can be removed (FB-1, FB-2, FB-3)', async ({
  page,
  chatPage: _,
}) => {
  await ask(page, 'When is my deposit due? [[text In two months.]]')
  await answered(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  const bad = answer(page).getByRole('button', { name: 'Bad answer' })
  await expect(answer(other)).toContainText('In two months.')

  await bad.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your feedback' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'the form')
  await page.keyboard.press('Escape')
  await expect(bad).toBeFocused()
  await expect(bad).toHaveAttribute('aria-pressed', 'true')
  await expect(other.getByRole('button', { name: 'Bad answer', pressed: true })).toHaveCount(1, {
    timeout: 2000,
  })

  await page.keyboard.press('Tab')
  await expect(answer(page).getByRole('button', { name: 'Details' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('radio', { name: 'Not correct' }).check()
  await dialog.getByRole('textbox').pressSequentially('Typed by mistake')
  await dialog.getByRole('textbox').press('ControlOrMeta+z')
  await expect(dialog.getByRole('textbox')).toHaveValue('')
  await dialog.getByRole('textbox').fill('It is one month.')
  const include = dialog.getByRole('checkbox', { name: 'Include this question and answer' })
  await expect(include).not.toBeChecked()
  await include.check()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toBeHidden()

  const elsewhere = other.getByRole('dialog', { name: 'Your feedback' })
  // The comment reaches the other tab a moment later, and a form that is already open keeps its text.
  await expect(async () => {
    await other.keyboard.press('Escape')
    await answer(other).getByRole('button', { name: 'Details' }).click()
    await expect(elsewhere.getByRole('textbox')).toHaveValue('It is one month.', { timeout: 500 })
  }).toPass({ timeout: 7_000 })
  await expect(elsewhere.getByRole('checkbox', { name: 'Include this question and answer' })).toBeChecked()

  await bad.click()
  await expect(bad).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('Your feedback was removed.')).toBeAttached()
  await expect(answer(page).getByRole('button', { name: 'Details' })).toHaveCount(0)
})
