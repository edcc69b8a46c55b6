import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readFirm } from './firm.ts'
import { firmPage, titledPage } from './firm-page.ts'

const root = new URL('../../../', import.meta.url)
const built = readFileSync(new URL('index.html', root), 'utf8')
const example = await readFirm(new URL('firm', root).pathname)

it('the page has the firm’s title and name before any script runs, as a preview of a link shows them (P-5)', () => {
  const html = firmPage(built, { ...example, title: 'Droit & <Vous>', name: 'A "B" & C, $& D' })
  expect(html).toContain('<title>Droit &amp; &lt;Vous></title>')
  expect(html).toContain('<meta name="description" content="A &quot;B&quot; &amp; C, $&amp; D" />')
  expect(html).not.toContain('Parvis')
})

it('the page of a sheet or a shared chat has its own title, and is described by its first words or the firm’s name', () => {
  const page = firmPage(built, { ...example, title: 'Vos droits', name: 'Roux' })
  const titled = titledPage(page, 'Le <loyer> & "la caution"', 'Écrivez "d’abord".')
  expect(titled).toContain('<title>Le &lt;loyer> &amp; &quot;la caution&quot; – Vos droits</title>')
  expect(titled).toContain(
    '<meta property="og:title" content="Le &lt;loyer> &amp; &quot;la caution&quot;" />',
  )
  expect(titled).toContain('<meta property="og:site_name" content="Vos droits" />')
  expect(titled).toContain('<meta name="description" content="Écrivez &quot;d’abord&quot;." />')
  expect(titledPage(page, 'Shared', undefined)).toContain('<meta property="og:description" content="Roux" />')
})

it('a firm’s name that contains the product’s name stays as it is', () => {
  const html = firmPage(built, { ...example, title: 'Vos droits', name: 'Cabinet du Parvis' })
  expect(html).toContain('<meta name="description" content="Cabinet du Parvis" />')
})

it('a browser without JavaScript, or one that is too old, shows how to reach the firm (P-7)', () => {
  const html = firmPage(built, { ...example, phone: '+33 (0)4 65 71 12 34' })
  const messages = html.match(/<p\b[\s\S]*?<\/p>/g)
  expect(messages).toHaveLength(2)
  for (const message of messages ?? []) {
    expect(message).toMatch(/<span lang="fr">Parvis a besoin d[^<]+<\/span>/)
    expect(message).toContain(example.name.replace('&', '&amp;'))
    expect(message).toContain('<a href="tel:+33465711234">+33 (0)4 65 71 12 34</a>')
    expect(message).toContain(
      '<a href="mailto:accueil@lormel-avocats.example">accueil@lormel-avocats.example</a>',
    )
  }
})

it('an email address is shown without the subject and text of its link', () => {
  const contactUrl = 'mailto:accueil@cabinet.example?subject=Bonjour'
  const html = firmPage('<p>Parvis</p>', { ...example, phone: null, contactUrl, bookingUrl: null })
  expect(html).toContain(`<a href="${contactUrl}">accueil@cabinet.example</a>`)
})

it('without addresses, only the firm’s name is shown', () => {
  const html = firmPage('<p>Parvis</p>', { ...example, phone: null, contactUrl: null, bookingUrl: null })
  expect(html).toBe('<p>Parvis<br />Lormel &amp; Associés, avocats à Lyon</p>')
})
