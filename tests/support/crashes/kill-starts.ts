import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'
import { freshDataDir } from '#tests/support/databases/databases.ts'
import { logIn, signUp } from '#tests/support/people/people.ts'
import { noLibrary } from '#tests/support/samples/libraries.ts'
import { launchServer, startServerProcess } from '#tests/support/servers/server-process.ts'
import { startTestAppOn } from '#tests/support/servers/test-app.ts'

/**
 * Kills the server `killCount` times while it starts, at moments spread over a whole start, and checks each time that
 * the next start works. `fresh`: each killed start begins with an empty folder; otherwise there is an account, which
 * must survive.
 */
export async function killMidStart({
  fresh,
  killCount,
}: {
  fresh: boolean
  killCount: number
}): Promise<void> {
  const { runDir } = inject('databaseTemplate')
  const newFolder = async () => {
    const folder = join(await mkdtemp(join(runDir, 'starts-')), 'data')
    await mkdir(folder, { mode: 0o700 })
    return folder
  }
  let dataDir = fresh ? await newFolder() : await freshDataDir()
  const beganAtMs = performance.now()
  const first = await startServerProcess({ DATA_DIR: dataDir })
  const startMs = performance.now() - beganAtMs
  const { email } = await signUp(first.url)
  await first.end('SIGKILL')
  for (let kill = 0; kill < killCount; kill += 1) {
    if (fresh) dataDir = await newFolder()
    const starting = launchServer({ DATA_DIR: dataDir })
    await wait(((kill + 0.5) / killCount) * startMs)
    await starting.end('SIGKILL')
    const app = await startTestAppOn({ DATA_DIR: dataDir, LIBRARY_DIR: noLibrary, PORT: '0' })
    // Throws if the server does not work, or if the account was lost.
    await (fresh ? signUp(app.url, email) : logIn(app.url, email))
    await app.close()
  }
}
