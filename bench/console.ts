import type { Page } from '@playwright/test'
import pg from 'pg'
import { databaseOf } from '../tests/support/databases/database-template.ts'
import type { BuiltServer } from '../tests/support/servers/built-server.ts'

/** The administrator's list of users, with 100,000 of them. */

export const userCount = 100_000

/** Writes directly into the embedded database, whose socket is in the data folder. */
export async function seedUsers(server: BuiltServer): Promise<void> {
  const client = new pg.Client(databaseOf(server.storage))
  await client.connect()
  await client.query(
    `insert into users (id, email, chat_count, last_chat_at)
     select gen_random_uuid(), 'person' || lpad(n::text, 6, '0') || '@example.fr', n % 41,
       case when n % 5 = 0 then null else now() - make_interval(mins => n) end
     from generate_series(0, $1::integer - 1) as n`,
    [userCount],
  )
  await client.end()
}

export type ConsoleTimesMs = { search: number; clear: number; sort: number; sortAgain: number }

/** Milliseconds from an input to the new first row on screen, measured in the page. */
export function timeConsole(page: Page): Promise<ConsoleTimesMs> {
  return page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]')
    const select = document.querySelector('select')
    if (!field || !select) throw new Error('The search field or the sort select is missing.')
    const first = () => document.querySelector('li a')?.textContent
    const set = (target: HTMLInputElement | HTMLSelectElement, value: string, event: string) => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value)
      target.dispatchEvent(new Event(event, { bubbles: true }))
    }
    const time = async (act: () => void) => {
      const before = first()
      const startedAtMs = performance.now()
      act()
      while (first() === before) await new Promise(requestAnimationFrame)
      return performance.now() - startedAtMs
    }
    const search = await time(() => set(field, 'N0999', 'input'))
    const clear = await time(() => set(field, '', 'input'))
    const sort = await time(() => set(select, 'chats_desc', 'change'))
    await time(() => set(select, 'email', 'change'))
    const sortAgain = await time(() => set(select, 'chats_desc', 'change'))
    return { search, clear, sort, sortAgain }
  })
}
