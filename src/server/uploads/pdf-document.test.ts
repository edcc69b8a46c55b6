import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { pdfFile } from '#tests/support/pdf-files.ts'
import { readPdf } from './pdf-document.ts'

vi.mock('node:child_process', async load => {
  const processes = await load<typeof import('node:child_process')>()
  return { ...processes, spawn: vi.fn(processes.spawn) }
})

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
