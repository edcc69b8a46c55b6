import { describe, expect, it } from 'vitest'
import type { ContextUpload } from '#server/store/uploads.ts'
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

function ids(uploads: ContextUpload[]): string[] {
  return uploads.map(one => one.id)
}

describe('a plan for attachments', () => {
  it('sends files as they are if the model can read them, and PDFs as text if it cannot', () => {
    const uploads = [upload('a'), upload('b', { kind: 'image' })]
    const able = planAttachments(uploads, everything)
    expect([ids(able.nativePdfs), ids(able.images)]).toEqual([['a'], ['b']])
    const unable = planAttachments(uploads, { ...everything, pdf: false, images: false })
    expect([ids(unable.textPdfs), ids(unable.unsupportedImages)]).toEqual([['a'], ['b']])
  })

  it('sends documents as text beyond the page and byte limits of a question', () => {
    const long = Array.from({ length: 4 }, (_, index) => upload(`long${index}`, { pages: 250 }))
    expect(ids(planAttachments(long, everything).textPdfs)).toEqual(['long2', 'long3'])
    const heavy = Array.from({ length: 3 }, (_, index) => upload(`heavy${index}`, { sizeBytes: 30_000_000 }))
    const plan = planAttachments([...heavy, upload('light')], everything)
    expect([ids(plan.nativePdfs), ids(plan.textPdfs)]).toEqual([
      ['heavy0', 'light'],
      ['heavy1', 'heavy2'],
    ])
  })

  it('leaves the last images out if there are too many', () => {
    const images = Array.from({ length: 23 }, (_, index) => upload(`i${index}`, { kind: 'image' }))
    const plan = planAttachments(images, everything)
    expect(plan.images).toHaveLength(20)
    expect(ids(plan.leftOut)).toEqual(['i20', 'i21', 'i22'])
  })
})
