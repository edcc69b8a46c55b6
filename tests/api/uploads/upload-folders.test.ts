import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { runCommand } from '#server/commands/admin-commands.ts'
import { findUploadFolder, rememberUploadFolder } from '#server/store/uploads/upload-folder.ts'
import { asAdmin } from '#tests/support/databases/database-template.ts'
import { freshDataDir, freshStorage } from '#tests/support/databases/databases.ts'
import { signUp } from '#tests/support/people/people.ts'
import { uploaded } from '#tests/support/people/uploading.ts'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'
import { startS3Server } from '#tests/support/servers/s3-server.ts'
import { startTestAppOn, type TestApp } from '#tests/support/servers/test-app.ts'

/** D-10. The embedded database belongs to one process, so several need PostgreSQL. */
describe.skipIf(inject('databaseTemplate').kind === 'embedded')('several processes on one database', () => {
  async function settings(more: Record<string, string> = {}) {
    return {
      ...(await freshStorage()),
      PORT: '0',
      LOG_LEVEL: 'debug',
      ADMIN_EMAIL: 'admin@example.fr',
      ...more,
    }
  }

  async function start(env: Record<string, string>): Promise<TestApp> {
    const app = await startTestAppOn(env)
    onTestFinished(() => app.close())
    return app
  }

  const uploadsOf = (env: { DATA_DIR: string }) => readdir(join(env.DATA_DIR, 'uploads'))

  it('refuse to start with a folder of their own, and leave that folder as it is (D-10)', async () => {
    const env = await settings()
    const first = await start(env)
    const other = { ...env, DATA_DIR: await freshDataDir() }
    for (const _ of ['first', 'second']) {
      await expect(startTestAppOn(other)).rejects.toThrow(
        `The uploads of this database are in a folder other than ${join(other.DATA_DIR, 'uploads')}: give all processes the same`,
      )
    }
    expect(await uploadsOf(other)).toEqual([])
    // The first process still works, and so does another with the same folder.
    const second = await start(env)
    const person = await signUp(first.url)
    const { pdfs } = await uploaded(person, { name: 'a.pdf', bytes: pdfFile({ pages: ['Bail'] }) })
    const { chatId } = await person.ask('Bonjour', { pdfPaths: pdfs.map(pdf => pdf.path) })
    const page = await person.call(`/api/chat/${chatId}/messages`)
    const { messages } = (await page.json()) as { messages: { attachments?: { url: string }[] }[] }
    const link = messages[0]?.attachments?.[0]?.url ?? ''
    expect((await fetch(new URL(link, second.url))).status).toBe(200)
  })

  it('are refused with another folder before they migrate the database, until it is claimed (D-10)', async () => {
    const env = await settings()
    const first = await start(env)
    const url = env.DATABASE_URL ?? ''
    // As if the other process had a new release, with one more migration. This one can be applied again.
    const name = '0032_audit_request_ids.sql'
    await asAdmin(url, client => client.query('delete from schema_migrations where name = $1', [name]))
    const other = { ...env, DATA_DIR: await freshDataDir() }
    await expect(startTestAppOn(other)).rejects.toThrow('in a folder other than')
    const printed: string[] = []
    const claim = () => runCommand(['claim-uploads'], line => printed.push(line), other)
    expect(await claim()).toBe(1)
    expect(printed).toEqual([
      'This release changes the database: stop all processes, then run the command again.',
    ])
    const applied = () =>
      asAdmin(url, client => client.query('select from schema_migrations where name = $1', [name]))
    expect((await applied()).rowCount).toBe(0)
    await first.close()
    expect(await claim()).toBe(0)
    expect((await applied()).rowCount).toBe(1)
    await start(other)
  })

  it('that start together for the first time agree on one folder (D-10)', async () => {
    const env = await settings()
    const same = await Promise.all([startTestAppOn(env), startTestAppOn(env)])
    await Promise.all(same.map(app => app.close()))

    const apart = [await settings(), await settings()] as const
    const started = await Promise.allSettled([
      startTestAppOn(apart[0]),
      startTestAppOn({ ...apart[1], DATABASE_URL: apart[0].DATABASE_URL ?? '' }),
    ])
    expect(started.map(one => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const one of started) {
      if (one.status === 'rejected') continue
      // As if another process had found no folder yet, which the two starts above need not do.
      expect(await rememberUploadFolder(one.value.db, randomUUID())).toBe(
        await findUploadFolder(one.value.db),
      )
      await one.value.close()
    }
  }, 60_000)

  it('start after their folder was moved or lost, once the operator claims the new one (D-10)', async () => {
    const env = await settings()
    await (await startTestAppOn(env)).close()
    const moved = { ...env, DATA_DIR: await freshDataDir() }
    await expect(startTestAppOn(moved)).rejects.toThrow('npm run admin -- claim-uploads')
    expect(await runCommand(['claim-uploads'], () => undefined, moved)).toBe(0)
    await start(moved)
    await start(moved)
    await expect(startTestAppOn(env)).rejects.toThrow('in a folder other than')
  })

  it('need no common folder if the uploads are in a bucket (D-10)', async () => {
    const storage = await startS3Server()
    onTestFinished(() => storage.close())
    const env = await settings(storage.env)
    const apps = [await start(env), await start({ ...env, DATA_DIR: await freshDataDir() })]
    for (const { url } of apps) expect((await fetch(`${url}/api/ready`)).status).toBe(200)
  })
})
