import { createHash } from 'node:crypto'
import { darkPageColor, lightPageColor } from '#shared/contrast.ts'
import type { Language } from '#shared/language.ts'
import type { Firm, Logo } from './firm.ts'

/**
 * The page that a browser shows when the service cannot be reached: it says so, and how to reach the firm. It is
 * self-contained, because nothing else can be loaded then, and the same for everyone.
 */
export function offlinePage(firm: Firm, language: Language): string {
  const texts = allTexts[language]
  const contacts = contactsOf(firm, texts)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${texts.title} – ${escapeHtml(firm.title)}</title>
<style>${style}</style>
</head>
<body>
<header>${logoOf(firm)}<span>${escapeHtml(firm.name)}</span></header>
<main>
<h1>${texts.title}</h1>
<p>${escapeHtml(texts.lead(firm.title))}</p>
<p><a class="button" href="">${texts.tryAgain}</a></p>
${contacts.length > 0 ? `<h2>${texts.reach}</h2>\n<ul>${contacts.join('')}</ul>` : ''}
<p>${texts.emergency}</p>
</main>
<script>${script}</script>
</body>
</html>
`
}

/** The headers of the response with this page. The policy allows its style, its script and its logo, nothing else. */
export function offlinePageHeaders(): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/**
 * Reloads the page once the server can be reached again, as browsers do with their own error pages. It asks before, so
 * that the page does not flicker, and a screen reader does not read it again, while there is still no connection.
 */
const script = `
async function reloadIfReachable() {
  if (document.visibilityState === 'hidden') return
  const response = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (response && response.status < 500) location.reload()
}
addEventListener('online', reloadIfReachable)
document.addEventListener('visibilitychange', reloadIfReachable)
setInterval(reloadIfReachable, 5000)
`

type Texts = {
  title: string
  lead(product: string): string
  tryAgain: string
  reach: string
  call(number: string): string
  write(address: string): string
  emergency: string
}

const allTexts: Record<Language, Texts> = {
  en: {
    title: 'No connection',
    lead: product =>
      `${product} cannot be reached at the moment. Check your connection: this page reloads as soon as it is back. Your conversations are saved.`,
    tryAgain: 'Try again',
    reach: 'Contact the firm',
    call: number => `Call ${number}`,
    write: address => `Write to ${address}`,
    emergency: 'If someone is in danger, call <a href="tel:112">112</a>. The call is free.',
  },
  fr: {
    title: 'Pas de connexion',
    lead: product =>
      `${product} est injoignable pour le moment. Vérifiez votre connexion\u202f: cette page se recharge dès qu’elle est rétablie. Vos conversations sont enregistrées.`,
    tryAgain: 'Réessayer',
    reach: 'Contacter le cabinet',
    call: number => `Appeler le ${number}`,
    write: address => `Écrire à ${address}`,
    emergency: 'Si quelqu’un est en danger, appelez le <a href="tel:112">112</a>. L’appel est gratuit.',
  },
}

/** Without a network, the firm's pages do not open either: only telephone numbers and email addresses help. */
function contactsOf({ phone, contactUrl }: Firm, texts: Texts): string[] {
  const number = phone ?? afterScheme(contactUrl, 'tel:')
  const address = afterScheme(contactUrl, 'mailto:')
  return [
    ...(number ? [item(`tel:${dialled(number)}`, texts.call(number))] : []),
    ...(address && contactUrl ? [item(contactUrl, texts.write(address))] : []),
  ]
}

/** In "+33 (0)4 65 71 12 34", the zero is dialled only within the country. */
export function dialled(number: string): string {
  const international = number.startsWith('+') ? number.replace('(0)', '') : number
  return international.replace(/[^\d+]/g, '')
}

function afterScheme(url: string | null, scheme: string): string | undefined {
  return url?.startsWith(scheme) ? url.slice(scheme.length).replace(/\?.*/, '') : undefined
}

function item(href: string, words: string): string {
  return `<li><a href="${escapeHtml(href)}">${escapeHtml(words)}</a></li>`
}

/** A logo whose two versions together are larger is left out: every visitor's browser loads this page. */
const maxLogoBytes = 16_384

function logoOf({ logo }: Firm): string {
  if (!logo || logo.onLight.bytes.length + logo.onDark.bytes.length > maxLogoBytes) return ''
  return (
    `<picture><source media="(prefers-color-scheme: dark)" srcset="${dataUrl(logo.onDark)}">` +
    `<img src="${dataUrl(logo.onLight)}" alt="" height="32"></picture>`
  )
}

function dataUrl({ type, bytes }: Logo): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** The product's colours (styles/tokens.css), in the system's theme. */
const style =
  `:root{color-scheme:light dark;background:light-dark(${lightPageColor},${darkPageColor});color:light-dark(#14213d,#eeebe4);` +
  'font:1.0625rem/1.6 system-ui,sans-serif}' +
  'body{max-width:34rem;margin:0 auto;padding:max(1.25rem,env(safe-area-inset-top)) 1.25rem 2rem;overflow-wrap:anywhere}' +
  'header{display:flex;align-items:center;gap:.75rem;min-height:2.75rem}' +
  'h1{font:500 2rem/1.2 Georgia,serif;margin:2.5rem 0 .75rem}h2{font-size:1.0625rem;margin:2rem 0 0}' +
  'ul{list-style:none;margin:0;padding:0}a{color:inherit;display:inline-block;padding:.5rem 0;text-underline-offset:.2em}' +
  '.button{padding:.5rem 1.25rem;border-radius:6px;background:light-dark(#14213d,#eeebe4);color:light-dark(#fff,#0e1420);' +
  'font-weight:600;text-decoration:none}'
