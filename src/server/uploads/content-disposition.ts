/** What a file saved without an ending would otherwise open with. */
const endings: Record<string, RegExp> = {
  'application/pdf': /\.pdf$/i,
  'image/png': /\.a?png$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/webp': /\.webp$/i,
  'image/gif': /\.gif$/i,
}

/**
 * Shown in the browser, and saved under the person's own name for it (RFC 6266): in ASCII for old readers, in full
 * for all others. The ending is the one of the type that the file really has.
 */
export function contentDisposition(name: string, type: string): string {
  const safe = name.replace(/[/\\:*?"<>|\p{Cc}]/gu, '_').toWellFormed()
  const ending = type.split('/')[1] ?? ''
  const full = endings[type]?.test(safe) ? safe : `${safe}.${ending === 'jpeg' ? 'jpg' : ending}`
  const plain = full
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replaceAll('%', '_')
  return `inline; filename="${plain}"; filename*=UTF-8''${percentEncoded(full)}`
}

/** `encodeURIComponent` leaves characters as they are that this header gives another meaning. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*!]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
