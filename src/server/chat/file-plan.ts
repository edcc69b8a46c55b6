import type { Capabilities } from '#server/model/model.ts'
import type { ContextUpload } from '#server/store/uploads.ts'

/** How each file of a chat reaches the model. */
export type FilePlan = {
  images: ContextUpload[]
  /** Images, for a model that sees none. */
  unseen: ContextUpload[]
  /** PDFs that the model reads itself. */
  natively: ContextUpload[]
  asText: ContextUpload[]
  /** Older ones that there is no room for. */
  leftOut: ContextUpload[]
}

/** What one question may carry: of all that the provider reads, every page and picture is paid for each time. */
const mostImages = 20
const mostPages = 600
/** Bytes; the provider takes 50 MB in all. */
const mostBytes = 45 * 1024 * 1024

/** `uploads`: the question's own first, then the newest first, so that what is left out is the oldest. */
export function planFiles(uploads: ContextUpload[], can: Capabilities): FilePlan {
  const plan: FilePlan = { images: [], unseen: [], natively: [], asText: [], leftOut: [] }
  let pages = 0
  let bytes = 0
  for (const upload of uploads) {
    if (upload.kind === 'image') {
      if (!can.images) plan.unseen.push(upload)
      else if (plan.images.length < mostImages) plan.images.push(upload)
      else plan.leftOut.push(upload)
      continue
    }
    const fits = pages + (upload.pages ?? 0) <= mostPages && bytes + upload.size <= mostBytes
    if (!can.pdf || !fits) {
      plan.asText.push(upload)
      continue
    }
    plan.natively.push(upload)
    pages += upload.pages ?? 0
    bytes += upload.size
  }
  return plan
}
