import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { parse } from 'yaml'
import {
  emptyDatabaseUrl,
  emptyDataDir,
  freshDataDir,
  freshStorage,
} from '#tests/support/databases/databases.ts'
import { startS3Server } from '#tests/support/servers/s3-server.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/**
 * O-6. A folder with the contents of the image: the Dockerfile's COPY lines, its change of package.json, and only the
 * production packages.
 */
let image = ''

beforeAll(async () => {
  image = await freshDataDir()
  const lastStage = (await readFile(join(root, 'Dockerfile'), 'utf8')).split(/^FROM .*$/m).at(-1) ?? ''
  for (const [, line = ''] of lastStage.matchAll(/^COPY (?:--from=build )?(.+)$/gm)) {
    const names = line.replaceAll('/app/', '').split(' ')
    const target = names.pop() ?? ''
    for (const name of names) {
      const path = target.endsWith('/') ? join(target, name.split('/').at(-1) ?? '') : target
      await cp(join(root, name), join(image, path), { recursive: true })
    }
  }
  await linkProductionPackages()
  const change = /npm (pkg delete [\w. ]+)/.exec(lastStage.replaceAll('\\\n', ' '))?.[1] ?? ''
  await npm(change.trim().split(/ +/))
}, 60_000)

async function linkProductionPackages(): Promise<void> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const packages = Object.entries<{ dev?: boolean; optional?: boolean }>(lock.packages)
  for (const [path, { dev, optional }] of packages) {
    if (dev || optional || path.split('node_modules/').length !== 2) continue
    await mkdir(dirname(join(image, path)), { recursive: true })
    await symlink(join(root, path), join(image, path))
  }
}

type Ended = { code: number; output: string }

function npm(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const path = `${dirname(process.execPath)}:${process.env.PATH}`
  const childEnv = { PATH: path, HOME: image, container: 'oci', ...env }
  return new Promise(resolve => {
    execFile('npm', args, { cwd: image, env: childEnv, timeout: 30_000 }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: `${out}${err}` })
    })
  })
}

describe('the container image', () => {
  it('has the operator’s commands', async () => {
    const settings = { ...(await freshStorage()), LIBRARY_DIR: 'library' }
    const run = (...args: string[]) => npm(['run', ...args], settings)
    expect(await run('admin', '--', 'list')).toMatchObject({
      code: 0,
      output: expect.stringContaining('0 accounts'),
    })
    expect(await run('doctor')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Everything that is configured works.'),
    })
    const archive = join(await emptyDataDir(), 'parvis.tar')
    expect(await run('backup', '--', archive)).toMatchObject({
      code: 0,
      output: expect.stringContaining('read all of it back'),
    })
    const empty = { DATA_DIR: await emptyDataDir(), DATABASE_URL: (await emptyDatabaseUrl()) ?? '' }
    expect(await npm(['run', 'restore', '--', archive], empty)).toMatchObject({
      code: 0,
      output: expect.stringContaining('compared all of it with the backup'),
    })
    const s3 = await startS3Server()
    onTestFinished(() => s3.close())
    expect(await npm(['run', 'move', '--', '--to', 's3'], { ...settings, ...s3.env })).toMatchObject({
      code: 0,
      output: expect.stringContaining('S3_BUCKET=parvis-test'),
    })
  }, 90_000)
})

describe('compose.yaml', () => {
  it('passes on a database password with any characters', async () => {
    const { services } = parse(await readFile(join(root, 'compose.yaml'), 'utf8'))
    const { DATABASE_URL, PGPASSWORD } = services.parvis.environment
    const { POSTGRES_PASSWORD } = services.database.environment
    expect(PGPASSWORD).toBe(POSTGRES_PASSWORD)
    vi.stubEnv('PGPASSWORD', 'p@ss/w%rd:#$\'"')
    onTestFinished(() => void vi.unstubAllEnvs())
    const { user, host, password } = new pg.Client({ connectionString: DATABASE_URL })
    expect({ user, host, password }).toEqual({
      user: 'parvis',
      host: 'database',
      password: 'p@ss/w%rd:#$\'"',
    })
  })
})

it.each(['.dockerignore', '.gitignore'])(
  'a backup in the project’s folder gets neither into an image nor into git (%s)',
  async name => {
    expect((await readFile(join(root, name), 'utf8')).split('\n')).toContain('*.tar*')
  },
)

it('the server’s code is ASCII, so that Node needs only one byte per character in memory', async () => {
  const folder = join(image, 'dist/server')
  const names = (await readdir(folder)).filter(name => name.endsWith('.mjs'))
  const files = await Promise.all(names.map(name => readFile(join(folder, name), 'latin1')))
  expect(files.filter(code => code.includes('Parvis is ready'))).toHaveLength(1)
  expect(files.filter(code => /[\u0080-\u00ff]/.test(code))).toEqual([])
})

describe('an .env file', () => {
  it.each([['start'], ['run admin -- list']])(
    'is read by npm %s, and the environment takes precedence',
    async command => {
      await writeFile(join(image, '.env'), `DATA_DIR=${await freshDataDir()}\nPORT=70000\nLOG_LEVEL=loud\n`)
      // With PORT=70000, the server and the command would name PORT instead: it is checked first.
      const { code, output } = await npm(command.split(' '), { PORT: '0' })
      expect(code).toBe(1)
      expect(output).toContain('LOG_LEVEL must be')
      expect(output).not.toContain('PORT must be')
    },
  )

  it.each([
    ['UTF-8', Buffer.from('\uFEFFLOG_LEVEL=loud\n')],
    ['UTF-16', Buffer.from('\uFEFFLOG_LEVEL=loud\r\n', 'utf16le')],
  ])('may begin with a byte order mark, as Windows editors write it (%s)', async (_, content) => {
    await writeFile(join(image, '.env'), content)
    const printLevel = ['--import', './script/env-file.mjs', '--print', 'process.env.LOG_LEVEL']
    const { stdout } = await promisify(execFile)(process.execPath, printLevel, { cwd: image })
    expect(stdout).toBe('loud\n')
  })

  it('is read only by the commands that run the product', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    const readers = Object.keys(scripts).filter(name => scripts[name].includes('env-file'))
    expect(readers.sort()).toEqual([
      'admin',
      'backup',
      'dev',
      'doctor',
      'library',
      'move',
      'restore',
      'start',
    ])
  })
})
