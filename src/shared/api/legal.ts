import * as v from 'valibot'
import { plainObject } from '#shared/schema.ts'

export const legalPageSchema = v.picklist(['terms', 'privacy', 'notices', 'disclaimer'])
export type LegalPageName = v.InferOutput<typeof legalPageSchema>

/** GET /api/legal/{page}: the firm's text in Markdown. Its first heading is the page's title. */
export const legalTextSchema = plainObject({ markdown: v.string() })
export type LegalText = v.InferOutput<typeof legalTextSchema>
