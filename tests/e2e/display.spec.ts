import { expect, type Locator, type Page } from '@playwright/test'
import { test as adminTest } from './support/admin-fixtures.ts'
import { backgroundOf, boxOf, seedChats, sidebar, strongest, test } from './support/chat-fixtures.ts'
import { answer, answered, answerInParts, ask, field } from './support/chat-steps.ts'
import { settled } from './support/settled.ts'
import { follow } from './support/visit.ts'

/** Languages, themes, small screens, unusual texts: product.md. */

const wide = 'W'.repeat(180)
const titles = [
  wide,
  'مرحبا بكم في المساعد القانوني العام للجمهور مع عنوان طويل جدا',
  '判例'.repeat(80),
  '🏛️👩‍⚖️'.repeat(20),
  'Z̸̢͑a̷̡͝l̶̨̛g̵̢̛o̴̡͠ '.repeat(6),
  '<b>bold</b> & "quoted"',
]

test('titles of any script, and long titles and messages, stay inside their boxes', async ({
  page,
  owner,
  server,
  model,
}) => {
  await seedChats(
    server,
    owner,
    titles.map(title => ({ title, messages: 2 })),
  )
  await page.goto('/')
  const links = sidebar(page).getByRole('link')
  await expect(links).toHaveText(titles.map(title => title.trim()))
  const panel = await boxOf(sidebar(page))
  for (const item of await sidebar(page).getByRole('listitem').all()) {
    const box = await boxOf(item)
    expect(box.x + box.width).toBeLessThanOrEqual(panel.x + panel.width)
    expect(box.height).toBeLessThan(60)
    const button = await boxOf(item.getByRole('button'))
    expect(button.x + button.width).toBeLessThanOrEqual(panel.x + panel.width)
  }
  await links.first().click()
  model.next(
    {
      steps: [
        {
          type: 'text',
          text: `${wide}${wide}\n\n| ${wide} | b |\n|---|---|\n| c | ${wide} |\n\n\`\`\`\n${wide}${wide}\n\`\`\``,
        },
        { type: 'complete' },
      ],
    },
    ({ question }) => question.startsWith(wide),
  )
  await ask(page, `${wide}${wide}`)
  await answered(page)
  const list = page.getByRole('region', { name: 'Conversation', exact: true })
  expect(await list.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0)
  await page.getByRole('button', { name: `More options: ${wide}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete chat?' })
  expect(await dialog.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `More options: ${wide}` }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const rename = await boxOf(page.getByRole('textbox', { name: 'Title' }))
  expect(rename.x + rename.width).toBeLessThanOrEqual(panel.x + panel.width)
})

test('at 320 px and at 200 % zoom the main controls are visible and nothing scrolls sideways', async ({
  page,
  owner,
  server,
}) => {
  const [id = ''] = await seedChats(server, owner, [{ title: wide, messages: 2 }])
  const atBothSizes = async (what: string, check: () => Promise<void>) => {
    for (const { name, width, height } of [
      { name: '320 px', width: 320, height: 640 },
      { name: '200 % zoom', width: 640, height: 400 },
    ]) {
      await test.step(`${what}, ${name}`, async () => {
        await page.setViewportSize({ width, height })
        await check()
        await expectNothingSideways(page)
      })
    }
  }
  await page.goto('/')
  for (const address of ['/', `/?chat=${id}`]) {
    await follow(page, address)
    await atBothSizes(address, async () => {
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('combobox', { name: 'Model' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeInViewport({ ratio: 1 })
      await expect(field(page)).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 })
    })
  }
  await test.step('390 px at 200 % zoom: no control of the header covers another one', async () => {
    await page.setViewportSize({ width: 195, height: 422 })
    const controls = page.getByRole('banner').locator('a, button, select').filter({ visible: true })
    expect(await controls.count()).toBe(4)
    for (const control of await controls.all()) {
      await control.click({ trial: true })
    }
    await expectNothingSideways(page)
  })
  await ask(page, 'What about my deposit?')
  await answered(page)
  await atBothSizes('an answer', async () => {
    await expect(answer(page).getByRole('cell', { name: '2 mois' })).toBeVisible()
    const list = page.getByRole('region', { name: 'Conversation' })
    expect((await boxOf(list)).height).toBeGreaterThan(100)
  })
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await atBothSizes('the drawer', () =>
    expect(
      page.getByRole('dialog', { name: 'Chats' }).getByRole('button', { name: 'Collapse sidebar' }),
    ).toBeInViewport({ ratio: 1 }),
  )
  await test.step('the account page, 390 px at 200 % zoom', async () => {
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 195, height: 422 })
    await follow(page, '/account')
    await expect(page.getByLabel('New password')).toBeVisible()
    await expectNothingSideways(page)
    const title = page.getByRole('banner').getByText('Parvis', { exact: true })
    expect(await title.evaluate(element => element.getClientRects()[0]?.height)).toBeLessThan(30)
  })
  await test.step('in French, where words are longer', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByRole('button', { name: 'Français' }).click()
    await expect(page.getByRole('button', { name: 'Enregistrer le nouveau mot de passe' })).toBeVisible()
    await expectNothingSideways(page)
    // Like a browser whose default font size is doubled: spacing grows with the text.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectNothingSideways(page)
  })
  await test.step('390 px, only the text at 200 %', async () => {
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await page.setViewportSize({ width: 390, height: 844 })
    await doubleText(page)
    await expectNothingSideways(page)
    const name = page.getByRole('banner').locator('small')
    expect(await name.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0)
  })
  await test.step('the disclaimer and the chat, in French', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => localStorage.removeItem('parvis.disclaimer.v1'))
    await page.goto('/')
    const disclaimer = page.getByRole('heading', { name: 'Disclaimer – Limitation de responsabilité' })
    await expect(disclaimer).toBeVisible()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await disclaimer.evaluate(wordsOnTwoLines)).toEqual([])
    await page.getByRole('button', { name: 'J’ai compris' }).click()
    await page.getByRole('button', { name: 'Déplier le panneau' }).click()
    // As narrow as beside a scrollbar that takes 15 px.
    await page.setViewportSize({ width: 305, height: 640 })
    expect(await page.getByText('Rechercher', { exact: true }).evaluate(wordsOnTwoLines)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const newChat = page.getByRole('button', { name: 'Nouvelle conversation' })
    expect(await newChat.evaluate(isTextWider)).toBe(false)
    await page.keyboard.press('Escape')
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await page.setViewportSize({ width: 390, height: 844 })
    await doubleText(page)
    const send = await boxOf(page.getByRole('button', { name: 'Envoyer', exact: true }))
    expect(send.x + send.width).toBeLessThanOrEqual(390)
  })
})

test('at 390 px and 200 % zoom, menus, dialogs, a selection and the bar of a temporary chat hide nothing (X-3)', async ({
  page,
  owner,
  server,
}) => {
  const [archived, id] = await seedChats(server, owner, [{ title: 'Deposit' }, { title: wide, messages: 2 }])
  await owner.call(`/api/chat/${archived}`, { method: 'PATCH', json: { archived: true } })
  await page.setViewportSize({ width: 195, height: 422 })
  await page.goto('/')
  await test.step('a temporary chat', async () => {
    await page.getByRole('switch', { name: 'Temporary conversation' }).click()
    await ask(page, 'What about my deposit?')
    await answered(page)
    const bar = page.getByRole('region', { name: 'Temporary conversation' })
    await bar.getByText('What this means').click()
    const list = page.getByRole('region', { name: 'Conversation', exact: true })
    const [{ y, height }, messages, input] = [await boxOf(bar), await boxOf(list), await boxOf(field(page))]
    expect(messages.y).toBeGreaterThanOrEqual(y + height)
    expect(messages.height).toBeGreaterThan(90)
    expect(input.y).toBeGreaterThan(messages.y + messages.height)
  })
  await follow(page, `/?chat=${id}`)
  await test.step('a long text in the composer', async () => {
    await field(page).fill('What about my deposit? '.repeat(5))
    const list = page.getByRole('region', { name: 'Conversation', exact: true })
    expect((await boxOf(list)).height).toBeGreaterThan(100)
    await field(page).fill('')
  })
  const drawer = page.getByRole('dialog', { name: 'Chats' })
  await test.step('the drawer and a menu in it', async () => {
    await page.getByRole('button', { name: 'Expand sidebar' }).click()
    const search = drawer.getByRole('button', { name: 'Find in conversations' })
    expect(await search.evaluate(each => each.scrollHeight - each.clientHeight)).toBe(0)
    const button = drawer.getByRole('button', { name: `More options: ${wide}` })
    await button.scrollIntoViewIfNeeded()
    await button.click()
    const items = page.getByRole('menuitem')
    await items.first().waitFor()
    for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 })
  })
  await test.step('the dialog of an export', async () => {
    await page.getByRole('menuitem', { name: 'Export' }).click()
    await expect(page.getByRole('button', { name: 'Markdown' })).toBeVisible()
    await expectNothingSideways(page)
    await page.keyboard.press('Escape')
  })
  await test.step('the archive', async () => {
    await drawer.getByRole('button', { name: 'Archived' }).click()
    const archive = page.getByRole('dialog', { name: 'Archived conversations' })
    const [frame, title] = [await boxOf(archive), await boxOf(archive.getByRole('link', { name: 'Deposit' }))]
    expect(title.x).toBeGreaterThan(frame.x)
    const remove = archive.getByRole('button', { name: 'Delete: Deposit' })
    await expect.poll(() => colorOf(remove)).toBe('red')
    await page.keyboard.press('Escape')
  })
  await test.step('the selection of chats', async () => {
    await drawer.getByRole('button', { name: 'Select several' }).click()
    await drawer.getByRole('checkbox').click()
    const remove = drawer.getByRole('button', { name: 'Delete' })
    await expect.poll(() => colorOf(remove)).toBe('red')
    await remove.click()
    await page
      .getByRole('dialog', { name: 'Delete 1 conversation?' })
      .getByRole('button', { name: 'Cancel' })
      .click()
    await page.keyboard.press('Escape')
    await expect(drawer.getByRole('checkbox')).toHaveCount(0)
  })
  await test.step('the shortcuts, over the drawer', async () => {
    await page.keyboard.press('Control+/')
    const effect = page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Start a new line')
    expect((await boxOf(effect)).width).toBeGreaterThan(100)
  })
})

async function colorOf(element: Locator): Promise<string> {
  return strongest(await element.evaluate(each => getComputedStyle(each).color))
}

/** The words of an element with a single text that begin on one line and end on another. */
function wordsOnTwoLines({ firstChild: text }: Element): string[] {
  return [...(text?.textContent ?? '').matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(text as Node, index)
    range.setEnd(text as Node, index + word.length)
    return range.getClientRects().length > 1 ? [word] : []
  })
}

/** Also if the text is cut off at the edge. */
function isTextWider(element: Element): boolean {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect().right > element.getBoundingClientRect().right
}

/** Like a browser that enlarges only the text: lengths and media queries stay the same. */
function doubleText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sizes = [...document.querySelectorAll<HTMLElement>('body *')].map(element => {
      const { fontSize, lineHeight } = getComputedStyle(element)
      return { element, fontPx: Number.parseFloat(fontSize), linePx: Number.parseFloat(lineHeight) }
    })
    for (const { element, fontPx, linePx } of sizes) {
      element.style.fontSize = `${fontPx * 2}px`
      element.style.lineHeight = `${linePx * 2}px`
    }
  })
}

/** Nothing scrolls sideways, neither the page nor its parts, except wide tables and code in their own frames. */
async function expectNothingSideways(page: Page): Promise<void> {
  await settled(page)
  const wider = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'html, main, header, footer, aside, form, dialog[open], article, [tabindex="0"]:not(pre):not([role=region])',
      ),
    ]
      .filter(element => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .map(element => `${element.tagName} ${element.className}`),
  )
  expect(wider).toEqual([])
}

test('an older browser gets what it lacks; one that is too old shows a notice in both languages, without a reload button (X-7)', async ({
  page,
  context,
}) => {
  // Chrome and Safari had popovers first, Firefox had the function first.
  for (const missing of ['withResolvers', 'popover']) {
    const older = await context.newPage()
    await older.addInitScript(name => {
      for (const owner of [Promise, HTMLElement.prototype]) Reflect.deleteProperty(owner, name)
      Reflect.deleteProperty(AbortSignal, 'any')
    }, missing)
    await older.goto('/')
    await expect(older.getByRole('textbox')).toBeVisible()
    await older.close()
  }

  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await page.goto('/')
  await expect(page.getByText('Parvis needs a newer browser')).toBeVisible()
  await expect(page.getByText('Parvis a besoin d’un navigateur plus récent')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})

/** The names of everything that the browser stores for this origin, except cookies. */
function stored(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage).map(key => `session: ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database: ${name}`),
    ...(await caches.keys()).map(name => `cache: ${name}`),
  ])
}

// fixtures.ts fails any test in which the page calls another host.
test('in dark mode the page is dark and its text light; with reduced motion, nothing moves; a visit stores the session, the disclaimer, the choices and the drafts, and calls no other host (X-2, X-6, Z-3)', async ({
  page,
  context,
  owner: _,
  model,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/')
  const answering = answerInParts(model, 'Calmly.', [], [{ type: 'text', text: 'Good night.' }])
  await ask(page, 'Calmly.')
  const dots = answer(page).locator('.animate-pulse')
  await expect(dots).toHaveCount(3)
  await settled(page)
  // An animation that is still in its delay counts as running, so only its duration matters.
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
        .length,
  )
  await expect(dots).toHaveCount(3)
  expect(moving).toBe(0)
  answering.next()
  await answered(page)

  await settled(page)
  const brightness = (color: string) =>
    Math.max(
      ...(color
        .match(/[\d.]+/g)
        ?.slice(0, 3)
        .map(Number) ?? []),
    )
  const text = await answer(page).evaluate(element => getComputedStyle(element).color)
  expect(brightness(await backgroundOf(page.locator('html')))).toBeLessThan(60)
  expect(brightness(await backgroundOf(sidebar(page)))).toBeLessThan(70)
  expect(brightness(text)).toBeGreaterThan(200)

  await field(page).fill('A draft')
  await page.getByRole('link', { name: /^Account/ }).click()
  await page.getByLabel('Appearance').selectOption('light')
  await page.getByLabel('Language').selectOption('fr')
  await expect(page.getByRole('heading', { name: 'Votre compte' })).toBeVisible()
  const drafts = /^(session: )?parvis\.draft\./
  const keys = (await stored(page)).filter(key => key !== 'e2e')
  // The tab has a copy of its own.
  expect(keys.filter(key => drafts.test(key))).toHaveLength(2)
  expect(keys.filter(key => !drafts.test(key)).sort()).toEqual([
    'parvis.disclaimer.v1',
    'parvis.language',
    'parvis.session',
    'parvis.theme',
  ])
  expect(await context.cookies()).toEqual([])
})

adminTest.describe('the header of an administrator', () => {
  adminTest.use({ locale: 'fr-FR' })

  adminTest(
    'fits at 640 px, and beside the open sidebar in wider windows, in the longer language (X-3)',
    async ({ adminPage: page }) => {
      await page.goto('/')
      const models = page.getByRole('banner').getByRole('combobox')
      const signOut = page.getByRole('button', { name: 'Se déconnecter' })
      await page.setViewportSize({ width: 1700, height: 800 })
      await settled(page)
      const { width } = await boxOf(models)
      for (const windowWidthPx of [1280, 1024, 800, 640]) {
        await page.setViewportSize({ width: windowWidthPx, height: 800 })
        await settled(page)
        expect((await boxOf(models)).width, `the model's name at ${windowWidthPx} px`).toBe(width)
        const end = await boxOf(signOut)
        expect(end.x + end.width, `the last button at ${windowWidthPx} px`).toBeLessThanOrEqual(windowWidthPx)
      }
    },
  )
})
