import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runDataCommand } from './data-commands.ts'

it('a backup whose name is taken, or whose folder is missing, is refused before anything is read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-command-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const taken = join(folder, 'taken.tar')
  await writeFile(taken, '')
  const refusal = async (file: string) => {
    const lines: string[] = []
    const watch = { print: (line: string) => void lines.push(line), signal: new AbortController().signal }
    expect(await runDataCommand(['backup', file], watch, { DATA_DIR: join(folder, 'data') })).toBe(1)
    return lines.join('\n')
  }
  expect(await refusal(taken)).toBe(
    `${taken} already exists: a backup never replaces another. Choose a new name.`,
  )
  for (const elsewhere of [join(folder, 'missing', 'a.tar'), join(taken, 'a.tar')]) {
    expect(await refusal(elsewhere)).toBe(`The folder of ${elsewhere} does not exist.`)
  }
})
