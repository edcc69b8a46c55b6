import { describe, expect, it } from 'vitest'
import type { ContextUpload } from '#server/store/uploads.ts'
import { planAttachments } from './attachment-plan.ts'

const everything = { webSearch: true, images: true, pdf: true, files: true, reasoning: false }

function upload(id: string, more: Partial<ContextUpload> = {}): ContextUpload {
  return {
    id,
    kind: 'pdf',
    name: `${id}.pdf`,
    size: 1000,
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

describe('the way of a file to the model', () => {
  it('is its own for what the model reads itself, and text for what it does not', () => {
    const uploads = [upload('a'), upload('b', { kind: 'image' })]
    const able = planAttachments(uploads, everything)
    expect([ids(able.natively), ids(able.images)]).toEqual([['a'], ['b']])
    const unable = planAttachments(uploads, { ...everything, pdf: false, images: false })
    expect([ids(unable.asText), ids(unable.unseen)]).toEqual([['a'], ['b']])
  })

  it('is text for documents beyond the pages and bytes that one question may carry', () => {
    const long = Array.from({ length: 4 }, (_, index) => upload(`long${index}`, { pages: 250 }))
    expect(ids(planAttachments(long, everything).asText)).toEqual(['long2', 'long3'])
    const heavy = Array.from({ length: 3 }, (_, index) => upload(`heavy${index}`, { size: 30_000_000 }))
    const plan = planAttachments([...heavy, upload('light')], everything)
    expect([ids(plan.natively), ids(plan.asText)]).toEqual([
      ['heavy0', 'light'],
      ['heavy1', 'heavy2'],
    ])
  })

  it('leaves the oldest images out', () => {
    const images = Array.from({ length: 23 }, (_, index) => upload(`i${index}`, { kind: 'image' }))
    const plan = planAttachments(images, everything)
    expect(plan.images).toHaveLength(20)
    expect(ids(plan.leftOut)).toEqual(['i20', 'i21', 'i22'])
  })
})
