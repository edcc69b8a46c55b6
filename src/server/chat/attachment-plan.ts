import type { Capabilities } from '#server/model/model.ts'
import type { ContextUpload } from '#server/store/uploads.ts'

/** How each file of a chat reaches the model. */
export type AttachmentPlan = {
  images: ContextUpload[]
  /** Images, if the model reads none. */
  unseen: ContextUpload[]
  /** PDFs that the model reads itself. */
  natively: ContextUpload[]
  asText: ContextUpload[]
  /** Older files that do not fit. */
  leftOut: ContextUpload[]
}

/** What one question may carry: every page and image that the provider reads is paid for each time. */
const maxImageCount = 20
const maxPageCount = 600
/** The provider accepts 50 MB in all. */
const maxPdfBytes = 45 * 1024 * 1024

/** `uploads`: the question's own first, then the newest first, so that what is left out is the oldest. */
export function planAttachments(uploads: ContextUpload[], can: Capabilities): AttachmentPlan {
  const plan: AttachmentPlan = { images: [], unseen: [], natively: [], asText: [], leftOut: [] }
  let pages = 0
  let bytes = 0
  for (const upload of uploads) {
    if (upload.kind === 'image') {
      if (!can.images) plan.unseen.push(upload)
      else if (plan.images.length < maxImageCount) plan.images.push(upload)
      else plan.leftOut.push(upload)
      continue
    }
    const fits = pages + (upload.pages ?? 0) <= maxPageCount && bytes + upload.size <= maxPdfBytes
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
