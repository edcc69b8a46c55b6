import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { type AuditPage, accessReasonHeader } from '#shared/api/admin.ts'
import { asAdmin } from '#tests/support/databases/database-template.ts'
import { openCluster } from '#tests/support/databases/postgres-cluster.ts'
import { startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { logIn, type Person, readStream, signUp, until } from '#tests/support/people/people.ts'
import { uploaded } from '#tests/support/people/uploading.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/servers/server-process.ts'
import { findPostgres } from '../../../script/find-postgres.mjs'
import { pdfFile } from './pdf-files.ts'
import { listVisibleChats, type PreviousRelease, previousReleaseDir } from './previous-release.ts'

/**
 * Makes a release write the data that the next one is tested with, and kills it at the end. Pass the folder of a built
 * release: `npx node tests/support/samples/record-release.ts FOLDER`. Needs PostgreSQL.
 */

const passwords = { admin: 'a long admin password', people: 'a long enough password' }
const emails = { admin: 'admin@example.fr', promoted: 'paul@example.fr', client: 'claire@example.fr' }

async function record(release: string): Promise<void> {
  const cluster = await openCluster()
  const model = await startScriptedModel()
  const dataDir = await mkdtemp(join(tmpdir(), 'parvis-release-'))
  const databaseUrl = cluster.url('postgres')
  const start = () =>
    startServerProcess(
      {
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        ...model.env,
        ADMIN_EMAIL: emails.admin,
        ADMIN_PASSWORD: passwords.admin,
      },
      join(resolve(release), 'dist/server/main.mjs'),
    )
  let server = await start()
  try {
    const client = await signUp(server.url, emails.client)
    await makeChats(client)
    await leaveInterrupted(server, client)
    server = await start()
    const expected = await finish(server, databaseUrl)
    await rm(previousReleaseDir, { recursive: true, force: true })
    await mkdir(previousReleaseDir, { recursive: true })
    await writeFile(join(previousReleaseDir, 'expected.json'), JSON.stringify(expected, null, 2))
    await writeFile(join(previousReleaseDir, 'database.sql'), await dump(databaseUrl))
    await cp(join(dataDir, 'uploads'), join(previousReleaseDir, 'uploads'), { recursive: true })
  } finally {
    await server.end('SIGKILL')
    await model.close()
    await cluster.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Creates complete, failed and stopped answers, files, and a title that the user chose. */
async function makeChats(client: Person): Promise<void> {
  const { chatId } = await client.ask('[[search]] Quand mon dépôt de garantie est-il rendu ?')
  await client.ask('Et si le bailleur ne le rend pas ?', { chatId })
  await client.call(`/api/chat/${chatId}`, { method: 'PATCH', json: { title: 'Dépôt de garantie' } })
  const picture = sharp({ create: { width: 120, height: 80, channels: 3, background: '#a33' } })
  const files = await uploaded(
    client,
    { name: 'état des lieux.png', bytes: Buffer.from(await picture.png().toBuffer()) },
    { name: 'bail.pdf', bytes: pdfFile({ pages: ['Bail de location, article 1', 'Article 2'] }) },
  )
  await client.ask('Que dit mon bail ?', {
    imagePaths: files.imagePaths,
    pdfPaths: files.pdfs.map(file => file.path),
  })
  await client.ask('[[failed]] Une question qui échoue')
  const stopped = await begin(client, 'Une question arrêtée')
  await client.call(`/api/chat/${stopped}/stop`, { method: 'POST' })
}

async function leaveInterrupted(server: ServerProcess, client: Person): Promise<void> {
  await begin(client, 'Une question interrompue')
  await server.end('SIGTERM')
}

/** Starts a long answer, reads some of its text and leaves it running. Returns its chat. */
async function begin(client: Person, question: string): Promise<string> {
  const response = await client.send(`[[paced 600x200]] ${question}`)
  return (await readStream(response, soFar => soFar.text.length < 200)).chatId
}

/** Performs the administrator's actions, records chats and the audit log, and kills the release during an answer. */
async function finish(server: ServerProcess, databaseUrl: string): Promise<PreviousRelease> {
  await logIn(server.url, emails.admin, 'a wrong password').catch(() => undefined)
  const admin = await logIn(server.url, emails.admin, passwords.admin)
  const promoted = await signUp(server.url, emails.promoted)
  await admin.call('/api/admin/promote', { method: 'POST', json: { userId: promoted.id } })
  const removed = await signUp(server.url)
  await admin.call(`/api/admin/users/${removed.id}`, { method: 'DELETE' })
  const client = await logIn(server.url, emails.client, passwords.people)
  const chats = await listVisibleChats(server.url, client)
  const reason = { [accessReasonHeader]: encodeURIComponent('Réclamation de la cliente') }
  await admin.call(`/api/admin/users/${client.id}/chats`, { headers: reason })
  await admin.call(`/api/admin/chats/${chats[0]?.id}/messages?user=${client.id}`)
  const audit = await until(
    async () => ((await (await admin.call('/api/admin/audit')).json()) as AuditPage).entries,
    entries => entries.some(entry => entry.action === 'sign_in_failed'),
  )
  const question = 'Une question à laquelle le serveur n’a pas fini de répondre'
  const chatId = await begin(client, question)
  await server.end('SIGKILL')
  return {
    admin: { email: emails.admin, password: passwords.admin },
    promoted: { email: emails.promoted, password: passwords.people },
    client: { email: emails.client, password: passwords.people },
    refreshToken: client.refreshToken,
    chats,
    running: {
      chatId,
      question: `[[paced 600x200]] ${question}`,
      text: await storedText(databaseUrl, chatId),
    },
    audit,
  }
}

async function storedText(databaseUrl: string, chatId: string): Promise<string> {
  const { rows } = await asAdmin(databaseUrl, client =>
    client.query<{ text: string }>(
      `select string_agg(body, '' order by start) as text from generation_log
        where kind = 'text' and generation_id in (select id from generations where chat_id = $1)`,
      [chatId],
    ),
  )
  return rows[0]?.text ?? ''
}

/** Schema and data as plain SQL that every PostgreSQL accepts, including the embedded one. */
async function dump(databaseUrl: string): Promise<string> {
  const program = join(findPostgres() ?? '', 'pg_dump')
  const args = ['--inserts', '--rows-per-insert=50', '--no-owner', '--no-privileges', databaseUrl]
  const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 64 * 1024 * 1024 })
  const unneededLines = /^(--( .*)?|SET .*;|SELECT pg_catalog\.set_config\(.*|\\.*)\n/gm
  return stdout
    .replace(unneededLines, '')
    .replace(/\n{3,}/g, '\n\n')
    .trimStart()
}

const [release] = process.argv.slice(2)
if (release === undefined) throw new Error('Pass the folder of a built release.')
await record(release)
