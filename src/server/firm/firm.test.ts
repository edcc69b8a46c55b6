import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { disclaimerVersion } from './disclaimer-version.ts'
import { readFirm } from './firm.ts'

const example = join(import.meta.dirname, '../../../firm')
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-firm-'))
  await cp(example, folder, { recursive: true })
})

afterAll(() => rm(folder, { recursive: true }))

async function readWith(settings: unknown) {
  await writeFile(
    join(folder, 'firm.json'),
    typeof settings === 'string' ? settings : JSON.stringify(settings),
  )
  return readFirm(folder)
}

describe('the firm in FIRM_DIR', () => {
  it('is complete in the example that comes with the product (P-5)', async () => {
    const firm = await readFirm(example)
    expect(firm.title).toBe('Parvis')
    expect(firm.logo).toBeNull()
    expect(Object.keys(firm.legal)).toEqual(expect.arrayContaining(['terms', 'privacy', 'notices']))
    for (const text of Object.values(firm.legal)) {
      expect(text).toMatch(/^# \S/)
      // As on the other pages: a non-breaking space before a colon, and a narrow one before ; ? !
      expect(text.match(/.*[^\u202f][;?!].*|.*[^\u00a0\d]:(?![-/\w]).*/g)).toBeNull()
    }
  })

  it('tells the model its limits in French and English, with the addresses from firm.json (B-14)', async () => {
    const { systemPrompt, contactUrl, bookingUrl } = await readFirm(example)
    const [french = '', english = ''] = systemPrompt.split(/^# English$/m)
    for (const line of [
      /^- Pas de consultation/m,
      /^- Pas d’actes/m,
      /^- Pas de pronostic/m,
      /idée fausse/,
      /pas sûr/,
    ]) {
      expect(french).toMatch(line)
    }
    for (const line of [
      /^- No advice on a case/m,
      /^- No drafting/m,
      /^- No predictions/m,
      /false premise/,
      /not sure/,
    ]) {
      expect(english).toMatch(line)
    }
    for (const link of [`[contacter le cabinet](${contactUrl})`, `[book an appointment](${bookingUrl})`]) {
      expect(systemPrompt).toContain(link)
    }
    const unreachable = await readWith({ name: 'X', title: 'X' })
    expect(unreachable.systemPrompt).toContain('Invent no address of the firm.')
    const byPhone = await readWith({ name: 'X', title: 'X', contactUrl: 'tel:+33400000000' })
    expect(byPhone.systemPrompt).toContain('contact the firm (+33400000000). Invent no others.')
  })

  it('has a disclaimer: general information, no advice, no liability, and when to see a lawyer (P-4)', async () => {
    const { legal } = await readFirm(example)
    expect(legal.disclaimer).toMatch(/^# Disclaimer – Limitation de responsabilité\n/)
    for (const part of [
      'informations juridiques générales',
      'ni un conseil juridique, ni une consultation d’avocat',
    ]) {
      expect(legal.disclaimer).toContain(part)
    }
    expect(legal.disclaimer).toContain('Le cabinet et ses avocats déclinent toute responsabilité')
    expect(legal.disclaimer).toMatch(/concrète, personnelle ou urgente.*consultez un avocat/s)
  })

  it('has version 1 of the disclaimer until its words change', async () => {
    const { legal, disclaimerVersion: version } = await readFirm(example)
    expect(version).toBe('v1')
    expect(disclaimerVersion(legal.disclaimer.replaceAll(' ', '\n'))).toBe('v1')
    const changed = disclaimerVersion(`${legal.disclaimer}\n\nUne phrase de plus.`)
    expect(changed).toMatch(/^v1-[0-9a-f]{12}$/)
    expect(disclaimerVersion(`${legal.disclaimer}\n\nUne autre.`)).not.toBe(changed)
  })

  it('promises in the example pages only what the product does, and names the audit log (L-4)', async () => {
    const { privacy, terms } = (await readFirm(example)).legal
    expect(privacy).toMatch(/\| Journal d’audit\s: quel administrateur a consulté/)
    expect(privacy).toContain('Chaque consultation est inscrite au journal d’audit')
    // Without AUDIT_RETENTION_DAYS, no entry of the audit log is deleted after a period. New terms are not announced,
    // and neither is the end of the service.
    expect(privacy).not.toMatch(/\| \d+ mois \|/)
    expect(terms).not.toMatch(/signalée à l’écran|il l’annonce|suspendre/)
    expect(terms).toContain('L’avertissement de la première visite vous est présenté à nouveau')
  })

  it('names the period of RETENTION_DAYS in the example’s privacy page, and none without it (RT-8, L-4)', async () => {
    const unset = (await readFirm(example)).legal.privacy
    expect(unset).toContain('Aucune conversation n’est supprimée automatiquement')
    expect(unset).not.toMatch(/\{\{|jours après le dernier/)
    const set = await readFirm(example, { retentionDays: 90 })
    expect(set.legal.privacy).toContain('90\u00a0jours après le dernier message de la conversation')
    expect(set.legal.privacy).toContain('supprimée automatiquement 90\u00a0jours après son dernier message')
    expect(set.legal.privacy).not.toMatch(/\{\{|Aucune conversation n’est supprimée/)
    expect(set.retentionWarnings).toEqual([])
    const oneDay = (await readFirm(example, { retentionDays: 1 })).legal.privacy
    expect(oneDay).toContain('1\u00a0jour après le dernier message de la conversation')
    expect(oneDay).not.toContain('1\u00a0jours')
  })

  it('names the period of AUDIT_RETENTION_DAYS in the example’s privacy page, and none without it (RT-14, L-4)', async () => {
    const unset = (await readFirm(example, { retentionDays: 90 })).legal.privacy
    expect(unset).toContain('| Sans limite, même après la suppression du compte |')
    expect(unset).toContain(
      'Les entrées du journal d’audit ne peuvent être ni modifiées ni supprimées. Votre',
    )
    expect(unset).not.toMatch(/\{\{|supprimées automatiquement/)
    const { legal, retentionWarnings } = await readFirm(example, { auditRetentionDays: 365 })
    expect(legal.privacy).toContain('| 365\u00a0jours, même après la suppression du compte |')
    expect(legal.privacy).toContain('Pendant 365\u00a0jours, les entrées du journal d’audit ne peuvent')
    expect(legal.privacy).not.toMatch(/\{\{|Sans limite/)
    expect(retentionWarnings).toEqual([])
  })

  it('warns if the privacy page lacks a period, and stops the start if it names one that is not set (RT-8, RT-14)', async () => {
    const path = join(folder, 'legal/privacy.md')
    onTestFinished(() => cp(join(example, 'legal/privacy.md'), path))
    await writeFile(path, '# Privacy\n\nWe keep your chats for 365 days.')
    await writeFile(join(folder, 'firm.json'), JSON.stringify({ name: 'X', title: 'X' }))
    expect((await readFirm(folder, { retentionDays: 365 })).retentionWarnings).toEqual([])
    expect(
      (await readFirm(folder, { retentionDays: 36, auditRetentionDays: 400 })).retentionWarnings,
    ).toEqual([
      'RETENTION_DAYS is 36, but legal/privacy.md does not say so: write {{retentionDays}} where it says how long chats are kept.',
      'AUDIT_RETENTION_DAYS is 400, but legal/privacy.md does not say so: write {{auditRetentionDays}} where it says how long the audit log is kept.',
    ])
    await writeFile(path, '# Privacy\n\nWe keep your chats for {{retentionDays}} days.')
    expect((await readFirm(folder, { retentionDays: 36 })).legal.privacy).toContain('for 36 days')
    await expect(readFirm(folder)).rejects.toThrow(
      `${path} contains {{retentionDays}}, but RETENTION_DAYS is not set`,
    )
    for (const text of ['for {{retentiondays}} days', '{{#retentionDays}}for a while']) {
      await writeFile(path, `# Privacy\n\nWe keep your chats ${text}.`)
      await expect(readFirm(folder, { retentionDays: 36 })).rejects.toThrow(`${path} contains “{{`)
    }
    await writeFile(path, '# Privacy\n\nWe keep our log for {{auditRetentionDays}} days.')
    await expect(readFirm(folder, { retentionDays: 36 })).rejects.toThrow(
      `${path} contains {{auditRetentionDays}}, but AUDIT_RETENTION_DAYS is not set: put the sentence between {{#auditRetentionDays}} and {{/auditRetentionDays}}.`,
    )
  })

  it('accepts a telephone number as people write it (PH-4)', async () => {
    const withPhone = (phone: string) => readWith({ name: 'X', title: 'X', phone })
    for (const phone of ['+33 4 65 71 12 34', '04.65.71.12.34', '3400']) {
      expect((await withPhone(phone)).phone).toBe(phone)
    }
    for (const phone of ['call us', '(33) 465711234', '1']) {
      await expect(withPhone(phone)).rejects.toThrow('"phone" must be a telephone number')
    }
    expect((await readWith({ name: 'X', title: 'X' })).phone).toBeNull()
  })

  it('accepts colours with enough contrast, and a logo for light and dark backgrounds (P-5)', async () => {
    await writeFile(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const firm = await readWith({
      name: 'Firm',
      title: 'Title',
      colors: { ink: '#102a1f' },
      logo: { onLight: 'logo.svg', onDark: 'logo.svg' },
    })
    expect(firm.colors).toEqual({ ink: '#102a1f', brass: null, brassOnDark: null })
    expect(firm.logo?.onDark.type).toBe('image/svg+xml')
  })

  it('suggests the questions of firm.json in both languages, and none without them (P-8)', async () => {
    const suggestions = [
      { en: { label: ' Deposit ', question: 'When?' }, fr: { label: 'Dépôt', question: 'Quand\u00a0?' } },
    ]
    expect((await readWith({ name: 'N', title: 'T', suggestions })).suggestions).toEqual([
      { ...suggestions[0], en: { label: 'Deposit', question: 'When?' } },
    ])
    expect((await readWith({ name: 'N', title: 'T' })).suggestions).toEqual([])
  })

  it('reads a text that was saved on Windows like any other', async () => {
    const path = join(folder, 'legal/notices.md')
    onTestFinished(() => cp(join(example, 'legal/notices.md'), path))
    await writeFile(path, '# Notices\r\n\r\nThe firm.\r\n')
    expect((await readWith({ name: 'N', title: 'T' })).legal.notices).toBe('# Notices\n\nThe firm.')
  })

  it('stops the start if a file is not UTF-8, as some Windows editors save it', async () => {
    await writeFile(join(folder, 'firm.json'), Buffer.from('{"name":"Cabinet Léger","title":"T"}', 'latin1'))
    await expect(readFirm(folder)).rejects.toThrow(/firm\.json is not UTF-8 text: save it as UTF-8\.$/)
  })

  const asked = { label: 'L', question: 'Q' }
  const suggesting = (...suggestions: unknown[]) => ({ name: 'N', title: 'T', suggestions })

  it.each([
    [{ name: 'N', title: 'T', suggestions: 'Deposit' }, '"suggestions" must be a list.'],
    [suggesting('Deposit'), '"suggestions.0" must be an object with "en" and "fr".'],
    [suggesting({ en: asked }), '"suggestions.0.fr" must be an object with "label" and "question".'],
    [suggesting({ en: asked, fr: { label: 'L' } }), '"suggestions.0.fr.question" must be text.'],
    [suggesting({ en: { ...asked, label: ' ' }, fr: asked }), '"suggestions.0.en.label" must not be empty.'],
    [
      suggesting({ en: { ...asked, label: 'x'.repeat(61) }, fr: asked }),
      '"suggestions.0.en.label" must have at most 60 characters.',
    ],
    [
      suggesting({ en: asked, fr: { ...asked, question: 'x'.repeat(501) } }),
      '"suggestions.0.fr.question" must have at most 500 characters.',
    ],
    [
      suggesting({ en: asked, fr: { ...asked, url: 'x' } }),
      'firm.json has an unknown field: "suggestions.0.fr.url".',
    ],
    [
      suggesting(...Array.from({ length: 5 }, () => ({ en: asked, fr: asked }))),
      '"suggestions" must have at most 4 entries.',
    ],
    ['{', 'firm.json is not valid JSON'],
    [{ title: 'T' }, 'firm.json: "name" must be text.'],
    [{ name: 'N', title: ' ' }, 'firm.json: "title" must not be empty.'],
    [{ name: 'N', title: 'T', contactUrl: 'javascript:alert(1)' }, '"contactUrl" must begin with https://'],
    [{ name: 'N', title: 'T', bookingUrl: 'http://firm.example' }, '"bookingUrl" must begin with https://'],
    [
      { name: 'N', title: 'T', bookingUrl: 'https://firm.example:port' },
      '"bookingUrl" is not a valid address.',
    ],
    [{ name: 'N', title: 'T', colors: { ink: 'navy' } }, '"colors.ink" must be a colour like #14213d.'],
    [
      { name: 'N', title: 'T', colors: { ink: '#8899aa' } },
      '"colors.ink" must have a contrast of at least 7:1',
    ],
    [{ name: 'N', title: 'T', colors: { brassOnDark: '#333333' } }, 'at least 4.5:1 with the dark page'],
    [
      { name: 'N', title: 'T', logo: { onLight: '../x.svg', onDark: 'x.svg' } },
      '"logo.onLight" must be the name',
    ],
    [{ name: 'N', title: 'T', colour: 'x' }, 'firm.json has an unknown field: "colour".'],
  ])('stops the start for %j, and names the file and the mistake', async (settings, sentence) => {
    const reading = readWith(settings)
    await expect(reading).rejects.toThrow(sentence)
    await expect(reading).rejects.toThrow(join(folder, 'firm.json'))
  })

  it('stops the start if a text is missing or empty, and names it', async () => {
    await writeFile(join(folder, 'firm.json'), '{"name":"N","title":"T"}')
    await writeFile(join(folder, 'system-prompt.md'), ' \n')
    await expect(readFirm(folder)).rejects.toThrow('system-prompt.md must not be empty.')
    await rm(join(folder, 'legal/terms.md'))
    await expect(readFirm(folder)).rejects.toThrow('legal/terms.md is missing (FIRM_DIR')
    await mkdir(join(folder, 'legal/terms.md'))
    await expect(readFirm(folder)).rejects.toThrow('legal/terms.md cannot be read (FIRM_DIR')
  })
})
