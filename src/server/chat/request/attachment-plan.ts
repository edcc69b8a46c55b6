import type { Capabilities } from '#server/model/model.ts'
import type { ContextUpload } from '#server/store/uploads.ts'

/** How each file is to reach the model, if it can. */
export type AttachmentPlan = {
  images: ContextUpload[]
  /** Images, for a model that cannot read them. */
  unsupportedImages: ContextUpload[]
  /** PDFs for the model to read itself. One that cannot be sent this way is sent as text. */
  nativePdfs: ContextUpload[]
  /** PDFs that are sent as text. */
  textPdfs: ContextUpload[]
  /** Images over `maxImageCount`. */
  leftOut: ContextUpload[]
}

/** Limits for one question: the provider charges for each page and image, every time. */
const maxImageCount = 20
const maxPageCount = 600
/** The provider accepts 50 MB in total. */
const maxTotalPdfBytes = 45 * 1024 * 1024

/** `uploads`: in order of preference. If there are too many images, the last ones are left out. */
export function planAttachments(uploads: ContextUpload[], can: Capabilities): AttachmentPlan {
  const plan: AttachmentPlan = {
    images: [],
    unsupportedImages: [],
    nativePdfs: [],
    textPdfs: [],
    leftOut: [],
  }
  let pages = 0
  let bytes = 0
  for (const upload of uploads) {
    if (upload.kind === 'image') {
      if (!can.images) plan.unsupportedImages.push(upload)
      else if (plan.images.length < maxImageCount) plan.images.push(upload)
      else plan.leftOut.push(upload)
      continue
    }
    const fits = pages + (upload.pages ?? 0) <= maxPageCount && bytes + upload.sizeBytes <= maxTotalPdfBytes
    if (!can.pdf || !fits) {
      plan.textPdfs.push(upload)
      continue
    }
    plan.nativePdfs.push(upload)
    pages += upload.pages ?? 0
    bytes += upload.sizeBytes
  }
  return plan
}
