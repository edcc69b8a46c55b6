import { expect, type Locator, type Page, type Route } from '@playwright/test'
import pg from 'pg'
import { databaseOf } from '#tests/support/databases/database-template.ts'
import { signUp, type Person as User } from '#tests/support/people/people.ts'
import type { BuiltServer } from '#tests/support/servers/built-server.ts'
import { test as base, signInOnce } from './fixtures.ts'

/** Fixtures for the chat screen: a user whose chats exist before the page is opened. */

type ChatFixtures = {
  /** A new account. `page` is signed in with it, with the disclaimer accepted, but is not opened yet. */
  owner: User
  /** Responds to calls to this address with 429, which pages do not retry, until the returned function is called. */
  fail(address: string | RegExp): Promise<() => Promise<void>>
}

export const test = base.extend<ChatFixtures>({
  owner: async ({ page, server, person }, use) => {
    const owner = await signUp(server.url, person.email)
    await owner.call('/api/account')
    await signInOnce(page, owner.session)
    await use(owner)
  },
  fail: async ({ page, allowErrors }, use) => {
    await use(async address => {
      allowErrors(/429 \(Too Many Requests\)/)
      await page.route(address, route =>
        route.fulfill({ status: 429, json: { error: { code: 'too_many_requests', message: 'Later.' } } }),
      )
      return () => page.unroute(address)
    })
  },
})

export type SeededChat = { title: string | null; messages?: number }

/**
 * Inserts chats into the database, the newest first. Their messages begin with "Message 0 of {title}", a question,
 * "Message 1 of {title}", an answer, and so on. Returns the chats' ids.
 */
export async function seedChats(
  server: BuiltServer,
  owner: User,
  chats: readonly SeededChat[],
): Promise<string[]> {
  const client = new pg.Client(databaseOf(server.storage))
  await client.connect()
  const ids: string[] = []
  for (const [index, { title, messages = 0 }] of chats.entries()) {
    const id = crypto.randomUUID()
    ids.push(id)
    // In a transaction: otherwise the search's job may mark the chat as searchable before it has messages.
    await client.query('begin')
    await client.query(
      `insert into chats (id, user_id, title, title_by, message_count, created_at, last_message_at)
       values ($1, $2, $3, 'person', $4, now() - interval '1 minute' * $5::integer, now())`,
      [id, owner.id, title, messages, index + 1],
    )
    await client.query(
      `insert into messages (id, chat_id, position, role, content, status)
       select gen_random_uuid(), $1, n, case n % 2 when 0 then 'user' else 'assistant' end,
         'Message ' || n || ' of ' || $3::text || ': le **bailleur** restitue le dépôt.', 'complete'
       from generate_series(0, $2::integer - 1) as n`,
      [id, messages, title ?? 'none'],
    )
    await client.query('commit')
  }
  await client.query(
    'update users set chat_count = chat_count + $2::integer, last_chat_at = now() where id = $1',
    [owner.id, chats.length],
  )
  await client.end()
  return ids
}

/** "Chat 1" to "Chat {count}", the newest first. */
export function manyChats(count: number): SeededChat[] {
  return Array.from({ length: count }, (_, index) => ({ title: `Chat ${index + 1}` }))
}

export function sidebar(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Chats' })
}

export function chatLink(page: Page, title: string): Locator {
  return sidebar(page).getByRole('link', { name: title, exact: true })
}

export async function openMenu(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `More options: ${title}`, exact: true }).click()
}

export async function choose(page: Page, title: string, item: 'Rename' | 'Delete'): Promise<void> {
  await openMenu(page, title)
  await page.getByRole('menuitem', { name: item }).click()
}

export function toast(page: Page, text: string): Locator {
  return page.locator('[data-toast]').filter({ hasText: text })
}

/** Scrolls until this many pixels are left below the visible part. */
export function scrollTo(panel: Locator, fromEndPx: number): Promise<void> {
  return panel.evaluate((element, px) => {
    element.scrollTop = element.scrollHeight - element.clientHeight - px
  }, fromEndPx)
}

/** Holds calls until they are released; `count` returns how many have arrived. */
export type Gate = { handle(route: Route): Promise<void>; open(): void; count(): number }

export function closedGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>()
  let count = 0
  return {
    handle: async route => {
      count += 1
      await promise
      // The page may be closed, or may have aborted the call.
      await route.continue().catch(() => undefined)
    },
    open: resolve,
    count: () => count,
  }
}

/** The element's position and size. Fails if it is not rendered. */
export async function boxOf(
  element: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  await expect(element).toBeVisible()
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not rendered.')
  return box
}

export function backgroundOf(element: Locator): Promise<string> {
  return element.evaluate(each => getComputedStyle(each).backgroundColor)
}

/** The strongest of red, green and blue in a computed colour. */
export function strongest(color: string): 'red' | 'green' | 'blue' {
  const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? []
  if (red > green && red > blue) return 'red'
  return green > blue ? 'green' : 'blue'
}
