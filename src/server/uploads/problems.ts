import { AppError, unavailable } from '#server/errors.ts'
import { maxFiles, maxImageSize, maxPdfSize } from '#shared/limits.ts'

/** Why an upload is refused: a code for programs, and for the person a sentence that names the file. */

type Problem = { status: 400 | 413 | 415; message: (name: string) => string }

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

const problems = {
  file_empty: { status: 400, message: name => `“${name}” is empty.` },
  image_too_large: {
    status: 413,
    message: name => `“${name}” is too large: an image may have up to ${megabytes(maxImageSize)} MB.`,
  },
  pdf_too_large: {
    status: 413,
    message: name => `“${name}” is too large: a PDF may have up to ${megabytes(maxPdfSize)} MB.`,
  },
  unsupported_type: {
    status: 415,
    message: name =>
      `“${name}” is of a kind that can’t be attached: PNG, JPEG, WebP and GIF images and PDF documents can.`,
  },
  image_broken: { status: 400, message: name => `“${name}” is damaged: the image can’t be opened.` },
  image_too_many_pixels: {
    status: 413,
    message: name => `“${name}” has too many pixels: up to 40 megapixels and 12,000 on a side are possible.`,
  },
  pdf_encrypted: {
    status: 400,
    message: name => `“${name}” is protected by a password: please attach it without.`,
  },
  pdf_broken: { status: 400, message: name => `“${name}” is damaged: the PDF can’t be opened.` },
  pdf_too_many_pages: { status: 413, message: name => `“${name}” has more than 300 pages.` },
  pdf_too_heavy: {
    status: 413,
    message: name =>
      `“${name}” takes too much time or memory to read: please attach a simpler PDF, or a part of it.`,
  },
} satisfies Record<string, Problem>

export type FileProblem = keyof typeof problems

/** `name`: as the person's device calls the file. */
export function fileRefused(problem: FileProblem, name: string): AppError {
  const { status, message } = problems[problem]
  return new AppError(status, problem, message(name))
}

export function tooManyFiles(): AppError {
  return new AppError(413, 'too_many_files', `Up to ${maxFiles} files go with one message.`)
}

export function overQuota(quota: number): AppError {
  return new AppError(
    413,
    'storage_quota',
    `Your files would take more than ${megabytes(quota)} MB: delete chats with files that you no longer need.`,
  )
}

export function storageFull(): AppError {
  return unavailable(
    'There is no room for files at the moment. Questions without files are answered as ever.',
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

export function storageUnavailable(): AppError {
  return unavailable('Files can’t be kept at the moment. Please try again later.', 'storage_unavailable', 30)
}
