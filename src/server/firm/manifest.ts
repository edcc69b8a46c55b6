import { lightPageColor } from '#shared/contrast.ts'
import type { Language } from '#shared/language.ts'
import type { Firm } from './firm.ts'

/** What a phone needs to install the product (Web Application Manifest), with the firm's name and colour. */
export function manifest({ name, title, colors }: Firm, language: Language): object {
  return {
    id: '/',
    name: `${title} – ${name}`,
    short_name: title,
    description: descriptions[language],
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: lightPageColor,
    theme_color: colors.ink ?? productInk,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

/** As in tokens.css. */
const productInk = '#14213d'

const descriptions: Record<Language, string> = {
  en: 'General information about your rights, in plain words.',
  fr: 'Des informations générales sur vos droits, en termes simples.',
}
