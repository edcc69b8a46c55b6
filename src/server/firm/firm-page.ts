import type { Firm } from './firm.ts'
import { dialled, escapeHtml } from './offline-page.ts'

/**
 * The built page with the firm's title and name, which previews of a link show too. Browsers that cannot run the page
 * show how to reach the firm.
 */
export function firmPage(html: string, firm: Firm): string {
  const title = escapeHtml(firm.title)
  const name = escapeHtml(firm.name)
  return (
    html
      // First: the firm's name may contain this word too.
      .replaceAll('Parvis', () => title)
      .replace('</title>', () => `</title><meta name="description" content="${name}" />`)
      .replaceAll('</p>', () => `<br />${[name, ...linksTo(firm)].join(' · ')}</p>`)
  )
}

/** The firm's page for a sheet or a shared chat, with the title and description that previews of its link show. */
export function titledPage(page: string, title: string, summary: string | undefined): string {
  const name = escapeHtml(title)
  return page
    .replace(
      /<title>(.*?)<\/title>/,
      (_, product: string) =>
        `<title>${name} – ${product}</title><meta property="og:title" content="${name}" />` +
        `<meta property="og:site_name" content="${product}" />`,
    )
    .replace(/(<meta name="description" content=")([^"]*)/, (_, start: string, firmName: string) => {
      const description = summary === undefined ? firmName : escapeHtml(summary)
      return `<meta property="og:description" content="${description}" />${start}${description}`
    })
}

function linksTo({ phone, contactUrl, bookingUrl }: Firm): string[] {
  const addresses = [contactUrl, bookingUrl].filter(url => url !== null)
  return [
    ...(phone === null ? [] : [link(`tel:${dialled(phone)}`, phone)]),
    ...addresses.map(url => link(url, url.replace(/^(mailto:|tel:|https:\/\/)/, '').replace(/\?.*/, ''))),
  ]
}

function link(href: string, words: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>`
}
