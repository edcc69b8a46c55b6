import { expect, type Locator, type Page } from '@playwright/test'
import { messagePageSize } from '#shared/limits.ts'
import { boxOf, closedGate, manyChats, scrollTo, seedChats, test, toast } from './support/chat-fixtures.ts'
import { answer, answered, ask, field } from './support/chat-steps.ts'
import { settled } from './support/settled.ts'
import { follow } from './support/visit.ts'

/** The chat screen at 390 × 844: product.md S-1, X-3, PH-2. */

/** The links to chats. The drawer also has the firm's links. */
function chats(drawer: Locator): Locator {
  return drawer.locator('a[href^="/?chat="]')
}

test('the chats are in a drawer over the page; choosing one, tapping beside the drawer, pressing Escape or Back closes it; from a chat chosen in it, Back returns in one step', async ({
  page,
  owner,
  server,
  fail,
}) => {
  const [deposit, rent] = await seedChats(server, owner, [
    { title: 'Deposit', messages: 2 },
    { title: 'Rent', messages: 2 },
    ...manyChats(39),
  ])
  await page.goto('/')
  const drawer = page.getByRole('dialog', { name: 'Chats' })
  const open = page.getByRole('button', { name: 'Expand sidebar' })
  await expect(field(page)).toBeVisible()
  await expect(drawer).toHaveCount(0)
  await open.tap()
  await expect(drawer.getByRole('heading', { name: 'Chats' })).toBeVisible()
  const box = await boxOf(drawer)
  expect(box.width).toBeLessThan(390)
  // Clicks between the search and the edge of the drawer, with the mouse: a tap would hit the search nearby.
  const search = await boxOf(drawer.getByRole('button', { name: 'Find in conversations' }))
  await page.mouse.click(search.x / 2, search.y + search.height / 2)
  await settled(page)
  await expect(drawer).toBeVisible()
  await page.touchscreen.tap(box.width + 20, 400)
  await expect(drawer).toHaveCount(0)
  await open.tap()
  await drawer.getByRole('button', { name: 'Collapse sidebar' }).tap()
  await expect(drawer).toHaveCount(0)
  await open.tap()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(open).toBeFocused()

  await open.tap()
  await expect(chats(drawer)).toHaveCount(30)
  // On a phone held sideways, the drawer is too low for all its parts and scrolls, but the list stays usable.
  const upright = page.viewportSize() ?? { width: 390, height: 844 }
  await page.setViewportSize({ width: 568, height: 320 })
  await chats(drawer).first().scrollIntoViewIfNeeded()
  await expect(chats(drawer).first()).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(upright)
  // The next page is loaded when the button is scrolled into view. If that fails, the button can be tapped.
  const restore = await fail(/\/api\/chat\?.*offset=30/)
  const refused = page.waitForResponse(response => response.status() === 429)
  await drawer.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
  await refused
  await restore()
  await drawer.getByRole('button', { name: 'Load more' }).tap()
  await expect(chats(drawer)).toHaveCount(41)
  const openChat = async (title: string, id: string | undefined) => {
    await drawer.getByRole('link', { name: title }).tap()
    await expect(page).toHaveURL(`/?chat=${id}`)
    await expect(page.getByText(`Message 1 of ${title}`)).toBeVisible()
    await expect(drawer).toHaveCount(0)
    await open.tap()
  }
  await openChat('Rent', rent)
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(`/?chat=${rent}`)
  await open.tap()
  await openChat('Deposit', deposit)
  await openChat('Deposit', deposit)
  await drawer.getByRole('button', { name: 'Collapse sidebar' }).tap()
  await expect(drawer).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText('Message 1 of Rent')).toBeVisible()
  await expect(page).toHaveURL(`/?chat=${rent}`)
  await expect(drawer).toHaveCount(0)
  await open.tap()
  await drawer.getByRole('button', { name: 'New Chat' }).tap()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(field(page)).toHaveAttribute('placeholder', 'Ask anything')
})

test('Back closes one dialog at a time, and none of them leaves an entry in the history (PH-2, J-5)', async ({
  page,
  owner,
  server,
  allowErrors,
}) => {
  const [rent, deposit] = await seedChats(server, owner, [
    { title: 'Rent', messages: 2 },
    { title: 'Deposit', messages: 2 },
  ])
  await page.goto('/legal/terms')
  await follow(page, `/?chat=${rent}`)
  const drawer = page.getByRole('dialog', { name: 'Chats' })
  const find = page.getByRole('dialog', { name: 'Find in conversations' })
  const deletion = page.getByRole('dialog', { name: 'Delete chat?' })
  const openFind = async () => {
    await page.getByRole('button', { name: 'Expand sidebar' }).tap()
    await drawer.getByRole('button', { name: 'Find in conversations' }).tap()
    await expect(find).toBeVisible()
    await historyHas(page, 1)
  }

  await test.step('the search, then the drawer', async () => {
    await openFind()
    await page.goBack()
    await expect(find).toHaveCount(0)
    await expect(drawer).toBeVisible()
    await page.goBack()
    await expect(drawer).toHaveCount(0)
    await expect(page).toHaveURL(`/?chat=${rent}`)
  })

  await test.step('the same after the phone was turned, which replaces the drawer with a column, and turned back', async () => {
    await openFind()
    const portrait = page.viewportSize() ?? { width: 0, height: 0 }
    await page.setViewportSize({ width: portrait.height, height: portrait.width })
    await expect(drawer).toHaveCount(0)
    await page.setViewportSize(portrait)
    await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toHaveCount(0)
    await expect(find.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(find).toHaveCount(0)
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(page).toHaveURL(`/?chat=${rent}`)
  })

  await test.step('two quick presses of Back close both', async () => {
    await openFind()
    await page.evaluate(() => {
      history.back()
      history.back()
    })
    await expect(find).toHaveCount(0)
    await expect(drawer).toHaveCount(0)
    await expect(page).toHaveURL(`/?chat=${rent}`)
  })

  await test.step('so does Escape, pressed twice', async () => {
    await openFind()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(find).toHaveCount(0)
    await expect(drawer).toHaveCount(0)
    await expect(page).toHaveURL(`/?chat=${rent}`)
  })

  await test.step('from a chat that was found, Back returns to the previous one', async () => {
    await openFind()
    await find.getByRole('searchbox').fill('message 1 deposit')
    await find.getByRole('link').tap()
    await expect(page).toHaveURL(new RegExp(`chat=${deposit}`))
    await expect(drawer).toHaveCount(0)
    await expect(find).toHaveCount(0)
    await expect(page.locator('[aria-current=true]')).toContainText('Message 1 of Deposit')
    await expect(page.locator('[aria-current=true]')).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL(`/?chat=${rent}`)
    await expect(drawer).toHaveCount(0)
    await expect(page.getByText('Message 1 of Rent')).toBeVisible()
  })

  await test.step('while the chat is being deleted, the dialog stays', async () => {
    const gate = closedGate()
    await page.route(`**/api/chat/${deposit}`, gate.handle)
    await page.getByRole('button', { name: 'Expand sidebar' }).tap()
    await drawer.getByRole('button', { name: 'More options: Deposit' }).tap()
    await page.getByRole('menuitem', { name: 'Delete' }).tap()
    await historyHas(page, 1)
    await deletion.getByRole('button', { name: 'Delete', exact: true }).tap()
    await expect(deletion.getByRole('button', { name: 'Deleting…' })).toBeVisible()
    await page.goBack()
    await historyHas(page, 1)
    await expect(deletion).toBeVisible()
    gate.open()
    await expect(deletion).toHaveCount(0)
    await expect(chats(drawer)).toHaveText(['Rent'])
    await historyHas(page, 0)
  })

  await test.step('a dialog whose code cannot be fetched', async () => {
    allowErrors(/ERR_FAILED/)
    await page.route(/\/assets\/archive-/, route => route.abort())
    await drawer.getByRole('button', { name: 'Archived' }).tap()
    const missing = page.getByRole('dialog', { name: 'The service cannot be reached at the moment.' })
    await expect(missing).toBeVisible()
    await historyHas(page, 1)
    await page.goBack()
    await expect(missing).toHaveCount(0)
    await expect(drawer).toBeVisible()
    await historyHas(page, 0)
    await drawer.getByRole('button', { name: 'Archived' }).tap()
    await missing.getByRole('button', { name: 'Dismiss' }).tap()
    await historyHas(page, 0)
  })

  await test.step('dialogs that are closed by their buttons leave nothing behind', async () => {
    await drawer.getByRole('button', { name: 'Find in conversations' }).tap()
    await historyHas(page, 1)
    await find.getByRole('button', { name: 'Close' }).tap()
    await historyHas(page, 0)
    await drawer.getByRole('button', { name: 'Collapse sidebar' }).tap()
    await expect(drawer).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/legal/terms')
  })
})

/** The history follows the dialogs a moment later. */
function historyHas(page: Page, dialogCount: number): Promise<void> {
  const dialogs = () => page.evaluate(() => history.state?.dialogs ?? 0)
  return expect.poll(dialogs, { intervals: [50] }).toBe(dialogCount)
}

/** Visible controls that are too small for a finger, except links in running text. */
function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll('button, a[href], select, textarea, input, summary, [role=menuitem]'),
    ].flatMap(element => {
      const { width, height } = element.getBoundingClientRect()
      const isSeen = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
      const isText =
        element.matches('.markdown p a, .markdown li a, .markdown sup a, .sr-only') ||
        (element.matches('a.link') && getComputedStyle(element).display === 'inline')
      if (!isSeen || isText || Math.min(width, height) >= 44) return []
      return [`${element.ariaLabel ?? element.textContent}: ${width} x ${height}`]
    }),
  )
}

/** Fields whose text is so small that Safari on an iPhone zooms in on them. */
function smallFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('select, textarea, input:not([type=checkbox], [type=file])')].flatMap(
      element =>
        Number.parseFloat(getComputedStyle(element).fontSize) < 16 ? [element.ariaLabel ?? element.id] : [],
    ),
  )
}

const longChatMessageCount = 130

test('every control is large enough for a finger, no field makes the phone zoom in, and the main buttons stay in view; a chat is renamed in the drawer, which stays open when Escape cancels that (X-3, PH-7)', async ({
  page,
  owner,
  server,
  model,
  fail,
  allowErrors,
}) => {
  const [id = ''] = await seedChats(server, owner, [
    { title: 'Long', messages: longChatMessageCount },
    ...manyChats(40),
  ])
  const places: [string, () => Promise<unknown>][] = [
    [
      'an empty chat',
      async () => {
        await page.goto('/')
        await page.getByRole('button', { name: 'Sign out' }).waitFor()
      },
    ],
    [
      'an answer with a table',
      async () => {
        await ask(page, 'What about my deposit?')
        await answered(page)
        await expect(answer(page).getByRole('cell', { name: '2 mois' })).toBeVisible()
        for (const name of ['Send', 'Search', 'Sign out', 'Expand sidebar']) {
          await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      },
    ],
    [
      'a chat with code, whose answer failed',
      async () => {
        await follow(page, `/?chat=${id}`)
        // The rows appear from the end, a few at a time. This one is the first of the page.
        const first = page.getByText(`Message ${longChatMessageCount - messagePageSize} of Long`)
        await expect(first).toBeAttached()
        model.next(
          {
            steps: [
              { type: 'text', text: '```js\nconst answer = 42\n```' },
              { type: 'failed', code: 'server_error', message: 'Scripted.' },
            ],
          },
          ({ question }) => question === 'Code?',
        )
        await ask(page, 'Code?')
        await page.getByRole('button', { name: 'Retry' }).waitFor()
      },
    ],
    [
      'the top of the list',
      async () => {
        await fail(/offset=/)
        await scrollTo(page.getByRole('region', { name: 'Conversation' }), 1e6)
        await page.getByText('The older messages could not be loaded.').waitFor()
      },
    ],
    [
      'the drawer',
      async () => {
        await page.getByRole('button', { name: 'Expand sidebar' }).tap()
        await page.getByRole('dialog').getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
      },
    ],
    [
      'a title that is being renamed',
      async () => {
        const drawer = page.getByRole('dialog', { name: 'Chats' })
        await drawer.getByRole('button', { name: 'More options: Long' }).tap()
        await page.getByRole('menuitem', { name: 'Rename' }).tap()
        // The field takes the focus a frame later. Before that, Escape would close the drawer.
        await expect(drawer.getByRole('textbox', { name: 'Title' })).toBeFocused()
      },
    ],
    [
      'the search',
      async () => {
        const drawer = page.getByRole('dialog', { name: 'Chats' })
        await drawer.getByRole('textbox', { name: 'Title' }).fill('Given up')
        await page.keyboard.press('Escape')
        await drawer.getByRole('button', { name: 'More options: Long' }).tap()
        await page.getByRole('menuitem', { name: 'Rename' }).tap()
        await drawer.getByRole('textbox', { name: 'Title' }).fill('On the phone')
        await page.keyboard.press('Enter')
        await expect(drawer.getByRole('link', { name: 'On the phone' })).toBeVisible()
        await page.getByRole('button', { name: 'Find in conversations' }).tap()
        await page.getByRole('searchbox').waitFor()
      },
    ],
    [
      'a toast',
      async () => {
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await fail('**/api/chat/stream')
        await ask(page, 'Refused')
        await toast(page, 'Failed to get response').waitFor()
      },
    ],
    [
      'a temporary chat',
      async () => {
        await page.unroute('**/api/chat/stream')
        await follow(page, '/')
        await page.getByRole('switch', { name: 'Temporary conversation' }).check()
        await ask(page, 'Temporary?')
        await answered(page)
        await page.getByText('What this means').waitFor()
      },
    ],
    [
      'the sign-in page',
      async () => {
        await page.getByRole('button', { name: 'Sign out' }).tap()
        await page.getByRole('link', { name: 'Log in' }).tap()
        await page.getByRole('link', { name: "Don't have an account? Sign up" }).waitFor()
      },
    ],
    [
      'a legal page',
      async () => {
        await follow(page, '/legal/terms')
        await page.getByRole('heading', { level: 2 }).first().waitFor()
      },
    ],
    [
      'a page that has stopped working',
      async () => {
        allowErrors(/Scripted/)
        await page.evaluate(() => {
          window.matchMedia = () => {
            throw new Error('Scripted')
          }
        })
        await page.getByRole('banner').getByRole('link').first().tap()
        await page.getByRole('heading', { name: 'This page has stopped working.' }).waitFor()
      },
    ],
  ]
  for (const [place, go] of places) {
    await go()
    await settled(page)
    expect(await smallControls(page), place).toEqual([])
    expect(await smallFields(page), place).toEqual([])
  }
})
