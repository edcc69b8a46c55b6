import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'

vi.mock('node:child_process', async load => {
  const processes = await load<typeof import('node:child_process')>()
  return { ...processes, spawn: vi.fn(processes.spawn) }
})
// Test files share modules: an earlier file may have loaded the reader with the real `spawn`.
vi.resetModules()
afterAll(() => vi.resetModules())
const { spawn } = await import('node:child_process')
const { readPdf } = await import('./pdf-document.ts')

async function pdfPath(options: Parameters<typeof pdfFile>[0]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-pdf-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'bail.pdf')
  await writeFile(path, pdfFile(options))
  return path
}

/** Runs this code once in place of the reader's program, with the same rights. */
async function runInsteadOfReader(code: string): Promise<void> {
  const { spawn: start } = await vi.importActual<typeof import('node:child_process')>('node:child_process')
  vi.mocked(spawn).mockImplementationOnce((command, args, options) =>
    start(command, [...args.slice(0, -1), '-e', code], options),
  )
}

it('what was entered into a form or typed onto a page is read, if it is shown', async () => {
  const box = '/Type /Annot /Rect [72 700 272 720]'
  const field = (entries: string) => `<< ${box} /Subtype /Widget ${entries} >>`
  const radio = (value: string) =>
    field(`/FT /Btn /Ff 32768 /T (logement) /V /vide /AP << /N << /${value} << >> >> >>`)
  const annotations = [
    field('/FT /Tx /T (form1[0].nom[0]) /TU (Votre nom) /V (DUPONT Jeanne)'),
    field('/FT /Tx /T (montant) /V (1 850 euros)'),
    field('/FT /Tx /T (adresse) /V ()'),
    field('/FT /Btn /T (urgent) /V /Oui /AP << /N << /Oui << >> >> >>'),
    field('/FT /Btn /T (accord) /V /Off /AP << /N << /Oui << >> >> >>'),
    field('/FT /Btn /T (bail) /V /Non /AS /Off /AP << /N << /Oui << >> >> >>'),
    field('/FT /Btn /T (bail) /V /Non /AS /Non /AP << /N << /Non << >> >> >>'),
    radio('vide'),
    radio('meuble'),
    field('/FT /Tx /T (interne) /F 2 /V (masque)'),
    field('/FT /Tx /Ff 8192 /T (code) /V (1234)'),
    `<< ${box} /Subtype /FreeText /Contents (Je conteste cette somme.) >>`,
    `<< ${box} /Subtype /Text /Contents (Une note repliee) >>`,
  ]
  const path = await pdfPath({ pages: ['Formulaire', 'Suite'], annotations })
  expect(await readPdf(path)).toEqual({
    pages: 2,
    texts: [
      'Formulaire\nJe conteste cette somme.\nVotre nom: DUPONT Jeanne\nmontant: 1 850 euros\nurgent: Oui\nbail: Non\nlogement: vide',
      'Suite',
    ],
  })
})

it('a text in Hebrew is read from right to left', async () => {
  // The period and the number are a piece of their own, on the left of the word.
  const operators = 'BT /F1 12 Tf 72 770 Td (.17) Tj 30 0 Td (CBA) Tj ET'
  const path = await pdfPath({ pages: [''], content: deflateSync(deflateSync(operators)), hebrew: true })
  expect(await readPdf(path)).toEqual({ pages: 1, texts: ['אבג 17.'] })
})

it('a PDF that counts fewer pages than it has, one of them broken, counts as read, not as an error of the server', async () => {
  const path = await pdfPath({ pages: ['Bail', 'Suite'] })
  const broken = (await readFile(path, 'latin1'))
    .replace('/Count 2', '/Count 1')
    .replace('6 0 obj', '6 1 obj')
  await writeFile(path, broken, 'latin1')
  expect(await readPdf(path)).toEqual({ pages: 1, texts: ['Bail'] })
})

it('a reader that cannot run counts as an error of the server, not of the PDF', async () => {
  const path = await pdfPath({ pages: ['Bail'] })
  expect(await readPdf(path)).toEqual({ pages: 1, texts: ['Bail'] })
  const { spawn: start } = await vi.importActual<typeof import('node:child_process')>('node:child_process')
  vi.mocked(spawn).mockImplementationOnce((command, _arguments, options) =>
    start(command, ['--no-such-option'], options),
  )
  await expect(readPdf(path)).rejects.toThrow('exit code 9')
})

it('the reader of a PDF can neither read or write files nor start programs, and gets no settings', async () => {
  const path = await pdfPath({ pages: ['Bail'] })
  const probe = `
    const attempt = act => { try { act(); return 'done' } catch (error) { return error.code } }
    const attempts = [
      () => fs.readFileSync(${JSON.stringify(path)}),
      () => fs.writeFileSync(${JSON.stringify(`${path}.copy`)}, ''),
      () => child_process.spawnSync('true'),
      () => new worker_threads.Worker('', { eval: true }),
    ].map(attempt)
    console.log(JSON.stringify({ pages: 1, texts: [...attempts, ...Object.keys(process.env)] }))`
  await runInsteadOfReader(probe)
  expect(await readPdf(path)).toEqual({ pages: 1, texts: Array(4).fill('ERR_ACCESS_DENIED') })
})

// On other systems, only the size of the heap is limited.
it.runIf(process.platform === 'linux')(
  'a PDF whose reader takes too much memory counts as too complex',
  async () => {
    const reading = `console.log(JSON.stringify({ pages: 1, texts: [String(memory.length)] }))`
    await runInsteadOfReader(
      `const memory = Buffer.alloc(600 * 1024 * 1024, 1); setTimeout(() => ${reading}, 10_000)`,
    )
    expect(await readPdf(await pdfPath({ pages: ['Bail'] }))).toBe('pdf_too_heavy')
  },
)

it('a PDF whose reader writes without an end counts as too complex', async () => {
  const megabytes = "for (let count = 0; count < 20; count += 1) console.log('x'.repeat(1024 * 1024))"
  await runInsteadOfReader(`${megabytes}; console.log('{"pages":1,"texts":["Bail"]}')`)
  expect(await readPdf(await pdfPath({ pages: ['Bail'] }))).toBe('pdf_too_heavy')
})
