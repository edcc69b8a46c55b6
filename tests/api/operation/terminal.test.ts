import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { version } from '#server/version.ts'
import { emptyDataDir, freshStorage } from '#tests/support/databases/databases.ts'
import { untilCounted } from '#tests/support/databases/poll-database.ts'
import { until } from '#tests/support/people/people.ts'
import { copySheets } from '#tests/support/samples/libraries.ts'
import { freePort } from '#tests/support/servers/built-server.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/servers/server-process.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const bundle = join(root, 'dist/server/main.mjs')
/** The command `script` gives the server a terminal to print to. */
const hasScript = (() => {
  try {
    return execFileSync('script', ['--version']).toString().includes('util-linux')
  } catch {
    return false
  }
})()

let server: ServerProcess | undefined
afterEach(() => server?.end('SIGTERM'))

describe('the start', { timeout: 60_000 }, () => {
  it.skipIf(!hasScript)(
    'shows a person at a terminal the password and the next step, and no JSON; closing the terminal ends the server properly (O-8, F-12)',
    async () => {
      const { printed, exitCodes } = await startAtTerminal(await freshStorage())
      expect(exitCodes).toMatch(/^0+$/)
      expect(printed).not.toMatch(/^\{/m)
      expect(printed).toMatch(/^ {2}password {2}\S+/m)
      expect(printed).toMatch(/^Parvis is ready: http:\/\/127\.0\.0\.1:\d+/m)
      expect(printed).toContain('add OPENAI_API_KEY=… to the file .env')
      expect(printed.indexOf('password')).toBeLessThan(printed.indexOf('is ready'))
    },
  )

  // An embedded database ends with its server.
  it.skipIf(!existsSync('/dev/full') || inject('databaseTemplate').kind === 'embedded')(
    'succeeds on a full disk with the output, and so does the end; the password counts as not shown (F-12, A-17)',
    async () => {
      const env = { ...(await freshStorage()), PORT: String(await freePort()) }
      const output = openSync('/dev/full', 'w')
      const child = spawn(process.execPath, [bundle], {
        env: { PATH: process.env.PATH, ...env },
        stdio: ['ignore', output, 'pipe'],
      })
      closeSync(output)
      onTestFinished(() => void child.kill('SIGKILL'))
      const errors = text(child.stderr as Readable)
      const isReady = () =>
        fetch(`http://127.0.0.1:${env.PORT}/api/ready`).then(
          ({ ok }) => ok,
          () => false,
        )
      await until(isReady, ready => ready)
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      expect([await errors, await exit]).toEqual(['', [0, null]])
      const unshown = `select count(*) from secrets where name = 'first_admin' and value = 'unshown'`
      await untilCounted(env, unshown, count => count === 1)
    },
  )

  it('writes JSON logs, the password, and the address with the version, if the output is not a terminal (O-8, O-11)', async () => {
    server = await startServerProcess(await freshStorage())
    const output = await outputWith(server, /^\{.*\}$/m)
    const lines = output.trim().split('\n')
    const others = lines.filter(line => !line.startsWith('{'))
    expect(lines.length).toBeGreaterThan(others.length)
    for (const line of lines.filter(line => line.startsWith('{'))) {
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) })
    }
    expect(others.slice(0, -1)).toEqual([
      "The administrator's account was created. Its password is shown only once:",
      '  email     admin@parvis.local',
      expect.stringMatching(/^ {2}password {2}\S+$/),
      expect.stringMatching(/^Log in and choose your own: this one works for \d+ hours\.$/),
    ])
    const password = /password {2}(\S+)/.exec(output)?.[1] ?? ''
    expect(lines.filter(line => line.includes(password))).toHaveLength(1)
    expect(others.at(-1)).toBe(`Parvis is ready: ${server.url} (version ${version})`)
    expect(others.join('\n')).not.toContain('OPENAI_API_KEY')
  })

  it('writes sentences if LOG_FORMAT is pretty, even without a terminal', async () => {
    server = await startServerProcess({ ...(await freshStorage()), LOG_FORMAT: 'pretty' })
    const output = await outputWith(server, /^\[\d\d:\d\d:\d\d\] INFO: Audit log anchor/m)
    expect(output).not.toMatch(/^\{/m)
  })
})

describe('npm run dev', { timeout: 60_000 }, () => {
  it('serves the pages and the API at one address, that of PORT, until it is stopped (O-8)', async () => {
    const { child, address, printed, ended } = await startDev()
    expect(printed().match(/http:\/\/\S+/g)).toEqual([address])
    expect((await fetch(`${address}/api/ready`)).status).toBe(200)
    expect(await (await fetch(address)).text()).toContain('/src/web/main.tsx')
    child.kill('SIGTERM')
    await ended
  })

  it('prints an address that opens on this machine even with HOST and PUBLIC_URL, and ends with its server once its output is closed', async () => {
    const env = { HOST: '0.0.0.0', PUBLIC_URL: 'https://droit.example' }
    const { child, address, printed, ended } = await startDev(env)
    expect(printed().match(/http\S+/g)).toEqual([address])
    expect((await fetch(address)).status).toBe(200)
    child.stdout.destroy()
    // The request's log line can no longer be written.
    await fetch(`${address}/api/chat`).catch(() => undefined)
    await ended
  })

  it('names a setting that is wrong, as the server does', async () => {
    const child = spawn(process.execPath, ['script/dev.ts'], {
      cwd: root,
      env: { PATH: process.env.PATH, PORT: 'abc' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    expect(await text(child.stderr)).toBe('PORT must be a whole number from 0 to 65535.\n')
    await until(
      async () => child.exitCode,
      code => code === 1,
    )
  })
})

describe('a command', () => {
  it('runs to its end if its output is no longer read, and prints no stack trace', async () => {
    const command = join(root, 'dist/server/library.mjs')
    const folder = await emptyDataDir()
    await copySheets(folder, ['eviction'])
    const child = spawn(process.execPath, [command, 'check', folder], {
      cwd: root,
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.destroy()
    let errors = ''
    child.stderr.setEncoding('utf8').on('data', (piece: string) => {
      errors += piece
    })
    expect(await once(child, 'close')).toEqual([0, null])
    expect(errors).toBe('')
  })
})

/** `npm run dev` once it is ready. `ended` resolves when its server has ended, too: both hold the pipe of stderr. */
async function startDev(env: Record<string, string> = {}) {
  const port = await freePort()
  const child = spawn(process.execPath, ['script/dev.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), ...(await freshStorage()), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill())
  const ended = once(child, 'close')
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece: string) => {
      printed += piece
    })
  }
  await until(
    async () => printed,
    text => text.includes('is ready'),
    40_000,
  )
  return { child, address: `http://127.0.0.1:${port}`, printed: () => printed, ended }
}

/** Waits for a line of the log, which may be printed after the address. */
function outputWith(started: ServerProcess, line: RegExp): Promise<string> {
  return until(
    async () => started.output(),
    text => line.test(text),
  )
}

/**
 * Starts a server at a terminal, and closes the terminal once the server is ready. `exitCodes` has one digit for each
 * of its threads that ended by itself.
 */
async function startAtTerminal(env: Record<string, string>): Promise<{ printed: string; exitCodes: string }> {
  const writeExitCode =
    'data:text/javascript,process.on("exit",code=>process.getBuiltinModule("fs").writeSync(2,String(code)))'
  const command = `exec ${process.execPath} --import '${writeExitCode}' ${bundle} 2>&3`
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    env: { PATH: process.env.PATH, TERM: 'dumb', NO_COLOR: '1', PORT: '0', ...env },
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
  })
  let printed = ''
  onTestFinished(() => void child.kill())
  child.stdout?.setEncoding('utf8').on('data', (piece: string) => {
    printed += piece
    if (printed.includes('Press Ctrl-C to stop it')) child.kill('SIGKILL')
  })
  // The server's standard error, which ends with the server.
  const exitCodes = await text(child.stdio[3] as Readable)
  return { printed: printed.replaceAll('\r', ''), exitCodes }
}
