import { spawnSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, it, onTestFinished } from 'vitest'
import { copyDataDir } from '#tests/support/databases/database-template.ts'
import { freshStorage } from '#tests/support/databases/databases.ts'
import { switchLog } from '#tests/support/databases/end-embedded.ts'
import { logIn, signUp, until } from '#tests/support/people/people.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'

const mebibyte = 1024 * 1024
const template = inject('databaseTemplate')

type SmallDisk = {
  folder: string
  fillUpTo(freeBytes: number): void
  removeFiller(): void
}

/** A separate disk in memory. Only root can mount it. */
async function mountSmallDisk(sizeBytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(template.runDir, 'disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeBytes}`, 'tmpfs', folder])
  if (mounted.status !== 0) return undefined
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]))
  const filler = join(folder, 'filler')
  const removeFiller = () => rmSync(filler, { force: true })
  return {
    folder,
    removeFiller,
    fillUpTo: freeBytes => {
      removeFiller()
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(filler, Buffer.alloc(bavail * bsize - freeBytes))
    },
  }
}

it.runIf(template.kind === 'embedded')(
  'a server refuses writes on a full disk, but allows reading and loses nothing (D-8)',
  async context => {
    const disk = await mountSmallDisk(256 * mebibyte)
    if (!disk) return context.skip('a small disk cannot be mounted here: only root can do that')
    const dataDir = join(disk.folder, 'data')
    await mkdir(dataDir, { mode: 0o700 })
    if (template.kind === 'embedded') await copyDataDir(template.dataDir, dataDir)
    const env = { DATA_DIR: dataDir, LIMIT_SENDS_PER_MINUTE: '10000' }
    const server = await startServerProcess(env)
    onTestFinished(async () => void (await server.end('SIGKILL')))
    const person = await signUp(server.url)
    expect((await person.ask('the first question')).done).toBe(true)

    // Until the server has noticed, it would accept a question, and could not store the end of its answer.
    const untilLogged = (text: string, timesLogged: number) =>
      until(
        async () => server.output().split(text).length - 1,
        count => count === timesLogged,
      )
    disk.fillUpTo(50 * mebibyte)
    await untilLogged('is nearly full', 1)
    const refused = await person.send('hello')
    expect([refused.status, await refused.json()]).toMatchObject([503, { error: { code: 'storage_full' } }])
    expect((await person.call('/api/chat')).status).toBe(200)

    disk.removeFiller()
    await untilLogged('has free space again', 1)
    expect((await person.ask('the second question')).done).toBe(true)

    disk.fillUpTo(0)
    await untilLogged('is nearly full', 2)
    expect((await person.send('hello')).status).toBe(503)
    await switchLog(dataDir)
    expect((await person.call('/api/chat')).status).toBe(200)
    await server.end('SIGKILL')
    await expect(startServerProcess(env)).rejects.toThrow(
      /^The disk of DATA_DIR \S+ is full: 0 MiB are free, .* needs 64 MiB to start/,
    )

    disk.removeFiller()
    const again = await startServerProcess(env)
    onTestFinished(async () => void (await again.end('SIGKILL')))
    const back = await logIn(again.url, person.email)
    const { chats } = (await (await back.call('/api/chat')).json()) as { chats: { title: string }[] }
    expect(chats.map(chat => chat.title)).toEqual(
      expect.arrayContaining(['the first question', 'the second question']),
    )
    expect((await back.ask('the last question')).done).toBe(true)
  },
)

const doctor = fileURLToPath(new URL('../../dist/server/doctor.mjs', import.meta.url))

it('the doctor says what a nearly full disk stops: the database or, with a PostgreSQL server, only uploads (O-13)', async context => {
  const disk = await mountSmallDisk(100 * mebibyte)
  if (!disk) return context.skip('a small disk cannot be mounted here: only root can do that')
  const env = { PATH: process.env.PATH, ...(await freshStorage()), DATA_DIR: disk.folder }
  const { stdout } = spawnSync(process.execPath, [doctor], { env, encoding: 'utf8' })
  expect(stdout).toMatch(
    template.kind === 'embedded'
      ? /^FAIL +disk +100 MiB are free .+, but the database needs 128 MiB/m
      : /^note +disk +100 MiB are free .+, so uploads are refused/m,
  )
})
