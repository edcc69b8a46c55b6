/** The extensions of each type. */
const extensions: Record<string, RegExp> = {
  'application/pdf': /\.pdf$/i,
  'image/png': /\.a?png$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/webp': /\.webp$/i,
  'image/gif': /\.gif$/i,
}

/**
 * The file is shown in the browser and saved under the user's name for it (RFC 6266), in ASCII for old clients and in
 * full for all others. The extension matches the file's actual type.
 */
export function contentDisposition(name: string, type: string): string {
  const safe = name.replace(/[/\\:*?"<>|\p{Cc}]/gu, '_').toWellFormed()
  const subtype = type.split('/')[1] ?? ''
  const full = extensions[type]?.test(safe) ? safe : `${safe}.${subtype === 'jpeg' ? 'jpg' : subtype}`
  const plain = full
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replaceAll('%', '_')
  return `inline; filename="${plain}"; filename*=UTF-8''${percentEncoded(full)}`
}

/** Also encodes the characters that `encodeURIComponent` keeps but that are not allowed in this header. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*!]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
