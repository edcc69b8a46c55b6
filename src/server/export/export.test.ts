import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { lexBlocks } from '#shared/text/markdown-blocks.ts'
import { readZip } from '#tests/support/read-zip.ts'
import { constructs, longAnswer } from '#tests/support/samples/markdown-samples.ts'
import { answer, question, sampleDossier } from '#tests/support/samples/sample-dossier.ts'
import { answerBlocks } from './answer-blocks.ts'
import type { DocumentBlock, Run } from './document.ts'
import { toDossier } from './dossier.ts'
import { oneLine } from './printable-text.ts'
import { writeMarkdown } from './writers/write-markdown.ts'
import { writePdf } from './writers/write-pdf.ts'
import { writeWord } from './writers/write-word.ts'

function markdownOf(changes: Parameters<typeof sampleDossier>[0] = {}): string {
  return writeMarkdown(toDossier(sampleDossier(changes)))
}

describe('an exported chat', () => {
  it('has title, questions, answers, files by name, sources with address and date, and the notices (T-1)', () => {
    const text = markdownOf()
    expect(text).toContain('# Dépôt de garantie')
    expect(text).toContain('Dossier pour un premier rendez-vous avec un avocat')
    expect(text).toContain('> Il dit « les murs sont abîmés ».')
    expect(text).toContain('Posée le 3 novembre 2026 à 10:42')
    expect(text).toContain('- état des lieux.pdf (4 pages)')
    expect(text).toContain('- bail.pdf')
    expect(text).toContain('un mois[\\[1\\]](<https://www.service-public.fr/F31269>)')
    expect(text).toContain('[https://parvis.example/library/deposit?lang=fr]')
    expect(text).toContain('Consultée le 3 novembre 2026.')
    expect(text).toContain('Cette réponse a été arrêtée avant d’être terminée.')
    expect(text).toContain('Aucun conseil juridique.')
    expect(text.match(/Réponses rédigées par une IA\. Informations juridiques générales/g)).toHaveLength(2)
    expect(text).not.toContain('secret-link')
  })

  it('has the title of the official numbers of an emergency as a heading (T-1, T-3)', () => {
    const contacts = [{ number: '17', href: 'tel:17', what: 'Police' }]
    const section = { kind: 'violence', title: 'En danger', text: 'Appelez.', points: [], contacts }
    const emergency = {
      language: 'fr' as const,
      sections: [section],
      asOf: '2026-11-22',
      checked: 'Vérifiés',
    }
    expect(markdownOf({ messages: [question({ emergency })] })).toContain('> ### En danger\n>\n> Appelez.')
  })

  it('does not number the questions that its title page leaves out (T-1)', () => {
    const messages = Array.from({ length: 14 }, (_, index) => question({ content: `Question ${index}` }))
    expect(markdownOf({ messages })).toContain('12. Question 11\n\net 2 autres\n')
    expect(markdownOf({ messages: messages.slice(0, 12) })).not.toContain('et 0 autre')
  })

  it('has all lines to fill in by hand on its first page, however long the questions are (T-1)', async () => {
    const content = 'Mon propriétaire ne me rend pas le dépôt de garantie. '.repeat(10)
    const messages = Array.from({ length: 12 }, () => question({ content }))
    const bytes = await writePdf(toDossier(sampleDossier({ messages })))
    const { text } = await extractText(await getDocumentProxy(bytes))
    expect(text[0]).toMatch(/Nom\s[\s\S]*Prochaine date ou échéance/)
  })

  it('has the address of a source without a title only once (T-1)', () => {
    const url = 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000509310'
    for (const title of ['', url]) {
      const text = markdownOf({ messages: [question(), answer({ sources: [{ title, url, snippet: '' }] })] })
      expect(text).toContain(`1. [${url}](<${url}>) Consultée le`)
    }
  })

  it('shortens a title without splitting a character', () => {
    expect(oneLine(`abc👍${'d'.repeat(9)}`, 5)).toBe('abc…')
    expect(oneLine(`abc👍${'d'.repeat(9)}`, 6)).toBe('abc👍…')
  })

  it('writes the first day of a month in French as in a letter (T-1)', () => {
    const text = markdownOf({ exportedAt: '2026-11-30T23:30:00.000Z' })
    expect(text).toContain('Document établi le 1er décembre 2026 à 00:30')
  })

  it('keeps a bar in code, except in a table, where it would end the cell (T-1)', () => {
    const content = 'Tapez `a | b`.\n\n| Commande |\n|---|\n| `c \\| d` |'
    const text = markdownOf({ messages: [question(), answer({ content })] })
    expect(text).toContain('Tapez `a | b`.')
    expect(text).toContain('| `c ¦ d` |')
  })

  it('writes a question with a long run of spaces at once (T-4)', () => {
    const content = `a${' '.repeat(500_000)}b`
    expect(markdownOf({ messages: [question({ content })] })).toContain(`> ${content}`)
  })

  it('keeps an address with a bar in one cell of a table (T-1)', () => {
    const content = '| Lien | Suite |\n|---|---|\n| https://a.fr/x\\|y [z](https://b.fr/x\\|y) \\| | fin |'
    const text = markdownOf({ messages: [question(), answer({ content })] })
    const [table] = lexBlocks(text).filter(({ token }) => token.type === 'table')
    const [row] = table?.token.type === 'table' ? table.token.rows : []
    expect(row?.map(cell => cell.text)).toEqual([
      '[https://a.fr/x|y](<https://a.fr/x%7Cy>) [z](<https://b.fr/x%7Cy>) (b.fr) |',
      'fin',
    ])
  })

  it('says in English what it is, and that a question has no answer (T-1)', () => {
    const text = markdownOf({ language: 'en', messages: [question()] })
    expect(text).toContain('Notes for a first meeting with a lawyer')
    expect(text).toContain('This question has no answer.')
    expect(text).toContain('Answers written by an AI. General legal information, not legal advice.')
  })

  it.each([
    ['fr', /\bIA\b/, 'Réponses tirées des fiches du cabinet.', 'Rédigée le 3 novembre 2026'],
    ['en', /\bAI\b/, 'Answers from the firm’s sheets.', 'Written on 3 November 2026'],
  ] as const)(
    'says that the built-in model’s answers come from the firm’s sheets (L-3, %s)',
    (language, ai, footer, date) => {
      const messages = [question(), answer({ builtIn: true })]
      const text = markdownOf({ language, messages })
      expect(text).toContain(footer)
      expect(text).toContain(date)
      expect(text).not.toMatch(ai)
      expect(markdownOf({ language })).toMatch(ai)
    },
  )
})

describe('what users and models wrote stays text (T-2)', () => {
  const attacks = [
    '# Not a heading',
    '1. not a list',
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '[click](javascript:alert(1)) ![x](https://a.fr/track.png)',
    '[ref]: https://evil.example',
    '`code` **bold** | cell | ~~x~~ &eacute; $x$',
    '{ HYPERLINK "https://evil.example" } =cmd|calc!A1',
    'a\u0000b\u001b[31mc\u202ed\ud800',
    'Voir https://a.fr/_x_/?a_b=1&c=*2*#d, https://a.fr/(e) ou (http://b.fr).',
    'a&#27;[31mb&#x9b;c&#x202e;d&#8296;e [f&#27;&#x202e;g](https://a.fr)',
  ]

  it.each(attacks)('a question: %j', content => {
    const text = markdownOf({ messages: [question({ content, attachments: [], failedAttachments: [] })] })
    // Other programs would take the rest for HTML.
    expect(text.replace(/<(https?|mailto):[^<>\s]*>/g, '')).not.toMatch(/(?<!\\)</)
    const quoted = /Posée le .*\n\n((?:>.*\n)+)/.exec(text)?.[1] ?? ''
    const [quote] = answerBlocks(quoted, { origin: 'https://p.example', topHeading: 1 })
    const shown = textOf(quote ? [quote] : [])
    expect(shown.text.replace(/\s/g, '')).toBe(content.replace(/\p{Cc}|\u202e|\s/gu, '').toWellFormed())
    expect(shown.kinds).toEqual(['quote', 'paragraph'])
    expect(shown.links.filter(link => !/^https?:/.test(link))).toEqual([])
  })

  it('an answer: marks that are nested too deeply, as on screen', () => {
    for (const mark of ['> ', '- ']) {
      const { kinds, text } = textOf(
        answerBlocks(`${mark.repeat(40)}fin`, { origin: 'https://p.example', topHeading: 1 }),
      )
      expect(kinds.filter(kind => kind === 'quote' || kind === 'list')).toHaveLength(16)
      expect(text).toContain('fin')
    }
  })

  it('an answer: only web and email links, and the same text when its Markdown is parsed again', () => {
    for (const content of [...constructs, ...attacks, longAnswer]) {
      const blocks = answerBlocks(content, { origin: 'https://p.example', topHeading: 1 })
      const parsed = textOf(blocks)
      expect(parsed.text, content).not.toMatch(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u)
      const written = writeMarkdown({ ...toDossier(sampleDossier()), cover: [], body: blocks })
      const body = written.split('\n\n---\n\n').slice(1, -1).join('\n\n---\n\n')
      expect(
        parsed.links.filter(link => !/^(https?:|mailto:)/.test(link)),
        content,
      ).toEqual([])
      expect(JSON.stringify(lexBlocks(body)), content).not.toMatch(/"type":"(html|image|def)"/)
      expect(lettersOf(textOf(answerBlocks(body, { origin: '', topHeading: 1 })).text), content).toBe(
        lettersOf(parsed.text),
      )
    }
  })
})

describe('a PDF (T-3)', () => {
  it('is tagged, names its language, and has real text and the notice on every page', async () => {
    const messages = [question(), answer(), question(), answer({ content: longAnswer, status: 'complete' })]
    const pdf = await getDocumentProxy(await writePdf(toDossier(sampleDossier({ messages }))))
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: 'Dépôt de garantie', Author: 'Lormel & Associés', Language: 'fr' })
    expect((await pdf.getOutline()).map(item => item.title)).toContain('Question 2')
    const roles = new Set<string>()
    let text = ''
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      const shown = items.map(item => ('str' in item ? item.str : '')).join(' ')
      expect(shown).toContain('Réponses rédigées par une IA. Informations juridiques générales')
      expect(shown).toContain(`${number} / ${pdf.numPages}`)
      text += shown
      collectRoles(await page.getStructTree(), roles)
    }
    for (const role of ['H1', 'H2', 'P', 'L', 'LI', 'LBody', 'Link', 'Table', 'TH', 'TD', 'BlockQuote']) {
      expect(roles, role).toContain(role)
    }
    for (const words of ['900 €', '« les murs sont abîmés »', 'état des lieux.pdf', '→']) {
      expect(text).toContain(words)
    }
  })

  it('leaves no gap after a row of a table that continues on the next page', async () => {
    const row = (phraseCount: number) => `| a | b | ${'un mot '.repeat(phraseCount)} |\n`
    const rows = (row(120) + row(190)).repeat(4)
    const dossier = sampleDossier({ messages: [answer({ content: `| A | B | C |\n|-|-|-|\n${rows}` })] })
    const pdf = await getDocumentProxy(await writePdf(toDossier(dossier)))
    const gapsPt: number[] = []
    for (let number = 3; number < pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      const baselinesPt = items.flatMap(item => ('transform' in item ? [item.transform[5] as number] : []))
      const sorted = [...new Set(baselinesPt)].sort((one, other) => other - one).slice(0, -2)
      gapsPt.push(...sorted.slice(1).map((baselinePt, index) => (sorted[index] ?? 0) - baselinePt))
    }
    expect(gapsPt.length).toBeGreaterThan(50)
    expect(Math.max(...gapsPt)).toBeLessThan(60)
  })

  it('links to sources, and to nothing but web and email addresses', async () => {
    const content = `${longAnswer}\n\n[x](javascript:alert(1)) [y](file:///etc/passwd)`
    const pdf = await getDocumentProxy(
      await writePdf(toDossier(sampleDossier({ messages: [answer({ content })] }))),
    )
    const links = new Set<string>()
    for (let number = 1; number <= pdf.numPages; number += 1) {
      for (const { url } of await (await pdf.getPage(number)).getAnnotations()) links.add(url)
    }
    expect(links).toContain('https://www.service-public.fr/F31269')
    expect([...links].filter(link => !/^(https?:|mailto:)/.test(link))).toEqual([])
  })
})

describe('a Word document (T-3)', () => {
  it('has headings, lists, tables, links and the notice in its footer, and turns no text into a field', async () => {
    const content = `${answer().content}\n\n${longAnswer}\n\n{ HYPERLINK "x" } [x](javascript:alert(1)) \u0007`
    const files = readZip(
      await writeWord(toDossier(sampleDossier({ messages: [question(), answer({ content })] }))),
    )
    const body = files.get('word/document.xml') ?? ''
    for (const part of [
      '"Heading1"',
      '"Heading2"',
      '<w:numPr>',
      '<w:tbl>',
      '<w:hyperlink',
      'état des lieux.pdf',
    ]) {
      expect(body).toContain(part)
    }
    expect(body).toContain('{ HYPERLINK "x" }'.replaceAll('"', '&quot;'))
    expect(body).not.toMatch(/instrText|fldSimple|(?![\n\t])\p{Cc}/u)
    const targets = Array.from(
      (files.get('word/_rels/document.xml.rels') ?? '').matchAll(/Target="([^"]+)" TargetMode="External"/g),
      ([, target = '']) => target,
    )
    expect(targets).toContain('https://www.service-public.fr/F31269')
    expect(targets.filter(target => !/^(https?:|mailto:)/.test(target))).toEqual([])
    expect(files.get('word/footer1.xml')).toContain('Réponses rédigées par une IA')
    expect(files.get('word/styles.xml')).toContain('fr-FR')
    expect(files.get('docProps/core.xml')).toMatch(/<cp:lastModifiedBy>Lormel/)
  })

  it('marks the language of an answer that is not in the document’s, also in a table', async () => {
    const content =
      'You have one month to answer this letter from your landlord.\n\n| Case |\n|---|\n| Late |'
    const files = readZip(await writeWord(toDossier(sampleDossier({ messages: [answer({ content })] }))))
    const body = files.get('word/document.xml') ?? ''
    const english = Array.from(
      body.matchAll(/<w:lang w:val="en-GB"\/><\/w:rPr><w:t[^>]*>([^<]*)/g),
      ([, text]) => text,
    )
    expect(english).toEqual(['You have one month to answer this letter from your landlord.', 'Case', 'Late'])
  })

  it('numbers each list from its own beginning, marks an item that begins with code, and keeps line breaks', async () => {
    const content = '1. un\n\nPuis\n\n3. trois\n4. ```\n   code\n   ```\n\nÀ la\\\nligne'
    const dossier = toDossier(sampleDossier({ messages: [answer({ content, sources: [] })] }))
    const files = readZip(await writeWord({ ...dossier, cover: [], body: dossier.body.slice(0, 3) }))
    const body = files.get('word/document.xml') ?? ''
    const lists = Array.from(body.matchAll(/<w:numId w:val="([^"]+)"\/>/g), ([, id]) => id)
    expect(lists).toHaveLength(3)
    expect(new Set(lists).size).toBe(2)
    expect(lists[1]).toBe(lists[2])
    expect(files.get('word/numbering.xml')).toContain('<w:start w:val="3"/>')
    expect(body).toMatch(/À la<\/w:t>(?:(?!<w:p>).)*<w:br\/>(?:(?!<w:p>).)*ligne</)
  })
})

function textOf(blocks: readonly DocumentBlock[]): { text: string; links: string[]; kinds: string[] } {
  const runs: Run[] = []
  const kinds: string[] = []
  const visit = (block: DocumentBlock) => {
    kinds.push(block.kind)
    if ('runs' in block) runs.push(...block.runs)
    if ('blocks' in block) block.blocks.forEach(visit)
    if (block.kind === 'list') block.items.flat().forEach(visit)
    if (block.kind === 'code') runs.push({ text: block.text })
    if (block.kind === 'table') runs.push(...block.header.flat(), ...block.rows.flat(2))
  }
  blocks.forEach(visit)
  return {
    text: runs.map(run => run.text).join(''),
    links: runs.flatMap(({ link }) => (link === undefined ? [] : [link])),
    kinds,
  }
}

/** The text without spaces, bars and the hosts after links, which are added a second time when it is parsed again. */
function lettersOf(text: string): string {
  return text.replace(/ \([\w.@-]+\)/g, '').replace(/[\s¦|]/g, '')
}

type Tree = { role?: string; children?: object[] }

function collectRoles(tree: Tree | null, roles: Set<string>): void {
  if (tree?.role) roles.add(tree.role)
  for (const child of tree?.children ?? []) collectRoles(child, roles)
}
