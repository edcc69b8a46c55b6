import { describe, expect, it } from 'vitest'
import type { ContextUpload } from '#server/store/uploads/uploads.ts'
import { planAttachments } from './attachment-plan.ts'

const everything = { webSearch: true, images: true, pdf: true, files: true, reasoning: false }

function upload(id: string, more: Partial<ContextUpload> = {}): ContextUpload {
  return {
    id,
    kind: 'pdf',
    name: `${id}.pdf`,
    sizeBytes: 1000,
    storageKey: id,
    pages: 10,
    textPages: 10,
    position: 0,
    providerFileId: null,
    ...more,
  }
}

/** The ids of the files, each with how it is to reach the model. */
function planned(uploads: ContextUpload[], can = everything): string[] {
  return planAttachments(uploads, can).map(({ upload: { id }, as }) => `${id}: ${as}`)
}

describe('a plan for attachments', () => {
  it('sends files as they are if the model can read them, and PDFs as text if it cannot', () => {
    const uploads = [upload('a'), upload('b', { kind: 'image' }), upload('c')]
    expect(planned(uploads)).toEqual(['a: nativePdf', 'b: image', 'c: nativePdf'])
    const unable = { ...everything, pdf: false, images: false }
    expect(planned(uploads, unable)).toEqual(['a: textPdf', 'b: unseenImage', 'c: textPdf'])
  })

  it('sends documents as text beyond the page and byte limits of a question', () => {
    const long = Array.from({ length: 4 }, (_, index) => upload(`long${index}`, { pages: 250 }))
    expect(planned(long).slice(1)).toEqual(['long1: nativePdf', 'long2: textPdf', 'long3: textPdf'])
    const heavy = Array.from({ length: 3 }, (_, index) => upload(`heavy${index}`, { sizeBytes: 30_000_000 }))
    expect(planned([...heavy, upload('light')])).toEqual([
      'heavy0: nativePdf',
      'heavy1: textPdf',
      'heavy2: textPdf',
      'light: nativePdf',
    ])
  })
})
