import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject, vi } from 'vitest'
import type * as pdfDocument from '#server/uploads/pdf-document.ts'

/**
 * Vitest's setup for the API tests: a PDF whose text was read for an earlier test is not read again. Each reading
 * starts a process, which takes 0.1 s of processor time.
 */

type ReadPdf = typeof pdfDocument.readPdf

vi.mock('#server/uploads/pdf-document.ts', async importOriginal => {
  const original = await importOriginal<typeof pdfDocument>()
  const readPdf: ReadPdf = async path => {
    const hash = createHash('sha256').update(await readFile(path))
    const file = join(inject('databaseTemplate').runDir, `pdf-${hash.digest('hex')}.json`)
    const earlier = await readFile(file, 'utf8').catch(() => undefined)
    if (earlier !== undefined) return JSON.parse(earlier)
    const reading = await original.readPdf(path)
    if (typeof reading === 'object') {
      // Several test processes use the same file.
      const staged = `${file}-${process.pid}`
      await writeFile(staged, JSON.stringify(reading))
      await rename(staged, file)
    }
    return reading
  }
  return { ...original, readPdf }
})
