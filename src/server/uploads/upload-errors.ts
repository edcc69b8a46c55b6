import { AppError, unavailable } from '#server/errors.ts'
import { maxFileCount, maxImageBytes, maxPdfBytes } from '#shared/limits.ts'

/**
 * The reasons for refusing an upload: a code for programs, and a sentence for the user, which names the file if the
 * reason is a single file.
 */

type Problem = { status: 400 | 413 | 415; message: (name: string) => string }

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

const problems = {
  file_empty: { status: 400, message: name => `“${name}” is empty.` },
  image_too_large: {
    status: 413,
    message: name => `“${name}” is too large: images can be up to ${megabytes(maxImageBytes)} MB.`,
  },
  pdf_too_large: {
    status: 413,
    message: name => `“${name}” is too large: PDFs can be up to ${megabytes(maxPdfBytes)} MB.`,
  },
  unsupported_type: {
    status: 415,
    message: name =>
      `“${name}” is not a supported file type. You can attach PNG, JPEG, WebP and GIF images and PDF documents.`,
  },
  image_heic: {
    status: 415,
    message: name => `“${name}” is a HEIC photo. Please save it as JPEG, or attach a screenshot.`,
  },
  image_broken: { status: 400, message: name => `“${name}” is damaged: the image cannot be opened.` },
  image_too_many_pixels: {
    status: 413,
    message: name => `“${name}” is too large: images can have up to 40 megapixels, and 12,000 pixels a side.`,
  },
  image_too_heavy: {
    status: 413,
    message: name => `“${name}” takes too much time to read. Please attach a smaller or simpler image.`,
  },
  pdf_encrypted: {
    status: 400,
    message: name => `“${name}” is protected by a password. Please attach an unprotected copy.`,
  },
  pdf_broken: { status: 400, message: name => `“${name}” is damaged: the PDF cannot be opened.` },
  pdf_too_many_pages: {
    status: 413,
    message: name => `“${name}” has more than 300 pages. Please attach only part of it.`,
  },
  pdf_too_heavy: {
    status: 413,
    message: name =>
      `“${name}” takes too much time or memory to read. Please attach a simpler PDF, or only part of it.`,
  },
} satisfies Record<string, Problem>

export type FileProblem = keyof typeof problems

/** `name`: the file's name on the user's device. */
export function fileRefused(problem: FileProblem, name: string): AppError {
  const { status, message } = problems[problem]
  return new AppError(status, problem, message(name))
}

export function tooManyFiles(): AppError {
  return new AppError(413, 'too_many_files', `You can attach up to ${maxFileCount} files to a message.`)
}

export function overQuota(quotaBytes: number): AppError {
  return new AppError(
    413,
    'storage_quota',
    `Your files would take up more than ${megabytes(quotaBytes)} MB. Delete chats that you no longer need: their files are deleted too.`,
  )
}

export function storageFull(): AppError {
  return unavailable(
    'There is no room for files at the moment. Questions without files still work.',
    'storage_full',
    60,
  )
}

export function tooManyDocuments(): AppError {
  return unavailable(
    'Many documents are being read at the moment. Please try again in a minute.',
    'documents_busy',
    30,
  )
}

export function tooManyImages(): AppError {
  return unavailable(
    'Many images are being read at the moment. Please try again in a minute.',
    'images_busy',
    30,
  )
}

export function storageUnavailable(): AppError {
  return unavailable(
    'Files are not available at the moment. Please try again later.',
    'storage_unavailable',
    30,
  )
}

/** The server's log then says why the upload was refused. */
export function withCause(refusal: AppError, cause: unknown): AppError {
  return Object.assign(refusal, { cause })
}
