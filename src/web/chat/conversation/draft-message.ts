import type { ModelId } from '#shared/models.ts'

export type PickedFile = { key: string; kind: 'image' | 'pdf'; file: File }

/** A question as it was typed. `text` can be blank if there are files. */
export type DraftMessage = {
  text: string
  files: readonly PickedFile[]
  model: ModelId
  webSearch: boolean
}

/** A new version of the question with this key. */
export type Edit = { key: string; text: string }

/** Images first, as the server lists them. */
export function inSendingOrder(files: readonly PickedFile[]): PickedFile[] {
  return [...files.filter(({ kind }) => kind === 'image'), ...files.filter(({ kind }) => kind === 'pdf')]
}
