type Contacts = { name: string; contactUrl: string | null; bookingUrl: string | null }

/**
 * What the model is told about reaching the firm, after the firm's own instructions: the addresses come from firm.json,
 * so that they cannot differ from those on the pages.
 */
export function contactInstructions({ name, contactUrl, bookingUrl }: Contacts): string {
  if (contactUrl === null && bookingUrl === null) {
    return '# Joindre le cabinet / Reaching the firm\n\nN’invente aucune adresse du cabinet. Invent no address of the firm.'
  }
  const french = linksOf([
    ['contacter le cabinet', contactUrl],
    ['prendre rendez-vous', bookingUrl],
  ])
  const english = linksOf([
    ['contact the firm', contactUrl],
    ['book an appointment', bookingUrl],
  ])
  return (
    '# Joindre le cabinet / Reaching the firm\n\n' +
    `- Pour orienter une personne vers ${name}, recopie ces liens, sans les changer\u00a0: ${french}. N’en invente pas d’autres.\n` +
    `- To refer a person to ${name}, copy these links unchanged: ${english}. Invent no others.`
  )
}

/** A telephone number is text, since answers do not link to one. */
function linksOf(ways: [words: string, url: string | null][]): string {
  return ways
    .flatMap(([words, url]) => {
      if (url === null) return []
      return [url.startsWith('tel:') ? `${words} (${url.slice('tel:'.length)})` : `[${words}](${url})`]
    })
    .join(', ')
}
