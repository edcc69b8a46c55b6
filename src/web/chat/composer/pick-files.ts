import { maxFileCount, maxImageBytes, maxPdfBytes } from '#shared/limits.ts'
import type { PickedFile } from '#web/chat/conversation/draft-message.ts'
import { randomId } from '#web/lib/random-id.ts'

/** Checks files before they are uploaded. The server checks them again. */

/** Why files could not be added. `names`: without invisible characters. */
export type PickProblem = { reason: PickReason; names: readonly string[] }
export type PickReason = 'heic' | 'unsupported' | 'empty' | 'image-too-large' | 'pdf-too-large' | 'too-many'

const pdfType = 'application/pdf'
const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

/** Used if the system does not know the type: then the browser reports none, or `application/octet-stream`. */
const typesByExtension: Record<string, string> = {
  pdf: pdfType,
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
}

/**
 * Adds picked files to those already in the tray, each file once. Returns the names of those that cannot be added, with
 * the reason.
 */
export function pickFiles(
  alreadyPicked: readonly PickedFile[],
  picked: readonly File[],
): { files: readonly PickedFile[]; problems: readonly PickProblem[] } {
  const files = [...alreadyPicked]
  const rejected = new Map<PickReason, string[]>()
  for (const file of picked.map(cleanFile)) {
    if (files.some(other => isSame(other.file, file))) continue
    const reason = findReason(file) ?? (files.length >= maxFileCount ? 'too-many' : undefined)
    if (reason) rejected.set(reason, [...(rejected.get(reason) ?? []), file.name])
    else files.push({ key: randomId(), kind: kindOf(file), file })
  }
  return { files, problems: [...rejected].map(([reason, names]) => ({ reason, names })) }
}

function kindOf(file: File): PickedFile['kind'] {
  return file.type === pdfType ? 'pdf' : 'image'
}

function findReason(file: File): PickReason | undefined {
  if (kindOf(file) === 'pdf') {
    if (file.size > maxPdfBytes) return 'pdf-too-large'
  } else {
    if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]s?$/i.test(file.name)) return 'heic'
    if (!imageTypes.includes(file.type)) return 'unsupported'
    if (file.size > maxImageBytes) return 'image-too-large'
  }
  return file.size === 0 ? 'empty' : undefined
}

const unknownTypes = ['', 'application/octet-stream']

/**
 * The file with its type, and without invisible characters in its name, such as those that chat apps and Windows add.
 * The server removes them too, so otherwise the name in its error would match no file.
 */
function cleanFile(file: File): File {
  const extension = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  const type = (unknownTypes.includes(file.type) && typesByExtension[extension]) || file.type
  const name = file.name.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '').trim()
  return type === file.type && name === file.name
    ? file
    : new File([file], name, { type, lastModified: file.lastModified })
}

/** Whether the same file was picked twice. Browsers offer no better way to tell. */
function isSame(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified && a.type === b.type
}
