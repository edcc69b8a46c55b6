/** The extensions of each type. */
const extensions: Record<string, RegExp> = {
  'application/pdf': /\.pdf$/i,
  'image/png': /\.a?png$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/webp': /\.webp$/i,
  'image/gif': /\.gif$/i,
}

/**
 * Makes browsers show the file, and save it under the name that the user gave it. The extension matches the actual
 * type.
 */
export function contentDisposition(name: string, type: string): string {
  const safe = safeFileName(name)
  const subtype = type.split('/')[1] ?? ''
  return header(
    'inline',
    extensions[type]?.test(safe) ? safe : `${safe}.${subtype === 'jpeg' ? 'jpg' : subtype}`,
  )
}

/** Makes browsers save the response as a file. */
export function savedAs(name: string): string {
  return header('attachment', safeFileName(name))
}

/** The name with `_` in place of each character that is not allowed in file names. */
export function safeFileName(name: string): string {
  return name.replace(/[/\\:*?"<>|\p{Cc}]/gu, '_').toWellFormed()
}

/** The name in ASCII for old clients and in full for all others (RFC 6266). */
function header(disposition: 'inline' | 'attachment', full: string): string {
  // The compatible form of a full-width quotation mark would end the name.
  const plain = safeFileName(full.normalize('NFKD'))
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replaceAll('%', '_')
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${percentEncoded(full)}`
}

/** Also encodes five characters that `encodeURIComponent` keeps. Of these, the header allows only `!`. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*!]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
