export type MailLanguage = 'en' | 'fr'

/**
 * The language to write in: what the account says (the web page stores the language on screen there), else the
 * first of ours that the browser asks for, else English.
 */
export function mailLanguage(accountLanguage: unknown, acceptLanguage: string | undefined): MailLanguage {
  const wanted = [
    typeof accountLanguage === 'string' ? accountLanguage : '',
    ...preferences(acceptLanguage ?? ''),
  ]
  const known = wanted.map(tag => /^(en|fr)\b/i.exec(tag)?.[1]?.toLowerCase()).find(Boolean)
  return known === 'fr' ? 'fr' : 'en'
}

/** `fr-CH, fr;q=0.9, en;q=0.8` in the order wanted. */
function preferences(header: string): string[] {
  return header
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map(parameter => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
