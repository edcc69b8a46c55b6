import { describe, expect, it } from 'vitest'
import { maxImageBytes, maxPdfBytes } from '#shared/limits.ts'
import { pickFiles } from './pick-files.ts'

/** A file with any reported size: its content is not read here. */
function file(name: string, type: string, sizeBytes = 10, lastModified = 1): File {
  const made = new File(['x'], name, { type, lastModified })
  Object.defineProperty(made, 'size', { value: sizeBytes })
  return made
}

const png = (name: string) => file(name, 'image/png')
const problemsOf = (...picked: File[]) => pickFiles([], picked).problems

describe('picking files', () => {
  it('accepts four image types and PDFs', () => {
    const { files, problems } = pickFiles(
      [],
      [
        file('a.png', 'image/png'),
        file('b.jpg', 'image/jpeg'),
        file('c.webp', 'image/webp'),
        file('d.gif', 'image/gif'),
        file('e.pdf', 'application/pdf'),
      ],
    )
    expect(files.map(({ kind }) => kind)).toEqual(['image', 'image', 'image', 'image', 'pdf'])
    expect(problems).toEqual([])
  })

  it('recognises a PDF by its type, not by its name', () => {
    expect(problemsOf(file('contract.pdf', 'text/plain'))).toEqual([
      { reason: 'unsupported', names: ['contract.pdf'] },
    ])
    expect(pickFiles([], [file('scan', 'application/pdf')]).files[0]?.kind).toBe('pdf')
  })

  it.each(['', 'application/octet-stream'])(
    'uses the file extension if the system does not know the type (“%s”)',
    type => {
      const { files, problems } = pickFiles(
        [],
        [file('A.PDF', type), file('b.webp', type), file('c.bin', type)],
      )
      expect(files.map(({ kind, file: { type } }) => [kind, type])).toEqual([
        ['pdf', 'application/pdf'],
        ['image', 'image/webp'],
      ])
      expect(problems).toEqual([{ reason: 'unsupported', names: ['c.bin'] }])
    },
  )

  it('removes invisible characters from the name, as the server does', () => {
    const names = ['\u200eWhatsApp letter.pdf', '\u202eletter\n.pdf', ' 📄 lettre à l’État\u202f.pdf']
    const { files } = pickFiles(
      [],
      names.map(name => file(name, 'application/pdf')),
    )
    expect(files.map(({ file: { name, type, lastModified } }) => [name, type, lastModified])).toEqual([
      ['WhatsApp letter.pdf', 'application/pdf', 1],
      ['letter.pdf', 'application/pdf', 1],
      ['📄 lettre à l’État\u202f.pdf', 'application/pdf', 1],
    ])
    expect(pickFiles(files, [file(names[0] ?? '', 'application/pdf')]).files).toHaveLength(3)
  })

  it('says what is wrong with each file that it refuses, and accepts the others', () => {
    const { files, problems } = pickFiles(
      [],
      [
        file('IMG_1.HEIC', 'image/heic'),
        file('IMG_2.heic', ''),
        file('drawing.svg', 'image/svg+xml'),
        png('good.png'),
        file('nothing.png', 'image/png', 0),
        file('big.png', 'image/png', maxImageBytes + 1),
        file('big.pdf', 'application/pdf', maxPdfBytes + 1),
        file('just.pdf', 'application/pdf', maxPdfBytes),
        file('just.png', 'image/png', maxImageBytes),
      ],
    )
    expect(files.map(({ file: { name } }) => name)).toEqual(['good.png', 'just.pdf', 'just.png'])
    expect(problems).toEqual([
      { reason: 'heic', names: ['IMG_1.HEIC', 'IMG_2.heic'] },
      { reason: 'unsupported', names: ['drawing.svg'] },
      { reason: 'empty', names: ['nothing.png'] },
      { reason: 'image-too-large', names: ['big.png'] },
      { reason: 'pdf-too-large', names: ['big.pdf'] },
    ])
  })

  it('accepts ten files per message, including those already picked, and names the rest', () => {
    const alreadyPicked = pickFiles([], [png('0.png'), png('1.png'), png('2.png')]).files
    const more = Array.from({ length: 9 }, (_, index) => png(`${index + 3}.png`))
    const { files, problems } = pickFiles(alreadyPicked, more)
    expect(files).toHaveLength(10)
    expect(problems).toEqual([{ reason: 'too-many', names: ['10.png', '11.png'] }])
  })

  it('accepts the same file only once, but a different file of the same name', () => {
    const alreadyPicked = pickFiles([], [png('a.png')]).files
    const { files, problems } = pickFiles(alreadyPicked, [png('a.png'), file('a.png', 'image/png', 10, 2)])
    expect(files).toHaveLength(2)
    expect(problems).toEqual([])
  })
})
