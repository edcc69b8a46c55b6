import { expect, type Page } from '@playwright/test'
import {
  backgroundOf,
  boxOf,
  choose,
  manyChats,
  seedChats,
  strongest,
  test,
  toast,
} from './support/chat-fixtures.ts'

/** The short messages at the top right: product.md X-1. */

/** Installs a fake clock. The returned function stops it: from then on, only the test advances the time. */
async function installClock(page: Page): Promise<() => Promise<void>> {
  await page.clock.install()
  return () => page.clock.pauseAt(Date.now() + 10_000)
}

test('an error is red at the top right for 3 s, is announced, and is in front of dialogs', async ({
  page,
  owner,
  server,
  fail,
}) => {
  await seedChats(server, owner, manyChats(1))
  await fail(/\/api\/chat\/[0-9a-f-]{36}$/)
  const freeze = await installClock(page)
  await page.goto('/')
  await choose(page, 'Chat 1', 'Delete')
  // The live regions exist before they have any text.
  const region = page.getByRole('dialog').locator('[popover=manual]')
  await expect(region.getByRole('alert')).toBeAttached()
  await expect(region.getByRole('status')).toBeAttached()
  await freeze()
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true })
  await remove.click()
  const failed = toast(page, 'Delete failed')
  // A toast waits until the dialog's regions have been there for a moment. Small steps, so that few of its 3 s pass.
  await expect(async () => {
    await page.clock.runFor(10)
    expect(await failed.count()).toBe(1)
  }).toPass({ intervals: [0] })
  const box = await boxOf(failed)
  expect(box.y).toBeLessThan(40)
  expect(1280 - (box.x + box.width)).toBeLessThan(40)
  await expect(region.getByRole('alert')).toContainText('Delete failed')
  await expect(failed).toHaveAttribute('data-toast', 'error')
  expect(strongest(await backgroundOf(failed))).toBe('red')
  const isOnTop = await failed.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 3, top + height / 2))
  })
  expect(isOnTop).toBe(true)
  await page.clock.runFor(2900)
  await expect(failed).toBeVisible()
  await page.clock.runFor(100)
  await expect(failed).toHaveCount(0)

  await test.step('several are stacked, and one is dismissed by its button', async () => {
    await remove.click()
    await expect(failed).toHaveCount(1)
    await remove.focus()
    await page.keyboard.press('Enter')
    await expect(failed).toHaveCount(2)
    const [upper, lower] = [await boxOf(failed.first()), await boxOf(failed.last())]
    expect(lower.y).toBeGreaterThanOrEqual(upper.y + upper.height)
    await failed.first().getByRole('button', { name: 'Dismiss' }).click()
    await expect(failed).toHaveCount(1)
  })
})
