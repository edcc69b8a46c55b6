import { beforeEach, expect, it } from 'vitest'
import type { ChatId } from '#shared/api/ids.ts'
import { clearUserMemory } from '#web/lib/storage/user-memory.ts'
import { createTray, trayOf } from './use-tray.ts'

const photo = new File(['x'], 'letter.png', { type: 'image/png' })

beforeEach(clearUserMemory)

it('picked files and the search toggle survive a visit to another page, but not a sign-out', () => {
  trayOf('person').add(undefined, [photo])
  trayOf('person').setSearch(undefined, true)
  expect(trayOf('person').contents(undefined)).toMatchObject({ files: [{ file: photo }], search: true })
  clearUserMemory()
  expect(trayOf('person').contents(undefined)).toEqual({ files: [], problems: [], search: false })
})

it('the contents of the tray move when a chat gets its id, and are added to what is there', () => {
  const chat = '11111111-1111-4111-8111-111111111111' as ChatId
  const tray = createTray()
  const names = (place: ChatId | undefined) => tray.contents(place).files.map(({ file }) => file.name)
  tray.add(undefined, [photo, new File(['x'], 'notes.txt', { type: 'text/plain' })])
  tray.add(chat, [new File(['x'], 'plan.png', { type: 'image/png' })])
  tray.setSearch(chat, true)
  tray.move(undefined, chat)
  expect(names(chat)).toEqual(['letter.png', 'plan.png'])
  expect(tray.contents(chat)).toMatchObject({ search: true, problems: [{ names: ['notes.txt'] }] })
  expect(tray.contents(undefined)).toEqual({ files: [], problems: [], search: false })
  // The message about the file that could not be added says nothing about the files that are left.
  tray.remove(chat, tray.contents(chat).files[0]?.key ?? '')
  expect(tray.contents(chat).problems).toEqual([])
})
