import { readFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { freshStorage } from '#tests/support/databases/databases.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/servers/server-process.ts'

let server: ServerProcess | undefined
afterEach(() => server?.end('SIGTERM'))

async function startWith(env: Record<string, string>) {
  server = await startServerProcess({ ...(await freshStorage()), ...env })
  const read = (name: string) => readFileSync(`/proc/${server?.pid}/${name}`, 'utf8').split('\0')
  return { environment: read('environ'), command: read('cmdline') }
}

it.skipIf(process.platform !== 'linux')(
  'the server limits its memory, even if it is started without options (Y-6)',
  async () => {
    const { environment, command } = await startWith({})
    expect(environment).toEqual(
      expect.arrayContaining(['MALLOC_ARENA_MAX=1', 'MALLOC_TRIM_THRESHOLD_=131072']),
    )
    expect(command).toEqual(expect.arrayContaining(['--max-semi-space-size=8', '--heap-growing-percent=75']))
  },
)

it.skipIf(process.platform !== 'linux')(
  'if the operator sets MALLOC_ARENA_MAX, the server keeps it and does not start itself again (Y-6)',
  async () => {
    const { environment, command } = await startWith({ MALLOC_ARENA_MAX: '3' })
    expect(environment).toContain('MALLOC_ARENA_MAX=3')
    expect(command).not.toContain('--max-semi-space-size=8')
  },
)
