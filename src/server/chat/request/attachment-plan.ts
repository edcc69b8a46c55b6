import type { Capabilities } from '#server/model/model.ts'
import type { ContextUpload } from '#server/store/uploads/uploads.ts'

/**
 * How a file is to reach the model. `unseenImage`: the model cannot read images. `nativePdf`: the model reads the PDF
 * itself; one that cannot be sent this way is sent as text.
 */
export type Planned = { upload: ContextUpload; as: 'image' | 'unseenImage' | 'nativePdf' | 'textPdf' }

/** Limits for one question: the provider charges for each page, every time. */
const maxPageCount = 600
/** The provider accepts 50 MB in total. */
const maxTotalPdfBytes = 45 * 1024 * 1024

/**
 * `uploads`: in order of preference, which is kept. If the PDFs together are too large, the last ones are sent as text.
 */
export function planAttachments(uploads: ContextUpload[], can: Capabilities): Planned[] {
  let pageCount = 0
  let totalBytes = 0
  return uploads.map(upload => {
    if (upload.kind === 'image') return { upload, as: can.images ? 'image' : 'unseenImage' }
    const fits =
      pageCount + (upload.pages ?? 0) <= maxPageCount && totalBytes + upload.sizeBytes <= maxTotalPdfBytes
    if (!can.pdf || !fits) return { upload, as: 'textPdf' }
    pageCount += upload.pages ?? 0
    totalBytes += upload.sizeBytes
    return { upload, as: 'nativePdf' }
  })
}
