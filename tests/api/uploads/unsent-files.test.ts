import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { callWhileLocked } from '#tests/support/databases/poll-database.ts'
import { type Person, readStream, signUp } from '#tests/support/people/people.ts'
import { uploaded } from '#tests/support/people/uploading.ts'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
let person: Person

beforeAll(async () => {
  app = await startTestApp()
  person = await signUp(app.url)
})

afterAll(() => app.close())

async function attachedFile(): Promise<string> {
  const { pdfs } = await uploaded(person, { name: 'bail.pdf', bytes: pdfFile({ pages: ['Bail'] }) })
  return pdfs[0]?.path ?? ''
}

async function chatWithVersions(): Promise<string> {
  const { chatId } = await person.ask('Bonjour')
  const [question] = await person.messages(chatId)
  await person.ask('Bonsoir', { chatId, replaces: question?.id })
  return chatId
}

// The embedded database runs one transaction at a time.
describe.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'a question whose file is removed while it is being stored, because it was not sent within a day',
  () => {
    it.each([
      ['in a new chat', async () => ({})],
      ['in a chat', async () => ({ chatId: (await person.ask('Bonjour')).chatId })],
      ['in a chat with versions', async () => ({ chatId: await chatWithVersions() })],
      [
        'as an edited question',
        async () => {
          const { chatId } = await person.ask('Bonjour')
          return { chatId, replaces: (await person.messages(chatId))[0]?.id }
        },
      ],
    ])('is refused instead of stored without it, %s (U-3)', async (_place, findPlace) => {
      const place = await findPlace()
      const file = await attachedFile()
      const stored = () => app.db.selectFrom('messages').select('id').orderBy('id').execute()
      const [before, counted] = [await stored(), await countedCalls()]
      const removal = sql`delete from uploads where id = ${file}`
      const [refused] = await callWhileLocked(app.db, removal, [
        async () => {
          const response = await person.send('Voici le bail', { ...place, pdfPaths: [file] })
          return { status: response.status, body: await response.text() }
        },
      ])
      expect(refused).toMatchObject({ value: { status: 409 } })
      expect(refused).toMatchObject({ value: { body: expect.stringContaining('"attachment_removed"') } })
      expect(await stored()).toEqual(before)
      expect(await countedCalls()).toBe(counted + 1)
    })

    it('is stored if the file turns out not to be removed', async () => {
      const file = await attachedFile()
      const lock = sql`select from uploads where id = ${file} for update`
      const [answered] = await callWhileLocked(app.db, lock, [
        () => person.send('Voici le bail', { pdfPaths: [file] }).then(readStream),
      ])
      const chatId = answered?.status === 'fulfilled' ? answered.value.chatId : ''
      expect((await person.messages(chatId))[0]?.attachments).toMatchObject([{ name: 'bail.pdf' }])
    })
  },
)

/** How many calls the rate limits have counted. */
async function countedCalls(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select sum(points)::integer as count from rate_limits`.execute(app.db)
  return rows[0]?.count ?? 0
}
