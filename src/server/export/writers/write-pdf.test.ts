import { inflateSync } from 'node:zlib'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import type { DocumentBlock, ExportDocument, Run } from '#server/export/document.ts'
import { writePdf } from './write-pdf.ts'

const [a4WidthPt, a4HeightPt] = [595.28, 841.89]

const text = (words: string): DocumentBlock => ({ kind: 'paragraph', runs: [{ text: words }] })

function documentOf(body: DocumentBlock[]): ExportDocument {
  const createdAt = new Date('2026-11-23T01:00:00.000Z')
  return {
    language: 'fr',
    title: 'T',
    author: 'A',
    createdAt,
    cover: [text('T')],
    body,
    footer: 'F',
    missingCharacters: 'L',
  }
}

/** The drawing instructions of the last page. */
async function lastPageOf(body: DocumentBlock[]): Promise<string> {
  const bytes = Buffer.from(await writePdf(documentOf(body))).toString('latin1')
  const streams = [...bytes.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)]
  const pages = streams
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .filter(page => page.includes('BDC'))
  return pages.at(-1) ?? ''
}

it('the bar and the background of a box share one edge, the background ends at the margin, and the marks of lists are on the background (T-3)', async () => {
  const inner: DocumentBlock = { kind: 'list', start: 1, items: [[text('112')], []] }
  const list: DocumentBlock = { kind: 'list', start: undefined, items: [[text('15')], [inner]] }
  const page = await lastPageOf([
    { kind: 'group', look: 'warning', language: 'fr', blocks: [text('a'), list, text('b')] },
  ])
  const leftsPt = new Set<number>()
  const rightsPt = new Set<number>()
  const backgrounds: { topPt: number; bottomPt: number }[] = []
  const marks: { topPt: number; hasBackground: boolean }[] = []
  for (const [, left, top, width, height, mark] of page.matchAll(
    /^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$|\/Lbl [\s\S]*?1 0 0 1 [\d.]+ ([\d.]+) Tm/gm,
  )) {
    if (mark === undefined) {
      leftsPt.add(Number(left))
      rightsPt.add(Number(left) + Number(width))
      backgrounds.push({ topPt: Number(top), bottomPt: Number(top) + Number(height) })
    } else {
      const topPt = a4HeightPt - Number(mark)
      const hasBackground = backgrounds.some(each => each.topPt < topPt && topPt < each.bottomPt)
      marks.push({ topPt, hasBackground })
    }
  }
  expect([...leftsPt]).toEqual([72])
  expect(Math.max(...rightsPt)).toBeCloseTo(a4WidthPt - 72)
  expect(marks.map(({ hasBackground }) => hasBackground)).toEqual([true, true, true, true])
  expect(new Set(marks.map(({ topPt }) => topPt)).size).toBe(3)
})

it('the header of a table is on the same page as its first row (T-3)', async () => {
  const table: DocumentBlock = {
    kind: 'table',
    header: [[{ text: 'Header' }]],
    rows: [[[{ text: 'First row '.repeat(20) }]], [[{ text: 'Second row' }]]],
  }
  for (let lineCount = 20; lineCount < 34; lineCount += 1) {
    const body = [...Array.from({ length: lineCount }, () => text('x')), table]
    const { text: pages } = await extractText(await getDocumentProxy(await writePdf(documentOf(body))))
    expect(
      pages.findIndex(page => page.includes('Header')),
      `after ${lineCount} lines`,
    ).toBe(pages.findIndex(page => page.includes('First row')))
  }
})

it('the bar of a quote has no gaps beside a table (T-3)', async () => {
  const row = [[{ text: 'Cas' }], [{ text: 'Délai' }]]
  const table: DocumentBlock = { kind: 'table', header: row, rows: [row, row] }
  const page = await lastPageOf([{ kind: 'quote', blocks: [text('avant'), table, text('après')] }])
  const bars = [...page.matchAll(/^[\d.]+ ([\d.]+) 2\.5 ([\d.]+) re$/gm)]
    .map(([, top, height]) => ({ topPt: Number(top), bottomPt: Number(top) + Number(height) }))
    .toSorted((a, b) => a.topPt - b.topPt)
  expect(bars.length).toBeGreaterThan(5)
  for (const [index, { topPt }] of bars.slice(1).entries()) {
    expect(topPt).toBeLessThanOrEqual(bars[index]?.bottomPt ?? 0)
  }
})

it('marks the language of a question or an answer if it differs from the document’s, for screen readers (T-3)', async () => {
  const languagesOf = async (look: 'plain' | 'question') => {
    const body: DocumentBlock[] = [{ kind: 'group', look, language: 'en', blocks: [text('Hello')] }]
    const bytes = Buffer.from(await writePdf(documentOf(body))).toString('latin1')
    return Array.from(bytes.matchAll(/\/Lang \((\w+)\)/g), ([, language]) => language).toSorted()
  }
  expect(await languagesOf('plain')).toEqual(['en', 'fr'])
  expect(await languagesOf('question')).toEqual(['en', 'fr'])
})

it('underlines links, except the numbers of sources (T-3)', async () => {
  const rulesOf = async (run: Run) => {
    const page = await lastPageOf([{ kind: 'paragraph', runs: [run] }])
    return page.match(/ l\n/g)?.length ?? 0
  }
  const link = 'https://www.service-public.fr/'
  const ruleCount = await rulesOf({ text: 'a' })
  expect(await rulesOf({ text: 'a', link })).toBe(ruleCount + 1)
  expect(await rulesOf({ text: '[1]', link, raised: true })).toBe(ruleCount)
})

it('says that characters are missing only if the fonts lack some (T-3)', async () => {
  const textOf = async (words: string) => {
    const pdf = await getDocumentProxy(await writePdf(documentOf([text(words)])))
    return (await extractText(pdf, { mergePages: true })).text
  }
  const complete = await textOf('✅ Payé, ⚠️ à relire')
  expect(complete).toContain('✔ Payé, ⚠ à relire')
  expect(complete).not.toContain('L')
  expect(await textOf('合同 signé')).toMatch(/□□ signé\s+L/)
})
