import * as v from 'valibot'
import { type UploadResponse, uploadResponseSchema } from '#shared/api/chat.ts'
import type { Person } from './people.ts'

/** Uploads files as a browser does. */

export type TestFile = { name: string; bytes: Buffer<ArrayBuffer>; type?: string }

/** An image of one transparent pixel. */
export function pixel(name: string): TestFile {
  return { name, bytes: Buffer.from(png, 'base64'), type: 'image/png' }
}

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='

export function uploadFiles(person: Person, files: TestFile[]): Promise<Response> {
  return person.call('/api/chat/upload', { method: 'POST', body: formOf(files) })
}

export async function uploaded(person: Person, ...files: TestFile[]): Promise<UploadResponse> {
  const response = await uploadFiles(person, files)
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return v.parse(uploadResponseSchema, await response.json())
}

export function formOf(files: TestFile[]): FormData {
  const form = new FormData()
  for (const { name, bytes, type = '' } of files) form.append('files', new Blob([bytes], { type }), name)
  return form
}

/** Whether this is one of the files that name the installation of the uploads or, on PostgreSQL, their folder. */
export function isFolderMark(name: string): boolean {
  return /^\.?(installation|folder)-id/.test(name)
}
