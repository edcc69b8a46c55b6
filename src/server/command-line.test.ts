import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { countOf, printLine } from './command-line.ts'
import { runCommand } from './commands/admin-commands.ts'
import { runDataCommand } from './commands/data-commands.ts'
import { readDestinations } from './commands/data-move.ts'
import { runLibraryCommand } from './commands/library-command.ts'

it('counts one thing in the singular and all others in the plural', () => {
  expect([countOf(1, 'sheet'), countOf(0, 'sheet'), countOf(2000, 'row')]).toEqual([
    '1 sheet',
    '0 sheets',
    '2,000 rows',
  ])
  expect([countOf(1, 'entry', 'entries'), countOf(3, 'entry', 'entries')]).toEqual(['1 entry', '3 entries'])
})

it('--help prints how to use a command, and is not taken for a file or an account', async () => {
  const printed: string[] = []
  const print = (line: string) => printed.push(line)
  const watch = { print, signal: new AbortController().signal }
  expect(await runCommand(['--help'], print)).toBe(0)
  expect(await runCommand(['reset-password', '--help'], print)).toBe(0)
  for (const command of ['backup', 'restore', 'move'])
    expect(await runDataCommand([command, '--help'], watch)).toBe(0)
  expect(await runDataCommand(['move', '--to', '--help'], watch)).toBe(0)
  expect(await runDataCommand(['backup', '--keep-fiels'], watch)).toBe(1)
  expect(await runLibraryCommand(['--help'], 'no-library', print)).toBe(0)
  expect(await runLibraryCommand(['check', '--help'], 'no-library', print)).toBe(0)
  expect(printed).toHaveLength(9)
  for (const usage of printed) expect(usage).toContain('npm run ')
})

it('a move goes to one database and one bucket at most (N-8)', () => {
  const database = 'postgres://parvis@database/parvis'
  expect(readDestinations(['--to', 's3', '--to', database])).toEqual({ s3: true, databaseUrl: database })
  expect(readDestinations(['--to', 's3', '--to', 's3'])).toBeUndefined()
  expect(readDestinations(['--to', database, '--to', 'postgres://other/parvis'])).toBeUndefined()
  expect(readDestinations([])).toBeUndefined()
  expect(() => readDestinations(['--to', 'S3'])).toThrow(/^--to must be s3 or an address that begins with /)
})

it('text from elsewhere cannot control the terminal: each line is printed without control characters', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => write.mockRestore())
  printLine('parvis.tar is damaged: \u001b[2Jrows\r is not what was saved.\nSecond line')
  expect(write).toHaveBeenCalledWith('parvis.tar is damaged: �[2Jrows� is not what was saved.\nSecond line\n')
})

it('npm run admin creates no database in a misspelled DATA_DIR', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-admin-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const dataDir = join(folder, 'misspelled')
  const printed: string[] = []
  expect(await runCommand(['list'], line => printed.push(line), { DATA_DIR: dataDir })).toBe(1)
  expect(printed).toEqual([`DATA_DIR ${dataDir} contains no database.`])
  expect(await readdir(folder)).toEqual([])
})
