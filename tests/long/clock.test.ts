import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { freshDataDir } from '#tests/support/databases/databases.ts'
import { startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { adminEnv, readStream, signUp, until } from '#tests/support/people/people.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'

const libraryPath = findFaketime()
if (!libraryPath) {
  const reason =
    process.platform === 'linux'
      ? 'Debian’s libfaketime is not installed'
      : 'libfaketime is used only on Linux'
  process.stderr.write(`skipped: the test of a clock that jumps, because ${reason}\n`)
}
const isEmbedded = inject('databaseTemplate').kind === 'embedded'

/** F-7. The embedded database runs in the server's process, so its clock jumps too. */
it.runIf(libraryPath !== undefined && isEmbedded)(
  'a clock that jumps forwards or backwards does not interrupt an answer',
  async () => {
    const model = await startScriptedModel()
    const folder = await mkdtemp(join(tmpdir(), 'parvis-clock-'))
    const clock = join(folder, 'clock')
    await writeFile(clock, '+0')
    const server = await startServerProcess({
      DATA_DIR: await freshDataDir(),
      ...model.env,
      ...adminEnv,
      LD_PRELOAD: libraryPath ?? '',
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    })
    const person = await signUp(server.url)
    let seen = ''
    const reading = readStream(await person.send('[[paced 1750x20]] longue'), soFar => {
      seen = soFar.text
      return true
    })
    await until(
      async () => seen,
      text => text !== '',
    )
    // Half the lifetime of an access token, so that the user stays signed in.
    await writeFile(clock, '+1800')
    await new Promise(resolve => setTimeout(resolve, 20_000))
    await writeFile(clock, '-1800')
    const read = await reading
    expect(read.done).toBe(true)
    expect(read.events.filter(event => event.type === 'error')).toEqual([])
    await writeFile(clock, '+0')
    const messages = await person.messages(read.chatId)
    expect(messages.at(-1)).toMatchObject({ status: 'complete', content: read.text })
    await server.end('SIGTERM')
    await model.close()
    await rm(folder, { recursive: true })
  },
  120_000,
)

function findFaketime(): string | undefined {
  if (process.platform !== 'linux') return undefined
  const folders = readdirSync('/usr/lib').map(name => `/usr/lib/${name}/faketime/libfaketimeMT.so.1`)
  return folders.find(path => existsSync(path))
}
