import * as z from 'zod/mini'

const suggestedQuestionSchema = z.object({ label: z.string(), question: z.string() })

/** `label`: on the button. `question`: the text that the button puts into the composer. */
const suggestedQuestionsSchema = z.object({ en: suggestedQuestionSchema, fr: suggestedQuestionSchema })
export type SuggestedQuestion = z.infer<typeof suggestedQuestionsSchema>

/**
 * GET /api/config: the run-time settings of the browser, so that one build serves every deployment.
 * Public: never add anything secret here.
 */
export const appConfigSchema = z.object({
  auth: z.object({
    /** Base address of the auth provider: absolute for a hosted one, `/auth/v1` for the embedded one. */
    url: z.string(),
    /** The provider's public key; the embedded provider ignores it. */
    key: z.string(),
    /** Whether a forgotten password can be reset by mail. */
    recovery: z.boolean(),
  }),
  firm: z.object({
    name: z.string(),
    /** The product's title on screen. */
    title: z.string(),
    contactUrl: z.nullable(z.string()),
    bookingUrl: z.nullable(z.string()),
    /** Changes with the disclaimer's text; users must then accept it again. */
    disclaimerVersion: z.string(),
    /** The firm's own colours, as `#rrggbb`; null for the product's. Their contrast was checked. */
    colors: z.object({
      ink: z.nullable(z.string()),
      brass: z.nullable(z.string()),
      brassOnDark: z.nullable(z.string()),
    }),
    /** URLs of the firm's logo, for light and for dark backgrounds; null: the product's mark. */
    logo: z.nullable(z.object({ onLight: z.string(), onDark: z.string() })),
  }),
  /** `built-in`: no model is configured, and the page says so. */
  model: z.enum(['configured', 'built-in']),
  /** The library's topics that have sheets, the largest first. Empty: there is no library. */
  topics: z.array(z.object({ id: z.string(), en: z.string(), fr: z.string() })),
  /** Chats are removed this many days after their last message; null: never. */
  retentionDays: z.nullable(z.number()),
  /** The questions that the firm suggests in an empty chat. Empty: topics are shown instead. */
  suggestions: z.array(suggestedQuestionsSchema),
  /** The server's version, for the console. */
  version: z.string(),
})
export type AppConfig = z.infer<typeof appConfigSchema>

export const legalPageSchema = z.enum(['terms', 'privacy', 'notices', 'disclaimer'])
export type LegalPageName = z.infer<typeof legalPageSchema>

/** GET /api/legal/{page}: the firm's text in Markdown. Its first heading is the page's title. */
export const legalTextSchema = z.object({ markdown: z.string() })
export type LegalText = z.infer<typeof legalTextSchema>
