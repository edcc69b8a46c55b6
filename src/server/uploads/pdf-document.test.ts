import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { pdfFile } from '#tests/support/pdf-files.ts'

vi.mock('node:child_process', async load => {
  const processes = await load<typeof import('node:child_process')>()
  return { ...processes, spawn: vi.fn(processes.spawn) }
})
// Test files share modules: an earlier file may have loaded the reader with the real `spawn`.
vi.resetModules()
afterAll(() => vi.resetModules())
const { spawn } = await import('node:child_process')
const { readPdf } = await import('./pdf-document.ts')

it('a reader that cannot run is an error of the server, not of the PDF', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-pdf-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'bail.pdf')
  await writeFile(path, pdfFile({ pages: ['Bail'] }))
  expect(await readPdf(path)).toEqual({ pages: 1, texts: ['Bail'] })
  const { spawn: start } = await vi.importActual<typeof import('node:child_process')>('node:child_process')
  vi.mocked(spawn).mockImplementationOnce((command, _arguments, options) =>
    start(command, ['--no-such-option'], options),
  )
  await expect(readPdf(path)).rejects.toThrow('exit code 9')
})
