import { expect, type Page } from '@playwright/test'
import { contrast } from '#shared/contrast.ts'
import { minBorderContrast } from '#tests/support/pages/contrast.ts'
import { backgroundOf, boxOf, test } from './support/chat-fixtures.ts'
import { answered, ask, field } from './support/chat-steps.ts'
import { settled } from './support/settled.ts'

/** Where the question is typed: product.md C-1, C-2, C-7, C-8, C-9, W-1. */

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })

test('the field grows with its text, is centred until there are messages, and then at the bottom; Search is highlighted', async ({
  page,
  owner: _,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Parvis' })).toBeVisible()
  await expect(field(page)).toHaveAttribute('placeholder', 'Ask anything')
  await expect(field(page)).toBeFocused()
  await test.step('it grows, and shrinks again', async () => {
    await field(page).waitFor()
    await settled(page)
    const { height: lowPx } = await boxOf(field(page))
    await field(page).fill('one\ntwo\nthree\nfour')
    const { height: grownPx } = await boxOf(field(page))
    expect(grownPx).toBeGreaterThan(lowPx + 40)
    await field(page).fill(Array.from({ length: 60 }, (_line, index) => `line ${index}`).join('\n'))
    const { height: fullPx } = await boxOf(field(page))
    expect(fullPx).toBeGreaterThan(grownPx)
    expect(fullPx).toBeLessThanOrEqual(280)
    expect(await field(page).evaluate(element => element.scrollHeight > element.clientHeight)).toBe(true)
    await field(page).fill('')
    expect((await boxOf(field(page))).height).toBe(lowPx)
  })
  const centred = await boxOf(field(page))
  expect(centred.y).toBeGreaterThan(200)
  expect(centred.y).toBeLessThan(500)
  expect((await boxOf(search(page))).y).toBeGreaterThan(centred.y + centred.height - 1)
  await expect(search(page)).toHaveText('Search')

  await test.step('Search is highlighted', async () => {
    await expect(search(page)).toHaveAttribute('aria-pressed', 'false')
    const plain = await backgroundOf(search(page))
    await search(page).click()
    await page.mouse.move(640, 40)
    await expect(search(page)).toHaveAttribute('aria-pressed', 'true')
    await settled(page)
    expect(await backgroundOf(search(page))).not.toBe(plain)
    expect(await ringContrast(page)).toBeGreaterThan(minBorderContrast)
    // The highlight is also visible with forced colours.
    await page.emulateMedia({ forcedColors: 'active' })
    await settled(page)
    expect(await backgroundOf(search(page))).not.toBe(await backgroundOf(page.locator('form')))
    await page.emulateMedia({ forcedColors: 'none' })
  })

  await test.step('Undo takes back all that was typed, not one letter (C-7)', async () => {
    await field(page).pressSequentially('My deposit')
    await field(page).press('ControlOrMeta+z')
    await expect(field(page)).toHaveValue('')
  })

  await ask(page, 'Hello. [[text Good day.]]')
  await answered(page)
  await expect(field(page)).toHaveAttribute('placeholder', 'Send a message')
  const footer = await boxOf(field(page))
  expect(footer.y).toBeGreaterThan(600)
  // The buttons are now icons on either side of the field.
  await expect(search(page)).toHaveText('')
  expect((await boxOf(search(page))).x).toBeLessThan(footer.x)
  expect((await boxOf(send(page))).x).toBeGreaterThan(footer.x + footer.width - 1)
  await expect(field(page)).toBeFocused()
})

/** The contrast between the border of Search and the background of the form around it. */
async function ringContrast(page: Page): Promise<number> {
  const [ring = '', ground = ''] = await Promise.all([
    search(page).evaluate(element => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(element)
      return borderTopWidth === '0px' ? '' : borderTopColor
    }),
    backgroundOf(page.locator('form')),
  ])
  return ring.startsWith('rgb(') ? contrast(hexOf(ring), hexOf(ground)) : 1
}

function hexOf(color: string): string {
  const channels = color.match(/\d+/g)?.slice(0, 3) ?? []
  return `#${channels.map(channel => Number(channel).toString(16).padStart(2, '0')).join('')}`
}
